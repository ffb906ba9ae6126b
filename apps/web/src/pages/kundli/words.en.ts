/** The sentences of the kundli form, in English. */
export const en = {
  title: 'Kundli Making',
  intro:
    'Calculated for your exact time and place. Your own birth stays with your account. Our server keeps no other, unless you save its chart or make a link to it. A copy stays in this browser for offline reading until you log out.',
  birthPlaceHint: 'Type the town, then choose it from the list.',
  timeUnknownHint:
    'Without a birth time we can’t find your ascendant or houses. You’ll get whatever is true for the whole day, read from the Moon.',
  failed: 'The kundli could not be generated. Please try again.',
  useSaved: 'Use a saved chart',
};
