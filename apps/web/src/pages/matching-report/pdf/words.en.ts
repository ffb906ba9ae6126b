/** Texts that the PDF of a match has in addition to those of its page, in English. */
export const en = {
  births: 'The two births',
  date: 'Date of birth',
  place: 'Birth place',
  coordinates: 'Coordinates',
  ayanamsa: 'Ayanamsa',
};
