export const content: Readonly<Record<string, string>> = {};
