/** What the document of a match says beside the words of its page, in English. */
export const en = {
  births: 'The two births',
  date: 'Date of birth',
  place: 'Place of birth',
  coordinates: 'Coordinates',
  ayanamsa: 'Ayanamsa',
};
