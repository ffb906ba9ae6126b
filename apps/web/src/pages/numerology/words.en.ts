export const en = {
  title: 'Numerology',
  description:
    'Seven numbers from your name and date of birth, each worked out letter by letter, with what the tradition reads in it.',
  lead: 'Seven numbers from your name and your date of birth. We show the working for each.',
  form: {
    useSaved: 'Use a saved chart',
    title: 'Your name and date of birth',
    firstName: 'First name',
    lastName: 'Last name',
    nameHint:
      'The name you use every day, or the one on your certificate: each gives its own reading.',
    birthDate: 'Date of birth',
    system: 'Values of the letters',
    systems: { pythagorean: 'Pythagorean', chaldean: 'Chaldean' },
    systemHints: {
      pythagorean: 'A is 1, B is 2 and so on to 9, then from 1 again.',
      chaldean: 'The older table of 1 to 8; no letter has the value 9.',
    },
    submit: 'Calculate my numbers',
    busy: 'Calculating...',
    missing: 'Please fill out all fields to calculate your numerology profile.',
    failed: 'Your numbers could not be calculated. Your details are still here. Please try again.',
    private: 'We don’t store these details on our server.',
  },
  how: {
    title: 'How it works',
    cards: [
      {
        title: 'Letters become numbers',
        text: 'Every letter of the name has a value. Which one depends on the system, so you can choose, and the result shows which one you chose.',
      },
      {
        title: 'Digits are added up',
        text: 'The sum is added up digit by digit until one is left. 11 and 22 are kept as they are and called master numbers.',
      },
      {
        title: 'Seven views of one person',
        text: 'All letters, vowels and consonants, the day, the month and the whole date each give a number of their own.',
      },
    ],
  },
  voices: { title: 'What readers say' },
  questions: 'Questions about numerology',
  result: {
    title: (name: string) => `Your numbers, ${name}`,
    sheet: (name: string) => `Numerology of ${name}`,
    /** `list` as in "Destiny 8, Character 3, Purpose 2". */
    opening: (list: string) => `Your main numbers: ${list}.`,
    basis: (name: string, system: string) => `Counted from ${name}, by the ${system} values.`,
    again: 'Calculate Again',
    fromName: 'From the name',
    fromDate: 'From the date',
    fromBoth: 'From both together',
    indian: 'In Indian numerology',
    indianText: 'Moolank is the day of birth in one digit, bhagyank the whole date in one digit.',
    moolank: 'Moolank',
    bhagyank: 'Bhagyank',
    working: 'Working',
    /** "Destiny 8" */
    numbered: (title: string, number: string) => `${title} ${number}`,
    file: 'numerology',
    reducedTo: (digit: number) => `As a single digit it is ${digit}.`,
    tradition:
      'Numerology is a tradition of reading names and dates. It is not medical, legal or financial advice.',
  },
};

export type NumerologyWords = typeof en;
