/** The hours of a festival and the end of its fast. */
export const festivalHourWordsEn = {
  /** "Lakshmi Puja: 5:31 pm to 7:27 pm." */
  hour: (what: string, when: string) => `${what}: ${when}.`,
  enters: (when: string) => `The Sun enters the sign at ${when}.`,
  breakFast: 'Break the fast',
  fastEndsAtMoonrise: 'Fast ends at moonrise',
  fastEndsAfterPuja: 'The fast ends after the evening puja.',
};

export type FestivalHourWords = typeof festivalHourWordsEn;
