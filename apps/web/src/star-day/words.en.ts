import type { AvoidedTimeName, MoonStrengthName, TaraNameOnWire } from '@jyoti/contract';

export const en = {
  title: (star: string) => `For your star, ${star}`,
  /** On the home page. */
  today: (star: string) => `Today for your star, ${star}`,
  toPanchang: 'Today’s panchang',
  loading: 'Loading the day of your birth star',
  failed: 'The day of your birth star could not be loaded',
  incomplete: 'Add your time and place of birth to see how this day suits your birth star.',
  toProfile: 'Go to your profile',
  strengths: {
    good: 'Favourable',
    middling: 'Average',
    bad: 'Unfavourable',
  } satisfies Record<MoonStrengthName, string>,
  tarabala: {
    name: 'Tarabala',
    tip: 'How the Moon’s star today relates to the star you were born under, counted in groups of nine.',
  },
  chandrabala: {
    name: 'Chandrabala',
    tip: 'How strong the Moon is for you today, counted from the sign it was in when you were born.',
  },
  taras: {
    janma: 'Janma',
    sampat: 'Sampat',
    vipat: 'Vipat',
    kshema: 'Kshema',
    pratyari: 'Pratyari',
    sadhaka: 'Sadhaka',
    vadha: 'Vadha',
    mitra: 'Mitra',
    ati_mitra: 'Ati-mitra',
  } satisfies Record<TaraNameOnWire, string>,
  /** "Sampat, until 5:55 am, 22 Nov" */
  until: (name: string, until: string) => `${name}, ${until}`,
  /** "From 9:42 am: Ati-mitra" */
  from: (time: string, name: string) => `From ${time}: ${name}`,
  moonIn: (sign: string) => `Moon in ${sign}`,
  good: {
    name: 'Good times',
    next: 'Next good time',
    tip: 'The Amrit, Shubh and Labh choghadiyas, without the times to avoid and without a star or Moon that is unfavourable for you.',
    none: 'No time of this day is clear of everything that is avoided for your star.',
    noneLeft: 'No good time is left on this day.',
  },
  avoid: {
    name: 'Times to avoid',
    next: 'Avoid next',
    tip: 'Times in which new work and journeys are usually not begun.',
    noneLeft: 'None is left on this day.',
  },
  noSun: 'Good times and times to avoid need a sunrise and a sunset.',
  /** "6:07 pm to 7:31 pm (Labh)" */
  named: (span: string, name: string) => `${span} (${name})`,
  avoided: {
    rahu_kaal: 'Rahu Kaal',
    yamaganda: 'Yamaganda',
    gulika: 'Gulika',
    dur_muhurta: 'Dur Muhurta',
    varjyam: 'Varjyam',
    bhadra: 'Bhadra',
  } satisfies Record<AvoidedTimeName, string>,
};
