// Prices in milliseconds of processor time, and times of caching, that several calls share.

/** For responses that are prepared once and sent from memory: they cost less than counting them would. */
export const free = 0;
/** Reads the store. */
export const read = 1;
/** Writes to the store. */
export const change = 3;
export const password = 20;
/** With the start of a process. What is large or drawn costs both (`isCostly` in accounts/pictures/picture-decoder.ts). */
export const pictures = { 'a picture': 300, 'a large or drawn picture': 700 } as const;

/** The same for everyone; content may be edited at any time. */
export const everyoneForAMinute = { public: true, seconds: 60 } as const;
/** Depends only on the address and the language, but is nobody else's business. */
export const oneForAnHour = { seconds: 3600 } as const;
