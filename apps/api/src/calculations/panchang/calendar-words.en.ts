import type { AlmanacList } from '@jyoti/contract';

/** Words of a festival calendar, in English. */
export const calendarWordsEn = {
  /** What a calendar of each list is called. */
  lists: {
    all: 'Festivals and fasts',
    festivals: 'Festivals',
    ekadashi: 'Ekadashi',
    pradosh: 'Pradosh Vrat',
    sankashti: 'Sankashti Chaturthi',
    vinayaka: 'Vinayaka Chaturthi',
    purnima: 'Purnima',
    amavasya: 'Amavasya',
    sankranti: 'Sankranti',
    eclipses: 'Eclipses',
  } satisfies Record<AlmanacList, string>,
  name: (list: string, place: string) => (place ? `${list}, ${place}` : list),
  span: (start: string, end: string) => `${start} to ${end}`,
  locale: 'en-IN',
  /** "12:08 pm, 21 November" */
  on: (clock: string, date: string) => `${clock}, ${date}`,
  /** "Lakshmi Puja: 7:08 pm to 8:18 pm." */
  hour: (what: string, when: string) => `${what}: ${when}.`,
  enters: (when: string) => `The Sun enters the sign at ${when}.`,
  breakFast: 'Break the fast',
  /** "5:24 am to 8:10 am; at the latest 1:39 pm" */
  breakFastBy: (preferred: string, latest: string) => `${preferred}; at the latest ${latest}`,
  from: (start: string) => `from ${start}`,
  fastEndsAtMoonrise: 'Fast ends at moonrise',
  fastEndsAfterPuja: 'The fast ends after the evening puja.',
  breakFastOf: (fast: string) => `Break the fast: ${fast}`,
  observedIn: (region: string) => `${region}.`,
  hourOf: (festival: string, what: string) => `${festival}: ${what}`,
  sutakOf: (eclipse: string) => `Sutak: ${eclipse}`,
  sutak: (from: string, gentle: string) =>
    `Sutak begins at ${from}; for children, the old and the sick at ${gentle}.`,
  seen: (when: string) => `Seen here: ${when}.`,
  partialHere: 'Here only a part of the Sun is covered.',
  notSeen: (eclipse: string) => `${eclipse} (not visible here)`,
  noSutak: 'It cannot be seen here, so no sutak is kept.',
  penumbral: 'The Moon only dims a little, so no sutak is kept.',
};

export type CalendarWords = Omit<typeof calendarWordsEn, 'lists'> & {
  lists: Readonly<Record<AlmanacList, string>>;
};
