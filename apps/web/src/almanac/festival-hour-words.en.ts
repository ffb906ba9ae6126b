/** The hours of a festival and the end of its fast. */
export const festivalHourWordsEn = {
  /** "Lakshmi Puja: 5:31 pm to 7:27 pm." */
  hour: (what: string, when: string) => `${what}: ${when}.`,
  enters: (when: string) => `The Sun enters the sign at ${when}.`,
  breakFast: 'Break the fast',
  /** "5:24 am to 8:10 am; at the latest 1:39 pm" */
  breakFastBy: (preferred: string, latest: string) => `${preferred}; at the latest ${latest}`,
  fastEndsAtMoonrise: 'Fast ends at moonrise',
  /** "Some almanacs: 31 October." */
  alsoOn: (day: string) => `Some almanacs: ${day}.`,
  fastEndsAfterPuja: 'The fast ends after the evening puja.',
};

export type FestivalHourWords = typeof festivalHourWordsEn;
