// Something for the clipboard.

/** Copy what a field holds; false: the browser would not, and the field is selected. */
export async function copyFrom(field: HTMLInputElement | HTMLTextAreaElement | undefined): Promise<boolean> {
  field?.select();
  try {
    await navigator.clipboard.writeText(field?.value ?? "");
    return true;
  } catch {
    // a page without TLS has no clipboard: the old way, and if that is not there either, the text is selected
    return document.execCommand("copy");
  }
}
