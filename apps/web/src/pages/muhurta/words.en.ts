import type { MuhurtaDirection, MuhurtaPurpose } from '@jyoti/contract';
import { ayanamsaNames } from '../../kundli/ayanamsa-names.en.ts';

/** The sentences of the muhurta page, in English; those of its result load with the result. */
export const en = {
  title: 'Muhurta: find a good date',
  description:
    'Good days and times for a wedding, a new home, a vehicle, a naming ceremony and more, at your place, with the reasons for each.',
  lead: 'Choose an occasion and a place. You get the good days of the next months, the best times on each day, and the reasons for and against.',
  form: {
    title: 'Your occasion',
    purpose: 'Occasion',
    choosePurpose: 'Choose an occasion',
    purposes: {
      marriage: 'Wedding',
      griha_pravesh: 'New home (griha pravesh)',
      vehicle: 'Buying a vehicle',
      property: 'Buying land or a house',
      shop: 'Opening a shop or a business',
      namakarana: 'Naming a child (namakarana)',
      mundan: 'First haircut (mundan)',
      upanayana: 'Sacred thread (upanayana)',
      journey: 'Setting out on a journey',
    } satisfies Record<MuhurtaPurpose, string>,
    direction: 'Direction of the journey',
    directionHint: 'Each weekday has one direction in which tradition avoids setting out.',
    anyDirection: 'Any direction',
    directions: {
      east: 'East',
      south: 'South',
      west: 'West',
      north: 'North',
    } satisfies Record<MuhurtaDirection, string>,
    place: 'Place of the occasion',
    placeHint: 'Sunrise, and with it every good time, depends on the place.',
    from: 'First date',
    to: 'Last date',
    toHint: 'Up to one year after the first.',
    whose: 'Whose chart should we compare?',
    whoseHint: 'With a birth, days on which the Moon is weak for that person are left out.',
    who: {
      nobody: 'Nobody’s: days that are good for everyone',
      me: 'Mine',
      other: 'Another person’s',
      couple: 'Both partners’',
      two: 'Two people’s, such as a couple or two owners',
    },
    whoNotes: {
      noOwnBirth: 'Add your date and place of birth to your profile to choose this.',
      couple: 'Jupiter is compared with the bride’s Moon sign, the Sun with the groom’s.',
      two: 'Every good time then suits both. Each reason names the person it is about.',
    },
    births: {
      other: 'The person’s birth',
      first: 'The first person’s birth',
      second: 'The second person’s birth',
      boy: 'The groom’s birth',
      girl: 'The bride’s birth',
    },
    useSaved: 'Use a saved chart',
    mine: 'My birth details',
    timeUnknownHint:
      'We then use the Moon at noon, and tell you if it changes its sign or nakshatra that day.',
    settings: 'Calculation settings',
    ayanamsa: 'Ayanamsa',
    ayanamsas: ayanamsaNames,
    sunrise: 'Sunrise',
    sunrises: {
      centre: 'Centre of the Sun (old books)',
      edge: 'Upper edge of the Sun (newspapers, most almanacs)',
    },
    submit: 'Find good dates',
    busy: 'Looking for good dates...',
    failed: 'We couldn’t look for dates. Your details are still here. Please try again.',
    private: 'We don’t store these details on our server.',
  },
  how: {
    title: 'How it works',
    steps: [
      {
        title: 'Whole seasons are left out first',
        text: 'For a wedding, for example, the months of Chaturmas and Kharmas, and the weeks in which Jupiter or Venus is too close to the Sun to be seen.',
      },
      {
        title: 'Then each day is checked from sunrise to sunrise',
        text: 'Weekday, lunar day (tithi), the Moon’s nakshatra and the rising sign must suit the occasion, outside Rahu Kaal, Bhadra and other times to avoid.',
      },
      {
        title: 'What is left gets a verdict',
        text: 'Each time has its reasons for and against. Together they make it excellent, good or fair, and you can read all of them.',
      },
    ],
  },
};

export type MuhurtaWords = typeof en;
