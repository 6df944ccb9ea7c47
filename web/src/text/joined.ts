/** All files of a language as one text. */
export const joined = (files: Record<string, string>): string => Object.values(files).join("\n");
