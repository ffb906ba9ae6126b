/**
 * One @ with text on both sides, and a dot with at least two characters after it; the server has
 * the final decision.
 */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)*\.[^\s@.]{2,}$/;

/** Whether a text has the form of an e-mail address. Spaces around it do not count. */
export const isEmail = (text: string): boolean => EMAIL.test(text.trim());
