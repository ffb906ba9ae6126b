/** Languages that every text of this package exists in. */
export const readingLanguages = ['en', 'hi'] as const;
export type ReadingLanguage = (typeof readingLanguages)[number];
