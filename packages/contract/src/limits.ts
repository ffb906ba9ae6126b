/** Longest message of a form, characters. */
export const inquiryMessageLength = 4000;
