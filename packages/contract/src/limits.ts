/** Maximum length of a message, characters. */
export const inquiryMessageLength = 4000;

/** Longest range of a search for a muhurta, days: a leap year. */
export const longestMuhurtaSearch = 366;
