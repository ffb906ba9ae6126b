/** The sentences of a match without a time of birth, in English. */
export const en = {
  /** `points`: every Ashtakoot total that is possible on the day. */
  sentence: (points: readonly string[]) =>
    points.length === 1
      ? `Ashtakoot: ${points[0]} of 36, whatever the hour of birth.`
      : `Ashtakoot: ${points.join(' or ')} of 36, depending on the hour of birth.`,
  hours: 'Which part of the day?',
  hoursHint: 'The parts below follow your choice.',
  moon: (nakshatra: string, sign: string) => `Moon in ${nakshatra}, ${sign}`,
  before: (name: string, end: string, moon: string) => `${name} born before ${end} (${moon})`,
  after: (name: string, start: string, moon: string) => `${name} born from ${start} on (${moon})`,
  between: (name: string, start: string, end: string, moon: string) =>
    `${name} born between ${start} and ${end} (${moon})`,
  points: (points: string) => `${points} of 36`,
};

export type UnknownTimeMatchWords = typeof en;
