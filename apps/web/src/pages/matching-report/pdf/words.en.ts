/** What the document of a match says beside the words of its page, in English. */
export const en = {
  koota: 'Koota',
  score: 'Score',
  meaning: 'What it says',
  total: 'Total',
  exception: (text: string) => `Exception: ${text}`,
  births: 'The two births',
  date: 'Date of birth',
  place: 'Place of birth',
  coordinates: 'Coordinates',
  ayanamsa: 'Ayanamsa',
  found: 'Found',
  dosha: 'Dosha',
};
