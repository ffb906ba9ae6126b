import type { VariantsByHouse } from '../horoscope.types.ts';

/** What may help at work, by the Moon's house: advice for easy days and hard ones alike. */
export const moonCareer: VariantsByHouse = {
  1: [
    'A proposal may gain from carrying your own name.',
    'Your manner can set the tone of a meeting, so it may help to arrive rested.',
  ],
  2: [
    'It may be a useful moment to send an invoice, compare prices or note what came in.',
    'A calm voice can settle most talks about money.',
  ],
  3: [
    'The message you have been putting off may take only five minutes.',
    'Calls and drafts may get you further than waiting for somebody’s favour.',
  ],
  4: [
    'A closed door, or a day from home, may help you concentrate.',
    'A pause between tasks may save you from a hasty answer.',
  ],
  5: [
    'Ideas may come before results; a list of them can wait to be sorted.',
    'Keeping the stakes small may leave more room for curiosity.',
  ],
  6: [
    'The form, the audit or the repair may be the right thing to take on.',
    'Routine tasks in one batch can free the afternoon.',
  ],
  7: [
    'You may persuade better by asking than by telling.',
    'What you agree with a client can be put in writing the same day.',
  ],
  8: [
    'Research and revision may suit you better than a signature.',
    'Where money is shared, asking for the figures first can save a talk later.',
  ],
  9: [
    'A senior colleague’s hint may be worth following up.',
    'A little training, or advice from somebody far away, could be useful.',
  ],
  10: [
    'One clear request may be easier to grant than three.',
    'Finishing something that others can see may speak for you.',
  ],
  11: [
    'A friendly reminder may bring an answer, or a payment.',
    'Asking the team for help may get more done than working on alone.',
  ],
  12: [
    'Preparing may be a better use of your time than presenting.',
    'Looking at the costs can be dull, and still useful to know.',
  ],
};
