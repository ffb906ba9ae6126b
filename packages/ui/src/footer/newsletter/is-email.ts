/** One @ with something on both sides, a dot and at least two signs after it; the server has the last word. */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)*\.[^\s@.]{2,}$/;

/** Whether a text has the form of an e-mail address. Spaces around it do not count. */
export const isEmail = (text: string): boolean => EMAIL.test(text.trim());
