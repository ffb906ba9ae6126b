import type { UnknownTimeMatchWords } from './words.en.ts';

/** The sentences of a match without a time of birth, in Hindi. */
export const hi: UnknownTimeMatchWords = {
  sentence: (points) =>
    points.length === 1
      ? `अष्टकूट: 36 में से ${points[0]}, जन्म का समय चाहे जो हो।`
      : `अष्टकूट: 36 में से ${points.join(' या ')}, जन्म के समय के अनुसार।`,
  hours: 'दिन का कौन-सा भाग?',
  hoursHint: 'नीचे के भाग आपके चुने हुए समय के अनुसार हैं।',
  moon: (nakshatra, sign) => `चंद्र ${nakshatra} नक्षत्र, ${sign} राशि में`,
  before: (name, end, moon) => `${name}: जन्म ${end} से पहले (${moon})`,
  after: (name, start, moon) => `${name}: जन्म ${start} या उसके बाद (${moon})`,
  between: (name, start, end, moon) => `${name}: जन्म ${start} और ${end} के बीच (${moon})`,
  points: (points) => `36 में से ${points}`,
};
