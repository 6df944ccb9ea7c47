// Elements from code. Every text goes in as a text node, so nothing that people write can become markup.

export function el(tag, properties, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties || {})) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "class") element.className = value;
    else if (name in element && typeof value !== "string") element[name] = value;
    else element.setAttribute(name, value);
  }
  put(element, ...children);
  return element;
}

export function put(element, ...children) {
  for (const child of children.flat(Infinity)) {
    if (child === null || child === undefined || child === false) continue;
    element.append(child instanceof Node ? child : String(child));
  }
  return element;
}

export function show(element, ...children) {
  const focused = document.activeElement && element.contains(document.activeElement) && document.activeElement.dataset.keep;
  element.replaceChildren();
  put(element, ...children);
  if (focused) element.querySelector(`[data-keep="${CSS.escape(focused)}"]`)?.focus();
  return element;
}

export const button = (text, onclick, more) => el("button", { type: "button", onclick, ...more }, text);

export const link = (href, text, more) => el("a", { href, ...more }, text);

export function field(label, input) {
  return el("label", { class: "field" }, el("span", {}, label), input);
}

export function choice(name, options, chosen) {
  const select = el("select", { name });
  for (const [value, text] of options) select.append(el("option", { value, selected: value === chosen }, text));
  return select;
}

// A line at the foot of the page for a while: what was refused, and why.
export function note(text) {
  const line = el("p", { class: "note" }, text, button("Close", () => line.remove()));
  const notes = document.getElementById("notes");
  while (notes.children.length > 1) notes.firstChild.remove();
  notes.append(line);
  setTimeout(() => line.remove(), 12000);
}

// Do something that may be refused; the sentence of the refusal is shown.
export async function attempt(work) {
  try {
    return await work();
  } catch (error) {
    note(error.message || String(error));
    return null;
  }
}

// A button that asks once more before it does something that cannot be undone.
export function sure(text, question, work) {
  const made = button(text, () => {
    if (made.dataset.asked) return work();
    made.dataset.asked = "yes";
    made.textContent = question;
    setTimeout(() => {
      delete made.dataset.asked;
      made.textContent = text;
    }, 4000);
  }, { "data-keep": text });
  return made;
}

export function copyable(address) {
  const input = el("input", { value: address, readonly: "", "aria-label": "Link" });
  return el("span", { class: "copy" }, input, button("Copy", async () => {
    input.select();
    await navigator.clipboard?.writeText(address);
  }));
}

export function time(seconds) {
  const whole = Math.max(0, Math.floor(seconds));
  if (whole >= 86400) return `${Math.floor(whole / 86400)} d ${Math.floor((whole % 86400) / 3600)} h`;
  const minutes = Math.floor(whole / 60);
  const rest = String(whole % 60).padStart(2, "0");
  return minutes >= 60 ? `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}

export const letter = (seat) => (seat >= 0 && seat < 7 ? "ABCDEFG"[seat] : "");
