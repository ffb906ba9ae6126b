/** The sentences of the kundli form, in English. */
export const en = {
  title: 'Kundli Making',
  intro: 'Calculated for your minute and your town. Nothing is stored unless you save it.',
  birthPlaceHint: 'Type the town, then choose it from the list.',
  timeUnknownHint:
    'Without a time there is no ascendant and there are no houses from it. The report tells what holds for the whole day, counted from the Moon.',
  failed: 'The kundli could not be generated. Please try again.',
  useSaved: 'Use a saved chart',
  useMine: 'Use my own birth details',
};
