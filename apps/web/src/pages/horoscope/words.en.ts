import { names } from '@jyoti/reports/format';

/** Texts of the horoscope page. The horoscope itself comes from the API. */
export const en = {
  names: names.en,
  title: 'Horoscope',
  heading: (sign: string, period: string) => `${sign} ${period.toLowerCase()} horoscope`,
  today: (day: string) => day,
  datesNote: 'dates of the Western Sun sign',

  signs: 'Zodiac sign',
  moonSign: {
    use: 'Use my Moon sign',
    busy: 'Finding your Moon sign…',
    found: (name: string) => `Your Moon sign is ${name}.`,
    failed: 'We couldn’t find your Moon sign just now.',
    why: 'In India the Moon sign is used.',
  },

  period: 'Period',
  periods: { daily: 'Daily', weekly: 'Weekly', monthly: 'Monthly', yearly: 'Yearly' },
  earlier: {
    daily: 'Previous day',
    weekly: 'Previous week',
    monthly: 'Previous month',
    yearly: 'Previous year',
  },
  later: { daily: 'Next day', weekly: 'Next week', monthly: 'Next month', yearly: 'Next year' },
  current: { daily: 'Today', weekly: 'This week', monthly: 'This month', yearly: 'This year' },
  dates: 'Date',
  anyDate: 'Any date',
  outOfRange: 'Horoscopes are computed for 1800 to 2200.',

  loading: 'Reading the sky…',
  failed: 'We couldn’t load the horoscope.',
  failedText: 'Your sign and date are still chosen.',

  parts: {
    general: 'What the sky says',
    love: 'Love',
    career: 'Career and money',
    health: 'Health',
  },
  /** How an area looks: alone on its card, or together with another area. */
  outlooks: {
    love: { quiet: 'Quiet', even: 'Even', favourable: 'Favourable' },
    career: { quiet: 'Career: quiet', even: 'Career: even', favourable: 'Career: favourable' },
    money: { quiet: 'Money: quiet', even: 'Money: even', favourable: 'Money: favourable' },
  },

  favourable: 'For the day',
  luckyNumber: 'Lucky number',
  compatibleSign: 'Compatible sign',
  favorableTime: 'Favourable time',
  noTime: 'None: there is no sunrise and sunset there on this day.',
  rules: 'How these are found',
  luckyRule: (number: number) =>
    `We add the number of your sign’s lord to the Moon’s house today and bring the sum to one digit: ${number}. The rule is our own, for fun; no old text gives it.`,
  compatibleRule:
    'A sign whose place and lord agree with yours (the bhakoot rule of matching) and whose own day looks best.',
  timeRule: (lord: string, zone: string) =>
    `The first planetary hour (hora) of ${lord}, the lord of your sign, that is clear of Rahu Kaal, for New Delhi (${zone}).`,

  /** Names at the start of a sentence, and inside one. */
  grahasFirst: { Sun: 'The Sun', Moon: 'The Moon' } as Record<string, string>,
  grahas: { Sun: 'the Sun', Moon: 'the Moon' } as Record<string, string>,
  why: {
    house: (graha: string, ordinal: string) => `${graha}, ${ordinal} house`,
    aspect: (graha: string, ordinal: string) => `${graha} on the ${ordinal} house`,
    nakshatra: (name: string) => `Moon in ${name}`,
    stands: (graha: string, zodiac: string, ordinal: string, sign: string) =>
      `${graha} is in ${zodiac}, the ${ordinal} house from ${sign}.`,
    looks: (graha: string, zodiac: string, ordinal: string, sign: string) =>
      `${graha} in ${zodiac} aspects the ${ordinal} house from ${sign}.`,
    benefic: 'It is a natural benefic, so its aspect is read as kind.',
    malefic: 'It is a natural malefic, so its aspect is read as strict.',
    good: 'By transit rules (gochara, Phaladeepika 26) this is one of its good houses, and nothing blocks it.',
    obstructed: (by: string, ordinal: string) =>
      `This is one of its good houses, but ${by} in the ${ordinal} house blocks it (vedha).`,
    bad: 'By transit rules (gochara, Phaladeepika 26) this is not one of its good houses.',
    relieved: (by: string, ordinal: string) =>
      `This is not one of its good houses, but ${by} in the ${ordinal} house softens it (vipareeta vedha).`,
    balance: (helps: string, slows: string) =>
      `By transit rules (gochara) ${helps} counts for this area and ${slows} against it, so neither side prevails.`,
    another: 'another planet',
    among: (grahas: readonly string[]) =>
      [grahas.slice(0, -1).join(', '), ...grahas.slice(-1)].filter(Boolean).join(' and '),
    vedhaHouse: 'vedha',
    stay: (from: string, to: string) => `From ${from} to ${to}.`,
    goodDays: (percent: string) =>
      `We counted the Moon’s house from your sign for each day; on ${percent} of the days it is in a good house that nothing blocks.`,
    moonIn: (name: string, zodiac: string) =>
      `At the middle of the day the Moon is in ${name}, in ${zodiac}.`,
    happens: (event: string, at: string) => `${event}: ${at}.`,
    share: (percent: string) => `This is so on ${percent} of the days.`,
  },
  ordinals: [
    'first',
    'second',
    'third',
    'fourth',
    'fifth',
    'sixth',
    'seventh',
    'eighth',
    'ninth',
    'tenth',
    'eleventh',
    'twelfth',
  ],
  events: {
    enters: (body: string, where: string) => `${body} enters ${where}`,
    retrograde: (body: string, zodiac: string) => `${body} turns retrograde in ${zodiac}`,
    direct: (body: string, zodiac: string) => `${body} turns direct in ${zodiac}`,
    new: (zodiac: string) => `New Moon in ${zodiac}`,
    full: (zodiac: string) => `Full Moon in ${zodiac}`,
    first_quarter: (zodiac: string) => `First quarter Moon in ${zodiac}`,
    last_quarter: (zodiac: string) => `Last quarter Moon in ${zodiac}`,
    solar_eclipse: (zodiac: string) => `Eclipse of the Sun in ${zodiac}`,
    lunar_eclipse: (zodiac: string) => `Eclipse of the Moon in ${zodiac}`,
    begins: (body: string) => `${body} comes close to the Sun (combust)`,
    ends: (body: string) => `${body} moves clear of the Sun`,
  },

  positions: {
    title: 'Current planetary positions',
    at: (when: string) =>
      `Sidereal positions (Lahiri), ${when}. Houses are counted from your sign.`,
  },
  month: {
    title: 'Important transits this month',
    titleOf: (month: string) => `Important transits in ${month}`,
    all: (count: number) => `All ${count} transits of the month`,
    house: (ordinal: string) => `${ordinal} house`,
    past: 'already past',
    pastHouse: (ordinal: string) => `${ordinal} house, already past`,
  },
  recommendations: {
    title: 'Recommendations',
    gemstone: 'Gemstone',
    gemstoneLink: 'Find the gemstone for your birth',
    meditation: 'Meditation',
    remedies: 'Remedies',
    note: 'These are customs. They cost little and promise nothing.',
  },
  compatibility: {
    title: 'Compatibility insights',
    compatible: 'Most compatible signs',
    challenging: 'Challenging signs',
    link: 'Match two kundlis',
  },
  consultation: {
    title: 'Ask about your own chart',
    text: 'One person in twelve shares your sign. A consultation starts from your own chart: make it first, then write to an astrologer.',
    book: 'BOOK CONSULTATION',
    chat: 'CHAT WITH ASTROLOGER',
  },
  basis: (zone: string) =>
    `Based on calculated transits, read from the Moon’s sign at birth. Lahiri ayanamsa, whole-sign houses, times of ${zone}. The text for a sign stays the same all day.`,
  tradition: 'This is tradition, not medical, legal or financial advice.',
};
