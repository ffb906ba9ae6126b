/** Maximum length of a message, characters. */
export const inquiryMessageLength = 4000;
