/** Sentences of the horoscope page. The text of a horoscope itself comes from the API. */
export const en = {
  title: 'Horoscope',
  heading: (sign: string, period: string) => `${sign} ${period.toLowerCase()} horoscope`,
  today: (day: string) => `Today is ${day}.`,
  datesNote: 'dates of the Sun in the tropical sign',

  signs: 'Zodiac sign',
  moonSign: {
    use: 'Use my Moon sign',
    busy: 'Finding your Moon sign…',
    found: (name: string) => `Your Moon sign is ${name}.`,
    failed: 'Your Moon sign could not be found just now.',
    why: 'A sign horoscope is read from the Moon’s sign at birth.',
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
  failed: 'The horoscope could not be loaded.',
  failedText: 'Your sign and date are still chosen.',

  parts: {
    general: 'What the sky says',
    love: 'Love',
    career: 'Career and money',
    health: 'Health',
  },
  scores: {
    general: 'In general',
    love: 'Love',
    career: 'Career',
    money: 'Money',
    health: 'Health',
  },
  bands: { low: 'asks for patience', even: 'even', high: 'favoured' },

  favourable: 'For the day',
  luckyNumber: 'Lucky number',
  compatibleSign: 'Compatible sign',
  favorableTime: 'Favorable time',
  noTime: 'None: the Sun does not rise there that day.',
  rules: 'How these are found',
  luckyRule: (planet: string, number: number) =>
    `${planet} is the strongest planet for this sign on the day, by gochara, dignity, combustion and lordship. Its number is ${number}.`,
  compatibleRule:
    'Of the signs that bhakoot does not fault and whose lords are at peace with yours, the one whose own day is best.',
  timeRule: (planet: string, zone: string) =>
    `The first planetary hour of ${planet} after sunrise, for New Delhi (${zone}).`,

  /** Names at the beginning of a sentence, and inside one. */
  grahasFirst: { Sun: 'The Sun', Moon: 'The Moon' } as Record<string, string>,
  grahas: { Sun: 'the Sun', Moon: 'the Moon' } as Record<string, string>,
  why: {
    house: (graha: string, ordinal: string) => `${graha}, ${ordinal} house`,
    aspect: (graha: string, ordinal: string) => `${graha} on the ${ordinal} house`,
    nakshatra: (name: string) => `Moon in ${name}`,
    stands: (graha: string, zodiac: string, ordinal: string, sign: string) =>
      `${graha} stands in ${zodiac}, the ${ordinal} house from ${sign}.`,
    looks: (graha: string, zodiac: string, ordinal: string, sign: string) =>
      `${graha} in ${zodiac} has its full aspect on the ${ordinal} house from ${sign}.`,
    benefic: 'It is a natural benefic, so the aspect counts as kind.',
    malefic: 'It is a natural malefic, so the aspect counts as strict.',
    good: 'Gochara counts this house among its good ones (Phaladeepika 26), and its vedha house stands empty.',
    obstructed: (by: string, ordinal: string) =>
      `Gochara counts this house among its good ones, and ${by} in the ${ordinal} house obstructs it (vedha).`,
    bad: 'Gochara does not count this house among its good ones (Phaladeepika 26).',
    relieved: (by: string, ordinal: string) =>
      `Gochara does not count this house among its good ones; ${by} in the ${ordinal} house relieves it (vipareeta vedha).`,
    another: 'another graha',
    among: (grahas: readonly string[]) =>
      [grahas.slice(0, -1).join(', '), ...grahas.slice(-1)].filter(Boolean).join(' and '),
    vedhaHouse: 'vedha',
    stay: (from: string, to: string) => `From ${from} to ${to}.`,
    goodDays: (percent: string) =>
      `Day by day the Moon’s house was counted from the sign: it does good, unobstructed, on ${percent} of the days.`,
    moonIn: (name: string, zodiac: string) =>
      `At the middle of the day the Moon is in ${name}, in ${zodiac}.`,
    happens: (event: string, at: string) => `${event}: ${at}.`,
    points: (points: string, area: string) => `Points in the measure of ${area}: ${points}.`,
    share: (percent: string) => `It holds on ${percent} of the days.`,
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
  areas: {
    general: 'the whole',
    love: 'love',
    career: 'career',
    money: 'money',
    health: 'health',
  },
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
    begins: (body: string) => `${body} goes into the Sun’s rays`,
    ends: (body: string) => `${body} comes out of the Sun’s rays`,
  },

  positions: {
    title: 'Current planetary positions',
    at: (when: string) => `Sidereal (Lahiri), ${when}; houses counted from the sign.`,
  },
  month: {
    title: 'Important transits this month',
    titleOf: (month: string) => `Important transits in ${month}`,
    all: (count: number) => `All ${count} transits of the month`,
    house: (ordinal: string) => `${ordinal} house`,
  },
  recommendations: {
    title: 'Recommendations',
    gemstone: 'Gemstone',
    gemstoneLink: 'Find the gemstone for your birth',
    meditation: 'Meditation',
    remedies: 'Remedies',
    note: 'Customs of the tradition; they cost little and promise nothing.',
  },
  compatibility: {
    title: 'Compatibility insights',
    compatible: 'Most compatible signs',
    challenging: 'Challenging signs',
    link: 'Match two kundlis',
  },
  consultation: {
    title: 'Ask about your own chart',
    text: 'A sign is shared by one person in twelve. A consultation starts from your own chart: make it first, then write to an astrologer.',
    book: 'BOOK CONSULTATION',
    chat: 'CHAT WITH ASTROLOGER',
  },
  basis: (zone: string) =>
    `Written from computed transits; the sign stands for the Moon’s sign at birth. Lahiri ayanamsa, whole-sign houses, clock of ${zone}. The same sign and date always read the same.`,
};
