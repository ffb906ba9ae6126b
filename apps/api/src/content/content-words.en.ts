export interface ContentWords {
  /** How long an article takes to read. */
  readTime: (minutes: number) => string;
}

export const contentWordsEn: ContentWords = {
  readTime: (minutes) => `${minutes} min read`,
};
