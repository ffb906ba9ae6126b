import type { CeremonyPurpose, ReachWay, ServiceType, WeekdayName } from '@jyoti/contract';

export const en = {
  title: 'Ceremonies',
  description:
    'Ceremonies that a pandit performs in your name, with their days, format, pandit and price.',
  lead: 'A pandit performs the ceremony in your name on a day that you choose, and you receive a recording of it. You see the price and the refund rule before you book.',
  loading: 'Loading the ceremonies...',
  failed: 'The ceremonies could not be loaded',
  failedText: 'Your bookings are safe. Please try again.',
  missing:
    'The ceremony you asked for does not exist, or is no longer offered. Here are the ceremonies now on offer.',
  code: (code: string) => `Offer code ${code} is checked when you review a booking.`,
  days: 'Day of the week',
  all: 'All Ceremonies',
  weekdays: {
    Monday: 'Monday',
    Tuesday: 'Tuesday',
    Wednesday: 'Wednesday',
    Thursday: 'Thursday',
    Friday: 'Friday',
    Saturday: 'Saturday',
    Sunday: 'Sunday',
  } satisfies Record<WeekdayName, string>,
  purpose: 'What you ask for',
  anyPurpose: 'Anything',
  purposes: {
    health: 'Health',
    home: 'Home',
    marriage: 'Marriage',
    career: 'Work',
    studies: 'Studies',
    birthday: 'Birthday',
    peace: 'Peace of mind',
    planets: 'Planets',
    ancestors: 'Remembrance',
  } satisfies Record<CeremonyPurpose, string>,
  /** A purpose with the number of its ceremonies. */
  counted: (purpose: string, count: number) => `${purpose} (${count})`,
  shown: (count: number, day: string | null, purpose: string | null) =>
    `${count === 1 ? '1 ceremony' : `${count} ceremonies`}${day ? ` on ${day}` : ''}${purpose ? `: ${purpose}` : ''}`,
  list: 'Ceremonies',
  none: 'No ceremonies on this day',
  noneOfPurpose: 'No ceremony fits this choice',
  noneText: 'Each ceremony is held on certain weekdays.',
  formats: {
    video: 'Video',
    audio: 'Audio',
    video_audio: 'Video & Audio',
  } satisfies Record<ServiceType, string>,
  /** Date and time of a ceremony. */
  at: (day: string, hour: string) => `${day} at ${hour} (Indian time)`,
  endOf: (day: string) => `the end of ${day} (Indian time)`,
  reachBy: 'How should we reach you?',
  reachWays: { call: 'Phone call', whatsapp: 'WhatsApp', email: 'Email' } satisfies Record<
    ReachWay,
    string
  >,
  duration: (minutes: number) => `Duration ~${minutes} mins`,
  significance: {
    title: 'What a ceremony is for',
    paragraphs: [
      'A puja, a homa or an abhishekam marks a moment: something begins, something is hoped for, somebody is remembered. The sankalp at its beginning says for whom it is performed and why, and everything that follows is offered in that name.',
      'It is an act of devotion. Nobody needs one because of a line in a chart, and nothing bad follows from leaving it out. It does not replace a doctor or a lawyer, and we promise no result.',
    ],
  },
  voices: 'What visitors say',
  questions: 'Questions about ceremonies',
};
