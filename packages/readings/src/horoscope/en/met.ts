import type { HoroscopeTexts } from '../horoscope.types.ts';

/** One clause each: the effect of a graha, and the one that obstructs (vedha) or relieves it (vipareeta vedha). */
export const met: HoroscopeTexts['met'] = {
  sun: {
    obstructed:
      'The Sun in {sign}, your {own} house, could bring your work some notice, but {by} in your {house} house may hold it back today (vedha).',
    relieved:
      'The strain of the Sun in {sign}, your {own} house, may be lighter today, thanks to {by} in your {house} house (vipareeta vedha).',
  },
  mars: {
    obstructed:
      'Mars in {sign}, your {own} house, could give you more drive than it does today; {by} in your {house} house may slow it down (vedha).',
    relieved:
      'The impatience of Mars in {sign}, your {own} house, may be softened today by {by} in your {house} house (vipareeta vedha).',
  },
  mercury: {
    obstructed:
      'Mercury in {sign}, your {own} house, could help with words and figures, but {by} in your {house} house may get in the way today (vedha).',
    relieved:
      'Small muddles from Mercury in {sign}, your {own} house, may clear up quickly today, helped by {by} in your {house} house (vipareeta vedha).',
  },
  jupiter: {
    obstructed:
      'Jupiter in {sign}, your {own} house, could be generous with money and advice; today {by} in your {house} house may delay that (vedha).',
    relieved:
      'The slow returns of Jupiter in {sign}, your {own} house, may trouble you less today because of {by} in your {house} house (vipareeta vedha).',
  },
  venus: {
    obstructed:
      'Venus in {sign}, your {own} house, could make affection easy, but {by} in your {house} house may keep it waiting today (vedha).',
    relieved:
      'The fussiness of Venus in {sign}, your {own} house, may pass quickly today, softened by {by} in your {house} house (vipareeta vedha).',
  },
  saturn: {
    obstructed:
      'Saturn in {sign}, your {own} house, could reward steady work; today {by} in your {house} house may ask you to wait for it (vedha).',
    relieved:
      'The weight of Saturn in {sign}, your {own} house, may feel lighter today, eased by {by} in your {house} house (vipareeta vedha).',
  },
  rahu: {
    obstructed:
      'Rahu in {sign}, your {own} house, could open a new way, but {by} in your {house} house may keep it closed today (vedha).',
    relieved:
      'The restlessness of Rahu in {sign}, your {own} house, may settle today, calmed by {by} in your {house} house (vipareeta vedha).',
  },
  ketu: {
    obstructed:
      'Ketu in {sign}, your {own} house, could give quiet confidence; today {by} in your {house} house may disturb it (vedha).',
    relieved:
      'The detachment of Ketu in {sign}, your {own} house, may trouble you less today, balanced by {by} in your {house} house (vipareeta vedha).',
  },
};

export const moonMet: HoroscopeTexts['moonMet'] = {
  obstructed: [
    'The Moon in {sign}, your {own} house, could lift the day, but {by} in your {house} house may hold that back (vedha).',
    'A pleasant Moon in {sign}, your {own} house, may be slow to show itself today, with {by} in your {house} house in the way (vedha).',
  ],
  relieved: [
    'The Moon in {sign}, your {own} house, can be tiring, but {by} in your {house} house may ease the day (vipareeta vedha).',
    'What the Moon in {sign}, your {own} house, asks of you today may be less than usual, thanks to {by} in your {house} house (vipareeta vedha).',
  ],
};

/** Over a week, a month or a year, during which the obstructing or relieving planet changes. */
export const mostlyMet: HoroscopeTexts['mostlyMet'] = {
  obstructed: [
    '{graha} in {sign}, your {own} house, may help less than usual, because another planet blocks it most of the time (vedha).',
    'The help of {graha} in {sign}, your {own} house, may come late, because another planet blocks it most of the time (vedha).',
  ],
  relieved: [
    '{graha} in {sign}, your {own} house, may ask less of you than usual, because another planet eases it most of the time (vipareeta vedha).',
    'The demands of {graha} in {sign}, your {own} house, may stay small, because another planet softens them most of the time (vipareeta vedha).',
  ],
};

export const stayed: HoroscopeTexts['stayed'] = {
  good: [
    '{when} {graha} was in {sign}, your {own} house, which may have helped with {matters}.',
    '{when}, with {graha} in {sign}, your {own} house, you may have found {matters} easier than usual.',
    '{when} {graha} in {sign}, your {own} house, may have been kind to {matters}.',
  ],
  bad: [
    '{when} {graha} was in {sign}, your {own} house, and {matters} may have needed patience.',
    '{when}, with {graha} in {sign}, your {own} house, you may have had to work harder at {matters}.',
    '{when} {graha} in {sign}, your {own} house, may have slowed down {matters}.',
  ],
  met: [
    '{when} {graha} was in {sign}, your {own} house, perhaps without much effect on {matters}.',
    '{when}, with {graha} in {sign}, your {own} house, little may have changed in {matters}.',
  ],
};

export const stays: HoroscopeTexts['stays'] = {
  until: 'It stays there until {to}.',
  since: 'It has been there since {from}.',
  between: 'It is there from {from} to {to}.',
  from: 'It is there from {from}.',
  stayedBetween: 'From {from} to {to}',
  stayedAll: { weekly: 'All that week', monthly: 'All that month', yearly: 'All that year' },
};
