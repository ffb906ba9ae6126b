import type { PaneGroup, PaneKind, PairKind, TransitKind } from '@jyoti/reports';
import type { LayoutKey } from './layouts.ts';
import type { ShortcutId } from './shortcuts.ts';

/** Names of what a pane of one birth can show. */
const kinds: Record<PaneKind, string> = {
  D1: 'D1 Rashi',
  D2: 'D2 Hora',
  D3: 'D3 Drekkana',
  D4: 'D4 Chaturthamsa',
  D7: 'D7 Saptamsa',
  D9: 'D9 Navamsa',
  D10: 'D10 Dasamsa',
  D12: 'D12 Dwadasamsa',
  D16: 'D16 Shodasamsa',
  D20: 'D20 Vimsamsa',
  D24: 'D24 Chaturvimsamsa',
  D27: 'D27 Bhamsa',
  D30: 'D30 Trimsamsa',
  D40: 'D40 Khavedamsa',
  D45: 'D45 Akshavedamsa',
  D60: 'D60 Shashtiamsa',
  chandra: 'Chandra chart',
  surya: 'Surya chart',
  chalit: 'Bhava chalit chart',
  planets: 'Planets',
  houses: 'Houses (bhava chalit)',
  aspects: 'Aspects',
  friendships: 'Friendships',
  ashtakvarga: 'Ashtakavarga',
  shadbala: 'Shadbala',
  'bhava-bala': 'Bhava bala',
  vimshottari: 'Vimshottari tree',
  char: 'Chara dasha',
  yogini: 'Yogini dasha',
  'more-dashas': 'More dashas',
  karakas: 'Chara karakas',
  arudhas: 'Arudha padas',
  'kp-cusps': 'KP cusps',
  'kp-planets': 'KP planets',
  'kp-significators': 'KP significators of houses',
  'kp-houses': 'KP houses of planets',
  'kp-ruling': 'KP ruling planets',
  'sade-sati': 'Sade Sati',
  'year-chart': 'Year chart',
  yogas: 'Yogas',
  panchang: 'Panchang at birth',
  notes: 'Notes',
};

const groups: Record<PaneGroup, string> = {
  charts: 'Charts',
  tables: 'Planets, houses and strengths',
  dashas: 'Dashas',
  jaimini: 'Jaimini',
  kp: 'KP',
  time: 'Periods and years',
  more: 'More',
};

const pairKinds: Record<PairKind, string> = {
  table: 'Planets side by side',
  'second-in-first': 'Second chart in the houses of the first',
  'first-in-second': 'First chart in the houses of the second',
};

const transitKinds: Record<TransitKind, string> = {
  chart: 'Transit chart',
  positions: 'Transit table',
  contacts: 'Close to natal points',
  effects: 'Effects of the transits',
  dashas: 'Vimshottari on this date',
};

const layouts: Record<LayoutKey, string> = { parashari: 'Parashari', kp: 'KP', match: 'Match' };

const shortcuts: Record<ShortcutId, string> = {
  pane: 'Go to a pane',
  add: 'Add a pane',
  close: 'Close the pane you are in',
  'day-back': 'Transits: a day back',
  'day-forward': 'Transits: a day forward',
  'month-back': 'Transits: a month back',
  'month-forward': 'Transits: a month forward',
  today: 'Transits: today',
  second: 'Choose the second chart',
  notes: 'Write a note',
  layout: 'Choose a layout',
  help: 'Show this list',
};

/** Texts of the chart workspace, in English. */
export const en = {
  title: 'Chart Workspace',
  description:
    'Several charts and tables side by side for astrologers: transits of any date, two charts compared, notes.',
  detail: (name: string, day: string, time: string, place: string) =>
    `${name} · ${day}, ${time} · ${place}`,
  secondDetail: (name: string, day: string, time: string, place: string) =>
    `Compared with ${name} · ${day}, ${time} · ${place}`,
  loading: 'Casting the chart…',
  failed: 'The chart could not be loaded.',
  edit: 'Edit birth details',
  report: 'Open the report',
  empty: {
    title: 'No chart is open yet.',
    text: 'Enter a birth, or choose one of your saved charts. Its charts and tables will appear here side by side.',
    action: 'Enter birth details',
  },
  unknownTime: {
    title: 'The workspace needs a time of birth.',
    text: 'Most of its charts depend on the ascendant. The report shows what is known without the time.',
    action: 'Add the time',
  },
  layout: 'Layout',
  layouts,
  custom: 'Your own',
  chartStyle: 'Chart style',
  chartStyles: { north: 'North', south: 'South', east: 'East' },
  add: 'Add a pane',
  most: 'Six panes are open, which is the most.',
  shortcutsButton: 'Keyboard shortcuts',
  date: 'Transits',
  pane: {
    name: (number: number, what: string, whose: string) => `Pane ${number}: ${what}, ${whose}`,
    whose: 'Whose',
    what: 'What',
    close: (number: number) => `Close pane ${number}`,
    loading: (what: string) => `Loading ${what}…`,
    failed: (what: string) => `${what} could not be loaded. The other panes are still here.`,
    missing: 'This birth lacks what the pane needs.',
    needsSecond: 'Choose a second chart, and it will appear here.',
    needsTime: 'The second chart has no time of birth, which this pane needs.',
  },
  whose: {
    firstChart: 'First chart',
    secondChart: 'Second chart',
    both: 'Both charts',
    transitsFirst: (name: string) => `Transits for ${name}`,
    transitsSecond: (name: string) => `Transits for ${name}`,
    transitsOfSecond: 'Transits for the second chart',
  },
  groups,
  kinds,
  pairKinds,
  transitKinds,
  transits: {
    loading: 'Loading the transits…',
    failed: 'The transits could not be loaded. The other panes are still here.',
  },
  tree: (name: string) => `Vimshottari periods of ${name}`,
  notes: {
    label: (name: string) => `Notes on ${name}`,
    hint: 'Notes stay in this browser until you log out.',
  },
  second: {
    choose: 'Compare with a second chart',
    change: 'Change the second chart',
    remove: 'Remove the second chart',
    swap: 'Swap the charts',
  },
  birth: {
    first: 'Whose chart?',
    second: 'Second chart',
    useMine: 'Use my details',
    useSaved: 'Use a saved chart',
    submit: 'Show the chart',
    busy: 'Casting the chart…',
    keep: 'Cancel',
    failed: 'The chart could not be cast. Your details are still here.',
  },
  shortcuts: {
    title: 'Keyboard shortcuts',
    intro: 'They work while you are not typing in a field.',
    on: 'Use single-key shortcuts',
    off: 'Single-key shortcuts are off. This button still opens the list.',
    names: shortcuts,
    range: (first: string, last: string) => `${first} to ${last}`,
  },
};

export type WorkspaceWords = typeof en;
