/** The sentences on Sade Sati and dhaiya, in English. `[id|words]` explains a term. */
export const en = {
  title: 'Sade Sati and dhaiya: Saturn seen from the Moon',
  intro: (sign: string) => `[sadesati|Sade Sati] is counted from the Moon in ${sign}.`,
  /** How long the phase runs, and when Saturn comes back to the same sign, if it does. */
  span: (until: string, again: readonly [start: string, end: string] | null) =>
    again ? `until ${until}, and again from ${again[0]} to ${again[1]}` : `until ${until}`,
  now: (phase: string, sign: string, span: string) => `Now: ${phase}, Saturn in ${sign}, ${span}.`,
  notNow: 'You are not in Sade Sati or a dhaiya now.',
  /** For another day than today: "on 29 November 2025". */
  onDay: (when: string, phase: string, sign: string, span: string) =>
    `${when}: ${phase}, Saturn in ${sign}, ${span}.`,
  notOnDay: (when: string) => `${when}: neither Sade Sati nor a dhaiya.`,
  /** Saturn is out of its three signs for some months. */
  paused: (until: string) => `Your Sade Sati is paused. Saturn returns on ${until}.`,
  /** The end of the whole Sade Sati. */
  ends: (end: string) => `This Sade Sati ends on ${end}.`,
  nextCycle: (start: string, end: string) => `The next Sade Sati is from ${start} to ${end}.`,
  caption: 'Sade Sati over a hundred years',
  cycle: 'Sade Sati',
  cycleName: (number: number) => `No. ${number}`,
  phases: {
    rising: 'rising (12th from the Moon)',
    peak: 'peak (the Moon’s sign)',
    setting: 'setting (2nd from the Moon)',
    fourth: 'dhaiya (4th from the Moon)',
    eighth: 'dhaiya (8th from the Moon)',
  },

  part: {
    intro:
      'Saturn takes about two and a half years in each sign. Its years in the signs around your Moon are [sadesati|Sade Sati]; those in the 4th and 8th sign from the Moon are dhaiyas.',
    timeline: (name: string) => `Saturn in the life of ${name}`,
    note: 'A hundred years from birth',
    dhaiya: 'Dhaiya',
    present: 'In Sade Sati',
    absent: 'Not in Sade Sati',
    paused: 'Paused',
    phasesOf: 'The phases of each Sade Sati',
    cycleSpan: (number: number, from: string, to: string) => `No. ${number}: ${from} to ${to}`,
    phasesCaption: (number: number) => `Phases of Sade Sati no. ${number}`,
    phase: 'Phase',
    sign: 'Saturn in',
    entry: 'Saturn enters',
    forward: 'moving forward',
    back: 'moving back (retrograde)',
    dhaiyas: 'Dhaiyas over a hundred years',
    kantaka: 'Kantaka Shani over a hundred years',
    fromMoon: 'From the Moon',
    houseFromMoon: (house: number) => `House ${house}`,
    rules: 'How the dates are counted',
    rulesText: [
      'A phase begins and ends when Saturn enters a sign, calculated with your ayanamsa.',
      'Saturn often turns back over the edge of a sign. The phase then breaks off and continues some months later, so one phase can have two or three dates.',
      'The 4th from the Moon is also called Ardhashtama or Kantaka Shani, the 8th Ashtama Shani. Some also call the 7th and the 10th Kantaka Shani.',
    ],
    more: 'Show all',
    count: (total: number) => `${total} in a hundred years`,
    leftOut: 'Periods that begin after the age of 90 are left out.',
  },
};

export type SadeSatiWords = typeof en;
