/** The sentences of the matching form, in English. */
export const en = {
  pageTitle: 'Kundli Matching',
  title: 'KUNDLI MATCHING',
  intro:
    'Enter the birth details of both persons to generate a comprehensive compatibility report.',
  storage:
    'Your own birth details are filled in on the boy’s side: swap the two, or choose someone else. They stay with your account. We don’t keep any others on our server unless you save the charts or make a link to the match. A copy of the report stays in this browser for offline reading until you log out.',
  details: { boy: "Boy's Details", girl: "Girl's Details" },
  placeHint: 'Type the town, then choose it from the list.',
  timeHint: 'Local time at the birth place. You can leave the seconds at 00.',
  timeUnknownHint:
    'Without a birth time you get Ashtakoot, Dashakoot, Rajju and Vedha, which are read from the Moon.',
  submit: 'Generate Compatibility Report',
  busy: 'Comparing the charts...',
  swap: 'Swap details',
  swapped: 'Details swapped.',
  failed: 'The compatibility report could not be generated. Please try again.',
  fill: {
    trigger: { boy: "Fill in the boy's details", girl: "Fill in the girl's details" },
    mine: 'My own birth details',
  },
  /** Errors for missing values. */
  required: {
    boy: {
      name: "Boy's name is required",
      date: "Boy's date of birth is required",
      time: "Boy's time of birth is required",
      place: "Boy's birth place is required",
    },
    girl: {
      name: "Girl's name is required",
      date: "Girl's date of birth is required",
      time: "Girl's time of birth is required",
      place: "Girl's birth place is required",
    },
  },
  /** Wraps any other error, so that the summary names the person. */
  about: {
    boy: (sentence: string) => `Boy: ${sentence}`,
    girl: (sentence: string) => `Girl: ${sentence}`,
  },
};

export type MatchingFormWords = typeof en;
