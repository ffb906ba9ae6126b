// Written from the types by `packages/jyotish/scripts/generate-checked.ts`; not edited by hand.

import type { Shape } from './check.ts';
export const NeechaBhanga = {
  fields: {
    rule: [
      'exaltation_lord_central',
      'exalted_in_navamsa',
      'exalted_there_central',
      'sign_lord_aspects',
      'sign_lord_central',
    ],
    graha: ['jupiter', 'mars', 'mercury', 'moon', 'saturn', 'sun', 'venus'],
    from: [null, 'ascendant', 'moon'],
  },
} as const satisfies Shape;
export const GrahaPlacement = {
  fields: {
    graha: ['jupiter', 'ketu', 'mars', 'mercury', 'moon', 'rahu', 'saturn', 'sun', 'venus'],
    speed: 'number',
    latitude: 'number',
    retrograde: 'boolean',
    isSet: 'boolean',
    combust: 'boolean',
    dignity: [
      null,
      'debilitated',
      'enemy',
      'exalted',
      'friend',
      'great_enemy',
      'great_friend',
      'moolatrikona',
      'neutral',
      'own',
    ],
    neechaBhanga: { list: NeechaBhanga },
    baladiAvastha: ['bala', 'kumara', 'mrita', 'vriddha', 'yuva'],
    jagradadiAvastha: [null, 'jagrat', 'sushupti', 'swapna'],
    functionalNature: [
      'benefic',
      'highly_benefic',
      'highly_malefic',
      'malefic',
      'maraka',
      'neutral',
      'yogakaraka',
    ],
    longitude: 'number',
    sign: { from: 1, to: 12 },
    degreeInSign: 'number',
    progressPercent: 'number',
    house: { from: 1, to: 12 },
    signLord: ['jupiter', 'mars', 'mercury', 'moon', 'saturn', 'sun', 'venus'],
    nakshatra: 'number',
    nakshatraName: 'string',
    nakshatraLord: ['jupiter', 'ketu', 'mars', 'mercury', 'moon', 'rahu', 'saturn', 'sun', 'venus'],
    nakshatraElapsed: 'number',
    pada: { from: 1, to: 4 },
  },
} as const satisfies Shape;
export const Input = {
  each: GrahaPlacement,
  keys: ['jupiter', 'ketu', 'mars', 'mercury', 'moon', 'rahu', 'saturn', 'sun', 'venus'],
} as const satisfies Shape;
export const Input2 = { fields: { grahas: Input } } as const satisfies Shape;
export const ClockAlternative = {
  fields: {
    id: ['bengal_advance', 'bombay', 'calcutta', 'goa', 'railway'],
    offset: 'string',
    from: 'string',
    until: 'string',
    where: 'string',
  },
} as const satisfies Shape;
export const Input3 = {
  fields: {
    date: 'string',
    time: 'string',
    timeZone: 'string',
    'timeUnknown?': 'boolean',
    'fold?': [0, 1],
    isLocalMeanTime: 'boolean',
    'zone?': 'string',
    'meanTimeOf?': 'string',
    'alternatives?': { list: ClockAlternative },
    latitude: 'number',
    longitude: 'number',
  },
} as const satisfies Shape;
export const Input4 = { fields: { birth: Input3 } } as const satisfies Shape;
export const Placement = {
  fields: {
    longitude: 'number',
    sign: { from: 1, to: 12 },
    degreeInSign: 'number',
    progressPercent: 'number',
    house: { from: 1, to: 12 },
    signLord: ['jupiter', 'mars', 'mercury', 'moon', 'saturn', 'sun', 'venus'],
    nakshatra: 'number',
    nakshatraName: 'string',
    nakshatraLord: ['jupiter', 'ketu', 'mars', 'mercury', 'moon', 'rahu', 'saturn', 'sun', 'venus'],
    nakshatraElapsed: 'number',
    pada: { from: 1, to: 4 },
  },
} as const satisfies Shape;
export const Placements = {
  fields: { ascendant: Placement, grahas: Input },
} as const satisfies Shape;
export const ArudhaOptions = {
  fields: {
    'exceptions?': 'boolean',
    'lords?': ['dual', 'single'],
    'upapada?': ['by_lagna', 'twelfth'],
  },
  as: 'setting',
} as const satisfies Shape;
export const ResolvedTime = {
  fields: { jdUt: 'number', utc: 'string', offsetMinutes: 'number', ambiguous: 'boolean' },
} as const satisfies Shape;
export const AppliedSettings = {
  fields: {
    ayanamsaDegrees: 'number',
    nutationDegrees: 'number',
    houseSystem: ['whole_sign'],
    ayanamsa: {
      either: [
        [
          'fagan_bradley',
          'krishnamurti',
          'lahiri',
          'raman',
          'true_chitra',
          'true_pushya',
          'yukteshwar',
        ],
        'string',
      ],
    },
    node: ['mean', 'true'],
    sunrise: ['centre', 'edge'],
    yearDays: 'number',
    nodeDignity: 'boolean',
  },
} as const satisfies Shape;
export const Chart = {
  fields: {
    birth: Input3,
    time: ResolvedTime,
    deltaTSeconds: 'number',
    settings: AppliedSettings,
    notices: { list: ['ambiguous_local_time', 'unknown_time'] },
    ascendant: Placement,
    grahas: Input,
  },
} as const satisfies Shape;
export const Bhava = {
  fields: { house: { from: 1, to: 12 }, start: 'number', middle: 'number', end: 'number' },
} as const satisfies Shape;
export const Birth = {
  fields: {
    date: 'string',
    time: 'string',
    'timeZone?': 'string',
    'timeUnknown?': 'boolean',
    'fold?': [0, 1],
    'isLocalMeanTime?': 'boolean',
    'zone?': 'string',
    'meanTimeOf?': 'string',
    'alternatives?': { list: ClockAlternative },
    latitude: 'number',
    longitude: 'number',
    'timezone?': 'string',
  },
  as: 'input',
} as const satisfies Shape;
export const Options = {
  fields: {
    'ayanamsa?': {
      either: [
        [
          'fagan_bradley',
          'krishnamurti',
          'lahiri',
          'raman',
          'true_chitra',
          'true_pushya',
          'yukteshwar',
        ],
        'string',
      ],
    },
    'node?': ['mean', 'true'],
    'sunrise?': ['centre', 'edge'],
    'yearDays?': 'number',
    'nodeDignity?': 'boolean',
  },
  as: 'setting',
} as const satisfies Shape;
export const CastOptions = {
  fields: { 'deltaTSeconds?': 'number' },
  as: 'setting',
} as const satisfies Shape;
export const Input5 = {
  fields: { withMalefic: 'boolean', combust: 'boolean' },
} as const satisfies Shape;
export const VedicDay = {
  fields: {
    weekday: { from: 0, to: 6 },
    sunrise: 'number',
    sunset: { either: [[null], 'number'] },
    nextSunrise: { either: [[null], 'number'] },
  },
} as const satisfies Shape;
export const Input6 = {
  fields: {
    graha: ['jupiter', 'ketu', 'mars', 'mercury', 'moon', 'rahu', 'saturn', 'sun', 'venus'],
    retrograde: 'boolean',
  },
} as const satisfies Shape;
export const Input7 = { fields: { node: ['mean', 'true'] } } as const satisfies Shape;
export const SiderealPosition = {
  fields: { longitude: 'number', latitude: 'number', speed: 'number', 'isSet?': 'boolean' },
} as const satisfies Shape;
export const Input8 = {
  each: SiderealPosition,
  keys: ['jupiter', 'ketu', 'mars', 'mercury', 'moon', 'rahu', 'saturn', 'sun', 'venus'],
} as const satisfies Shape;
export const Input9 = {
  fields: { node: ['mean', 'true'], nodeDignity: 'boolean' },
} as const satisfies Shape;
export const GeoPlace = {
  fields: { latitude: 'number', longitude: 'number' },
} as const satisfies Shape;
export const Options2 = {
  fields: { 'lords?': ['dual', 'single'], 'exaltationAdjustment?': 'boolean' },
  as: 'setting',
} as const satisfies Shape;
export const Input10 = {
  fields: {
    graha: ['ketu', 'mars', 'rahu', 'saturn', 'sun'],
    speed: 'number',
    latitude: 'number',
    retrograde: 'boolean',
    isSet: 'boolean',
    combust: 'boolean',
    dignity: [
      null,
      'debilitated',
      'enemy',
      'exalted',
      'friend',
      'great_enemy',
      'great_friend',
      'moolatrikona',
      'neutral',
      'own',
    ],
    neechaBhanga: { list: NeechaBhanga },
    baladiAvastha: ['bala', 'kumara', 'mrita', 'vriddha', 'yuva'],
    jagradadiAvastha: [null, 'jagrat', 'sushupti', 'swapna'],
    functionalNature: [
      'benefic',
      'highly_benefic',
      'highly_malefic',
      'malefic',
      'maraka',
      'neutral',
      'yogakaraka',
    ],
    longitude: 'number',
    sign: { from: 1, to: 12 },
    degreeInSign: 'number',
    progressPercent: 'number',
    house: { from: 1, to: 12 },
    signLord: ['jupiter', 'mars', 'mercury', 'moon', 'saturn', 'sun', 'venus'],
    nakshatra: 'number',
    nakshatraName: 'string',
    nakshatraLord: ['jupiter', 'ketu', 'mars', 'mercury', 'moon', 'rahu', 'saturn', 'sun', 'venus'],
    nakshatraElapsed: 'number',
    pada: { from: 1, to: 4 },
  },
} as const satisfies Shape;
export const Input11 = {
  fields: { grahas: Input, time: ResolvedTime, settings: AppliedSettings },
} as const satisfies Shape;
export const MarsHouse = {
  fields: { from: ['lagna', 'moon', 'venus'], house: { from: 1, to: 12 } },
} as const satisfies Shape;
export const MangalOptions = {
  fields: {
    'ageYears?': 'number',
    'weekday?': { from: 0, to: 6 },
    'houses?': ['all', 'north', 'south'],
  },
  as: 'setting',
} as const satisfies Shape;
export const Span = { fields: { start: 'number', end: 'number' } } as const satisfies Shape;
export const Candidate = {
  fields: { day: 'any', whole: Span, window: { either: [[null], Span] } },
} as const satisfies Shape;
export const DayTest = {
  fields: {
    at: 'string',
    both: ['first', 'longer', 'second'],
    neither: ['first', 'second'],
    'least?': 'number',
  },
} as const satisfies Shape;
export const Options3 = {
  fields: {
    'ayanamsa?': {
      either: [
        [
          'fagan_bradley',
          'krishnamurti',
          'lahiri',
          'raman',
          'true_chitra',
          'true_pushya',
          'yukteshwar',
        ],
        'string',
      ],
    },
    'sunrise?': ['centre', 'edge'],
  },
  as: 'setting',
} as const satisfies Shape;
export const Track = { fields: { at: 'function', speedAt: 'function' } } as const satisfies Shape;
export const Luminary = {
  fields: { body: ['moon', 'sun'], track: Track, placeAt: 'function' },
} as const satisfies Shape;
export const Input12 = { fields: { moon: Luminary, sun: Luminary } } as const satisfies Shape;
export const AlmanacSky = {
  fields: {
    ayanamsa: {
      either: [
        [
          'fagan_bradley',
          'krishnamurti',
          'lahiri',
          'raman',
          'true_chitra',
          'true_pushya',
          'yukteshwar',
        ],
        'string',
      ],
    },
    sun: Track,
    moon: Track,
    elongation: Track,
    sum: Track,
    luminaries: Input12,
    syzygy: 'function',
  },
} as const satisfies Shape;
export const Input13 = {
  fields: { region: 'string', 'alsoIn?': { list: 'string' }, 'notIn?': { list: 'string' } },
} as const satisfies Shape;
export const Puja = {
  fields: { name: 'string', start: 'number', end: 'number' },
} as const satisfies Shape;
export const Input14 = {
  fields: {
    kind: { either: [['tithi'], ['nakshatra'], ['sankranti']] },
    'tithi?': 'number',
    'month?': { from: 1, to: 12 },
    'adhika?': 'boolean',
    'span?': Span,
    'nakshatra?': 'number',
    'sign?': { from: 1, to: 12 },
    'jdUt?': 'number',
  },
} as const satisfies Shape;
export const TestedWindow = {
  fields: { part: 'string', start: 'number', end: 'number' },
} as const satisfies Shape;
export const Parana = {
  each: 'number',
  keys: ['start', 'end', 'latest', 'hariVasaraEnd', 'dwadashiEnd'],
} as const satisfies Shape;
export const EkadashiFast = {
  fields: { name: 'string', tradition: ['all', 'smarta', 'vaishnava'], parana: Parana },
} as const satisfies Shape;
export const FastEnd = {
  fields: {
    rule: ['after_hari_vasara', 'after_tithi_and_rohini', 'moonrise', 'puja', 'within_tithi'],
    start: 'number',
    end: { either: [[null], 'number'] },
    latest: { either: [[null], 'number'] },
  },
} as const satisfies Shape;
export const Observance = {
  fields: {
    id: 'string',
    name: 'string',
    variant: { either: [[null], 'string'] },
    date: 'string',
    alsoOn: { either: [[null], 'string'] },
    region: 'string',
    alsoIn: { list: 'string' },
    notIn: { list: 'string' },
    rank: ['major', 'minor', 'vrat'],
    puja: { either: [[null], Puja] },
    nightPujas: { list: Puja },
    duplicateOf: { either: [[null], 'string'] },
    rule: 'string',
    source: ['almanacs', 'dharmasindhu', 'kerala', 'nirnayasindhu', 'tamil'],
    basis: Input14,
    window: { either: [[null], TestedWindow] },
    choice: 'string',
    fast: { either: [[null], EkadashiFast] },
    fastEnd: { either: [[null], FastEnd] },
  },
} as const satisfies Shape;
export const EkadashiRule = {
  fields: {
    kind: {
      either: [
        ['ekadashi'],
        ['holika'],
        ['nakshatra'],
        ['relative'],
        ['sankranti'],
        ['tithi'],
        ['vijayadashami'],
        ['weekday_before'],
      ],
    },
    'month?': { from: 1, to: 12 },
    'tithi?': 'number',
    'nakshatra?': 'number',
    'sunIn?': { from: 1, to: 12 },
    'withTithi?': 'number',
    'at?': 'string',
    'both?': ['first', 'longer', 'second'],
    'neither?': ['first', 'second'],
    'least?': 'number',
    'to?': 'string',
    'days?': 'number',
    'sign?': { from: 1, to: 12 },
    'day?': [
      'after_midnight',
      'bengal',
      'civil',
      'daylight',
      'eve',
      'madhyahna',
      'next_sunrise',
      'odisha',
      'punya',
    ],
    'adhika?': ['instead'],
    'weekday?': { from: 0, to: 6 },
  },
} as const satisfies Shape;
export const ShadbalaOptions = {
  fields: {
    'school?': ['parashara', 'raman'],
    'saptavargaja?': ['parashara', 'raman'],
    'drekkana?': ['female_middle', 'neuter_middle'],
    'hora?': ['equal', 'seasonal'],
    'luminaries?': ['cheshta', 'doubled'],
    'victor?': ['lesser_longitude', 'north'],
    'war?': ['discs', 'whole'],
    'drik?': ['mercury_jupiter_whole', 'quarter'],
    'moon?': ['bright', 'waxing'],
    'mercury?': ['benefic', 'company'],
    'bhavaDig?': ['degrees', 'houses'],
    'required?': ['parashara', 'raman'],
  },
  as: 'setting',
} as const satisfies Shape;
export const JudgementOptions = {
  fields: {
    'sex?': ['female', 'male'],
    'shadbala?': ShadbalaOptions,
    'ashtakavarga?': ['parashara', 'varahamihira'],
    'adhi?': ['graded', 'three'],
  },
  as: 'setting',
} as const satisfies Shape;
export const Input15 = {
  fields: {
    sign: { from: 1, to: 12 },
    house: { from: 1, to: 12 },
    graha: ['jupiter', 'ketu', 'mars', 'mercury', 'moon', 'rahu', 'saturn', 'sun', 'venus'],
  },
} as const satisfies Shape;
export const PlainFact = {
  fields: {
    id: 'string',
    weight: 'number',
    graha: { either: [[null], Input15] },
    value: { either: [[null], 'number'] },
    others: {
      list: ['jupiter', 'ketu', 'mars', 'mercury', 'moon', 'rahu', 'saturn', 'sun', 'venus'],
    },
    yogas: { list: 'string' },
  },
} as const satisfies Shape;
export const JudgementFact = {
  fields: {
    because: { either: [[null], PlainFact] },
    id: 'string',
    weight: 'number',
    graha: { either: [[null], Input15] },
    value: { either: [[null], 'number'] },
    others: {
      list: ['jupiter', 'ketu', 'mars', 'mercury', 'moon', 'rahu', 'saturn', 'sun', 'venus'],
    },
    yogas: { list: 'string' },
  },
} as const satisfies Shape;
export const Judged = {
  fields: {
    verdict: ['effort', 'mixed', 'supported'],
    score: 'number',
    sum: 'number',
    supports: { list: JudgementFact },
    challenges: { list: JudgementFact },
  },
} as const satisfies Shape;
export const Input16 = {
  each: Judged,
  keys: ['jupiter', 'ketu', 'mars', 'mercury', 'moon', 'rahu', 'saturn', 'sun', 'venus'],
} as const satisfies Shape;
export const JudgedHouse = {
  fields: {
    house: { from: 1, to: 12 },
    lord: ['jupiter', 'mars', 'mercury', 'moon', 'saturn', 'sun', 'venus'],
    lordHouse: { from: 1, to: 12 },
    karaka: ['jupiter', 'mars', 'mercury', 'moon', 'saturn', 'sun', 'venus'],
    occupants: {
      list: ['jupiter', 'ketu', 'mars', 'mercury', 'moon', 'rahu', 'saturn', 'sun', 'venus'],
    },
    aspectedBy: {
      list: ['jupiter', 'ketu', 'mars', 'mercury', 'moon', 'rahu', 'saturn', 'sun', 'venus'],
    },
    verdict: ['effort', 'mixed', 'supported'],
    score: 'number',
    sum: 'number',
    supports: { list: JudgementFact },
    challenges: { list: JudgementFact },
  },
} as const satisfies Shape;
export const YogaSource = {
  fields: {
    text: ['bphs', 'brihat_jataka', 'jataka_parijata', 'phaladeepika', 'raman', 'uttara_kalamrita'],
    chapter: { either: [[null], 'number'] },
    verse: { either: [[null], 'string'] },
  },
} as const satisfies Shape;
export const YogaCancellation = {
  fields: {
    code: 'string',
    grahas: {
      list: ['jupiter', 'ketu', 'mars', 'mercury', 'moon', 'rahu', 'saturn', 'sun', 'venus'],
    },
    houses: { list: { from: 1, to: 12 } },
    lordsOf: { list: { from: 1, to: 12 } },
  },
} as const satisfies Shape;
export const JudgedYoga = {
  fields: {
    strength: ['middling', 'strong', 'weak'],
    score: 'number',
    id: 'string',
    name: 'string',
    group: 'string',
    nature: ['bad', 'good', 'mixed'],
    sources: { list: YogaSource },
    grahas: {
      list: ['jupiter', 'ketu', 'mars', 'mercury', 'moon', 'rahu', 'saturn', 'sun', 'venus'],
    },
    houses: { list: { from: 1, to: 12 } },
    lordsOf: { list: { from: 1, to: 12 } },
    cancellations: { list: YogaCancellation },
  },
} as const satisfies Shape;
export const Judgement = {
  fields: { grahas: Input16, houses: { list: JudgedHouse }, yogas: { list: JudgedYoga } },
} as const satisfies Shape;
export const Input17 = { fields: { time: ResolvedTime } } as const satisfies Shape;
export const KpCusp = {
  fields: {
    sign: ['jupiter', 'mars', 'mercury', 'moon', 'saturn', 'sun', 'venus'],
    star: ['jupiter', 'ketu', 'mars', 'mercury', 'moon', 'rahu', 'saturn', 'sun', 'venus'],
    house: { from: 1, to: 12 },
    longitude: 'number',
    sub: ['jupiter', 'ketu', 'mars', 'mercury', 'moon', 'rahu', 'saturn', 'sun', 'venus'],
    subSub: ['jupiter', 'ketu', 'mars', 'mercury', 'moon', 'rahu', 'saturn', 'sun', 'venus'],
  },
} as const satisfies Shape;
export const KpPlanet = {
  fields: {
    subSub: ['jupiter', 'ketu', 'mars', 'mercury', 'moon', 'rahu', 'saturn', 'sun', 'venus'],
    graha: ['jupiter', 'ketu', 'mars', 'mercury', 'moon', 'rahu', 'saturn', 'sun', 'venus'],
    longitude: 'number',
    retrograde: 'boolean',
    house: { from: 1, to: 12 },
    sign: ['jupiter', 'mars', 'mercury', 'moon', 'saturn', 'sun', 'venus'],
    star: ['jupiter', 'ketu', 'mars', 'mercury', 'moon', 'rahu', 'saturn', 'sun', 'venus'],
    sub: ['jupiter', 'ketu', 'mars', 'mercury', 'moon', 'rahu', 'saturn', 'sun', 'venus'],
  },
} as const satisfies Shape;
export const Input18 = {
  each: KpPlanet,
  keys: ['jupiter', 'ketu', 'mars', 'mercury', 'moon', 'rahu', 'saturn', 'sun', 'venus'],
} as const satisfies Shape;
export const KpChart = {
  fields: {
    system: ['equal', 'placidus', 'sripati', 'whole_sign'],
    cusps: { list: KpCusp },
    planets: Input18,
    notices: { list: ['no_quadrants_at_this_latitude'] },
  },
} as const satisfies Shape;
export const Couple = { fields: { boy: 'number', girl: 'number' } } as const satisfies Shape;
export const Couple2 = { fields: { boy: 'boolean', girl: 'boolean' } } as const satisfies Shape;
export const AggregateFacts = {
  fields: {
    ashtakoota: 'number',
    tenPorutham: 'number',
    mangal: Couple,
    papaBalance: 'number',
    kaalSarp: Couple2,
    rajju: 'boolean',
    vedha: 'boolean',
  },
} as const satisfies Shape;
export const Input19 = {
  fields: { animal: 'string', sex: ['female', 'male'] },
} as const satisfies Shape;
export const Input20 = {
  fields: {
    part: ['kantha', 'kati', 'nabhi', 'pada', 'siro'],
    direction: [null, 'ascending', 'descending'],
  },
} as const satisfies Shape;
export const Nakshatra = {
  fields: {
    number: 'number',
    name: 'string',
    deity: 'string',
    syllables: { list: 'string' },
    syllablesDevanagari: { list: 'string' },
    gana: ['deva', 'manushya', 'rakshasa'],
    yoni: Input19,
    nadi: ['adi', 'antya', 'madhya'],
    rajju: Input20,
    vedha: { list: 'number' },
    lord: ['jupiter', 'ketu', 'mars', 'mercury', 'moon', 'rahu', 'saturn', 'sun', 'venus'],
  },
} as const satisfies Shape;
export const Sign = {
  fields: {
    number: { from: 1, to: 12 },
    name: 'string',
    sanskrit: 'string',
    lord: ['jupiter', 'mars', 'mercury', 'moon', 'saturn', 'sun', 'venus'],
    varna: ['brahmin', 'kshatriya', 'shudra', 'vaishya'],
    tatva: ['air', 'earth', 'fire', 'water'],
    quality: ['dual', 'fixed', 'movable'],
    vashya: { list: ['chatushpada', 'jalachara', 'keeta', 'manava', 'vanachara'] },
  },
} as const satisfies Shape;
export const MatchMoon = {
  fields: {
    longitude: 'number',
    nakshatra: Nakshatra,
    pada: { from: 1, to: 4 },
    sign: Sign,
    vashya: ['chatushpada', 'jalachara', 'keeta', 'manava', 'vanachara'],
  },
} as const satisfies Shape;
export const Couple3 = { fields: { boy: MatchMoon, girl: MatchMoon } } as const satisfies Shape;
export const KootaOptions = {
  fields: { 'vashya?': ['bride_by_groom', 'symmetric'], 'gana?': ['deva_boy', 'manushya_boy'] },
  as: 'setting',
} as const satisfies Shape;
export const Couple4 = { fields: { boy: Chart, girl: Chart } } as const satisfies Shape;
export const Couple5 = {
  fields: { boy: MangalOptions, girl: MangalOptions },
} as const satisfies Shape;
export const MatchOptions = {
  fields: { 'mangal?': Couple5, 'kootas?': KootaOptions },
  as: 'setting',
} as const satisfies Shape;
export const MatchMoonSpan = {
  fields: { moon: MatchMoon, startJdUt: 'number', endJdUt: 'number' },
} as const satisfies Shape;
export const Couple6 = {
  fields: { boy: { list: MatchMoonSpan }, girl: { list: MatchMoonSpan } },
} as const satisfies Shape;
export const Couple7 = { fields: { boy: Placements, girl: Placements } } as const satisfies Shape;
export const VedicDayBounds = {
  fields: {
    weekday: { from: 0, to: 6 },
    sunriseJdUt: 'number',
    sunsetJdUt: 'number',
    nextSunriseJdUt: 'number',
  },
} as const satisfies Shape;
export const PadaSpan = {
  fields: { pada: { from: 1, to: 4 }, startJdUt: 'number', endJdUt: 'number' },
} as const satisfies Shape;
export const NakshatraSpan = {
  fields: {
    number: 'number',
    nakshatra: Nakshatra,
    padas: { list: PadaSpan },
    startJdUt: 'number',
    endJdUt: 'number',
  },
} as const satisfies Shape;
export const TimeSpan = {
  fields: { startJdUt: 'number', endJdUt: 'number' },
} as const satisfies Shape;
export const Dusks = {
  fields: {
    previousSunsetJdUt: { either: [[null], 'number'] },
    godhuliJdUt: { either: [[null], 'number'] },
  },
} as const satisfies Shape;
export const KaranaSpan = {
  fields: {
    deity: 'string',
    lord: ['jupiter', 'ketu', 'mars', 'mercury', 'moon', 'rahu', 'saturn', 'sun', 'venus'],
    number: 'number',
    name: 'string',
    kind: ['fixed', 'movable'],
    startJdUt: 'number',
    endJdUt: 'number',
  },
} as const satisfies Shape;
export const Input21 = {
  fields: {
    nakshatras: { list: NakshatraSpan },
    karanas: { list: KaranaSpan },
    vedicDay: { either: [[null], VedicDayBounds] },
    span: TimeSpan,
  },
} as const satisfies Shape;
export const Input22 = { fields: { karanas: { list: KaranaSpan } } } as const satisfies Shape;
export const MuhurtaPlace = {
  fields: { 'timeZone?': 'string', latitude: 'number', longitude: 'number', 'timezone?': 'string' },
} as const satisfies Shape;
export const MuhurtaBirth = {
  fields: { moonLongitude: 'number', 'role?': ['bride', 'groom'] },
} as const satisfies Shape;
export const MuhurtaQuery = {
  fields: {
    purpose: [
      'griha_pravesh',
      'journey',
      'marriage',
      'mundan',
      'namakarana',
      'property',
      'shop',
      'upanayana',
      'vehicle',
    ],
    from: 'string',
    to: 'string',
    place: MuhurtaPlace,
    'births?': { list: MuhurtaBirth },
    'direction?': ['east', 'north', 'south', 'west'],
    'settings?': Options3,
  },
  as: 'input',
} as const satisfies Shape;
export const TithiSpan = {
  fields: {
    type: ['bhadra', 'jaya', 'nanda', 'purna', 'rikta'],
    deity: 'string',
    number: 'number',
    name: 'string',
    paksha: ['krishna', 'shukla'],
    startJdUt: 'number',
    endJdUt: 'number',
  },
} as const satisfies Shape;
export const YogaSpan = {
  fields: {
    number: 'number',
    name: 'string',
    good: 'boolean',
    startJdUt: 'number',
    endJdUt: 'number',
  },
} as const satisfies Shape;
export const AlmanacSettings = {
  fields: {
    ayanamsa: {
      either: [
        [
          'fagan_bradley',
          'krishnamurti',
          'lahiri',
          'raman',
          'true_chitra',
          'true_pushya',
          'yukteshwar',
        ],
        'string',
      ],
    },
    sunrise: ['centre', 'edge'],
  },
} as const satisfies Shape;
export const CivilDay = {
  fields: { date: 'string', weekday: { from: 0, to: 6 }, startJdUt: 'number', endJdUt: 'number' },
} as const satisfies Shape;
export const SignStay = {
  fields: {
    sign: { from: 1, to: 12 },
    enteredJdUt: { either: [[null], 'number'] },
    leftJdUt: { either: [[null], 'number'] },
  },
} as const satisfies Shape;
export const LunarMonth = {
  fields: {
    number: { from: 1, to: 12 },
    name: 'string',
    adhika: 'boolean',
    kshaya: 'boolean',
    lostNumber: { either: [[null], { from: 1, to: 12 }] },
    lunation: 'number',
    startJdUt: 'number',
    fullMoonJdUt: 'number',
    endJdUt: 'number',
  },
} as const satisfies Shape;
export const PurnimantaMonth = {
  fields: { number: { from: 1, to: 12 }, name: 'string', adhika: 'boolean' },
} as const satisfies Shape;
export const Samvatsara = { fields: { number: 'number', name: 'string' } } as const satisfies Shape;
export const NorthernSamvatsara = {
  fields: { startJdUt: 'number', number: 'number', name: 'string' },
} as const satisfies Shape;
export const Samvats = {
  fields: {
    shaka: 'number',
    vikram: 'number',
    vikramKartikadi: 'number',
    kali: 'number',
    samvatsara: Samvatsara,
    northernSamvatsara: Samvatsara,
    currentSamvatsara: NorthernSamvatsara,
    gujaratiSamvatsara: Samvatsara,
  },
} as const satisfies Shape;
export const Season = {
  fields: {
    ritu: ['grishma', 'hemanta', 'sharad', 'shishira', 'varsha', 'vasanta'],
    ayana: ['dakshinayana', 'uttarayana'],
  },
} as const satisfies Shape;
export const DayPanchang = {
  fields: {
    tithis: { list: TithiSpan },
    nakshatras: { list: NakshatraSpan },
    yogas: { list: YogaSpan },
    moonAllDay: [null, 'down', 'up'],
    settings: AlmanacSettings,
    civilDay: CivilDay,
    weekday: { from: 0, to: 6 },
    dayLord: ['jupiter', 'mars', 'mercury', 'moon', 'saturn', 'sun', 'venus'],
    vedicDay: { either: [[null], VedicDayBounds] },
    span: TimeSpan,
    moonSigns: { list: SignStay },
    sunSigns: { list: SignStay },
    notices: {
      list: [
        'moon_down_all_day',
        'moon_up_all_day',
        'no_moonrise',
        'no_moonset',
        'no_next_sunrise',
        'no_sunrise',
        'no_sunset',
        'sun_down_all_day',
        'sun_up_all_day',
      ],
    },
    karanas: { list: KaranaSpan },
    sunriseJdUt: { either: [[null], 'number'] },
    sunsetJdUt: { either: [[null], 'number'] },
    nextSunriseJdUt: { either: [[null], 'number'] },
    moonriseJdUt: { either: [[null], 'number'] },
    moonsetJdUt: { either: [[null], 'number'] },
    sunAllDay: [null, 'down', 'up'],
    previousSunsetJdUt: { either: [[null], 'number'] },
    godhuliJdUt: { either: [[null], 'number'] },
    lunarMonth: LunarMonth,
    purnimanta: PurnimantaMonth,
    samvats: Samvats,
    season: Season,
    tropicalSeason: Season,
    nextFullMoonJdUt: 'number',
  },
} as const satisfies Shape;
export const Input23 = {
  fields: { settings: AlmanacSettings, span: TimeSpan },
} as const satisfies Shape;
export const Input24 = {
  fields: {
    tithis: { list: TithiSpan },
    nakshatras: { list: NakshatraSpan },
    weekday: { from: 0, to: 6 },
    vedicDay: { either: [[null], VedicDayBounds] },
    span: TimeSpan,
  },
} as const satisfies Shape;
export const LagnaSpan = {
  fields: { startJdUt: 'number', sign: { from: 1, to: 12 }, endJdUt: 'number' },
} as const satisfies Shape;
export const BirthStar = {
  fields: { nakshatra: 'number', sign: { from: 1, to: 12 } },
} as const satisfies Shape;
export const NumerologyInput = {
  fields: { name: 'string', birthDate: 'string', 'system?': ['chaldean', 'pythagorean'] },
  as: 'input',
} as const satisfies Shape;
export const Input25 = {
  fields: {
    nakshatras: { list: NakshatraSpan },
    settings: AlmanacSettings,
    weekday: { from: 0, to: 6 },
    vedicDay: { either: [[null], VedicDayBounds] },
    span: TimeSpan,
  },
} as const satisfies Shape;
export const Input26 = {
  fields: { tithis: { list: TithiSpan }, span: TimeSpan, moonSigns: { list: SignStay } },
} as const satisfies Shape;
export const Rises = {
  fields: {
    sunriseJdUt: { either: [[null], 'number'] },
    sunsetJdUt: { either: [[null], 'number'] },
    nextSunriseJdUt: { either: [[null], 'number'] },
    moonriseJdUt: { either: [[null], 'number'] },
    moonsetJdUt: { either: [[null], 'number'] },
    sunAllDay: [null, 'down', 'up'],
    moonAllDay: [null, 'down', 'up'],
  },
} as const satisfies Shape;
export const Limbs = {
  fields: {
    tithis: { list: TithiSpan },
    nakshatras: { list: NakshatraSpan },
    yogas: { list: YogaSpan },
    karanas: { list: KaranaSpan },
  },
} as const satisfies Shape;
export const Input27 = { fields: { sun: Track } } as const satisfies Shape;
export const CountedVargaRule = {
  fields: {
    'parts?': 'number',
    'starts?': { list: { from: 1, to: 12 } },
    'step?': 'number',
    'backwards?': { list: { from: 1, to: 12 } },
    'odd?': { list: { from: 1, to: 12 } },
    'even?': { list: { from: 1, to: 12 } },
    'first?': [1, 2, 3, 4, 7, 9, 10, 12, 16, 20, 24, 27, 30, 40, 45, 60],
    'second?': [1, 2, 3, 4, 7, 9, 10, 12, 16, 20, 24, 27, 30, 40, 45, 60],
  },
} as const satisfies Shape;
export const RegionalDay = {
  each: 'number',
  keys: ['month', 'day', 'year'],
} as const satisfies Shape;
export const Options4 = {
  fields: {
    'ayanamsa?': {
      either: [
        [
          'fagan_bradley',
          'krishnamurti',
          'lahiri',
          'raman',
          'true_chitra',
          'true_pushya',
          'yukteshwar',
        ],
        'string',
      ],
    },
    'sunrise?': ['centre', 'edge'],
    'bengali?': ['almanac', 'bangladesh'],
    'odia?': ['date', 'sunrise'],
  },
  as: 'setting',
} as const satisfies Shape;
export const Options5 = {
  fields: { 'bengali?': ['almanac', 'bangladesh'], 'odia?': ['date', 'sunrise'] },
  as: 'setting',
} as const satisfies Shape;
export const CatalogueStar = {
  each: 'number',
  keys: ['rightAscension', 'declination', 'rightAscensionMotion', 'declinationMotion', 'parallax'],
} as const satisfies Shape;
export const Input28 = {
  each: { from: 1, to: 12 },
  keys: ['ascendant', 'jupiter', 'mars', 'mercury', 'moon', 'saturn', 'sun', 'venus'],
} as const satisfies Shape;
export const Input29 = {
  each: 'number',
  keys: ['jupiter', 'ketu', 'mars', 'mercury', 'moon', 'rahu', 'saturn', 'sun', 'venus'],
} as const satisfies Shape;
export const Input30 = {
  fields: { moon: ['bright', 'waxing'], mercury: ['benefic', 'company'] },
} as const satisfies Shape;
export const Input31 = {
  fields: { longitudes: Input29, bhavas: { list: Bhava } },
} as const satisfies Shape;
export const Input32 = { fields: { virupas: 'number' } } as const satisfies Shape;
export const Input33 = {
  each: Input32,
  keys: ['jupiter', 'mars', 'mercury', 'moon', 'saturn', 'sun', 'venus'],
} as const satisfies Shape;
export const Input34 = {
  fields: { moon: ['bright', 'waxing'], bhavaDig: ['degrees', 'houses'] },
} as const satisfies Shape;
export const MeanMotion = {
  fields: { mean: 'number', sighrochcha: 'number' },
} as const satisfies Shape;
export const DrishtiSum = {
  fields: {
    benefic: { list: ['jupiter', 'mars', 'mercury', 'moon', 'saturn', 'sun', 'venus'] },
    whole: { list: ['jupiter', 'mars', 'mercury', 'moon', 'saturn', 'sun', 'venus'] },
    'except?': ['jupiter', 'mars', 'mercury', 'moon', 'saturn', 'sun', 'venus'],
  },
} as const satisfies Shape;
export const Input35 = {
  each: { list: 'number' },
  keys: ['ascendant', 'jupiter', 'mars', 'mercury', 'moon', 'saturn', 'sun', 'venus'],
} as const satisfies Shape;
export const Bhinnashtakavarga = {
  fields: { contributors: Input35, points: { list: 'number' } },
} as const satisfies Shape;
export const Input36 = {
  each: Bhinnashtakavarga,
  keys: ['ascendant', 'jupiter', 'mars', 'mercury', 'moon', 'saturn', 'sun', 'venus'],
} as const satisfies Shape;
export const Input37 = { fields: { bhinna: Input36 } } as const satisfies Shape;
export const Input38 = {
  fields: { longitudes: Input29, latitudes: Input29 },
} as const satisfies Shape;
export const Input39 = {
  each: 'number',
  keys: ['jupiter', 'mars', 'mercury', 'moon', 'saturn', 'sun', 'venus'],
} as const satisfies Shape;
export const Input40 = {
  fields: { victor: ['lesser_longitude', 'north'], war: ['discs', 'whole'] },
} as const satisfies Shape;
export const Ashtakavarga = {
  fields: {
    school: ['parashara', 'varahamihira'],
    bhinna: Input36,
    sarva: { list: 'number' },
    sarvaWithAscendant: { list: 'number' },
  },
} as const satisfies Shape;
export const Input41 = { fields: { hora: ['equal', 'seasonal'] } } as const satisfies Shape;
export const DayThird = {
  fields: { of: ['day', 'night'], number: { from: 1, to: 3 } },
} as const satisfies Shape;
export const Input42 = {
  fields: {
    year: ['jupiter', 'mars', 'mercury', 'moon', 'saturn', 'sun', 'venus'],
    month: ['jupiter', 'mars', 'mercury', 'moon', 'saturn', 'sun', 'venus'],
    day: ['jupiter', 'mars', 'mercury', 'moon', 'saturn', 'sun', 'venus'],
    hour: [null, 'jupiter', 'mars', 'mercury', 'moon', 'saturn', 'sun', 'venus'],
  },
} as const satisfies Shape;
export const Input43 = {
  each: MeanMotion,
  keys: ['jupiter', 'mars', 'mercury', 'saturn', 'venus'],
} as const satisfies Shape;
export const ShadbalaFacts = {
  fields: {
    longitudes: Input29,
    latitudes: Input29,
    lagna: { from: 1, to: 12 },
    bhavas: { list: Bhava },
    ayanamsa: 'number',
    fromMidnight: 'number',
    third: { either: [[null], DayThird] },
    lords: Input42,
    means: Input43,
    notices: {
      list: ['no_next_sunrise', 'no_quadrants_at_this_latitude', 'no_sunrise', 'no_sunset'],
    },
  },
} as const satisfies Shape;
export const ShadbalaSettings = {
  fields: {
    saptavargaja: ['parashara', 'raman'],
    drekkana: ['female_middle', 'neuter_middle'],
    hora: ['equal', 'seasonal'],
    luminaries: ['cheshta', 'doubled'],
    victor: ['lesser_longitude', 'north'],
    war: ['discs', 'whole'],
    drik: ['mercury_jupiter_whole', 'quarter'],
    moon: ['bright', 'waxing'],
    mercury: ['benefic', 'company'],
    bhavaDig: ['degrees', 'houses'],
    required: ['parashara', 'raman'],
  },
} as const satisfies Shape;
export const VimsopakaOptions = {
  fields: { 'exaltation?': 'boolean' },
  as: 'setting',
} as const satisfies Shape;
export const CivilTime = {
  fields: {
    date: 'string',
    time: 'string',
    'timeZone?': 'string',
    'fold?': [0, 1],
    'timezone?': 'string',
  },
} as const satisfies Shape;
export const DashaTimelineOptions = {
  fields: {
    'path?': {
      list: ['jupiter', 'ketu', 'mars', 'mercury', 'moon', 'rahu', 'saturn', 'sun', 'venus'],
    },
  },
  as: 'setting',
} as const satisfies Shape;
export const Input44 = {
  fields: { latitude: 'number', longitude: 'number', timeZone: 'string' },
} as const satisfies Shape;
export const KitBirthDetails = {
  fields: {
    date: { either: [[null], 'string'] },
    time: { either: [[null], 'string'] },
    'timeUnknown?': 'boolean',
    'fold?': [0, 1],
    place: { either: [[null], Input44] },
  },
} as const satisfies Shape;
export const DashaPeriod = {
  fields: {
    lord: ['jupiter', 'ketu', 'mars', 'mercury', 'moon', 'rahu', 'saturn', 'sun', 'venus'],
    level: ['antardasha', 'mahadasha', 'pranadasha', 'pratyantardasha', 'sookshmadasha'],
    path: {
      list: ['jupiter', 'ketu', 'mars', 'mercury', 'moon', 'rahu', 'saturn', 'sun', 'venus'],
    },
    startJdUt: 'number',
    endJdUt: 'number',
  },
} as const satisfies Shape;
export const Input45 = {
  fields: { ascendant: Placement, grahas: Input, settings: Input7 },
} as const satisfies Shape;
export const KundliChartOptions = {
  fields: { 'varga?': [1, 2, 3, 4, 7, 9, 10, 12, 16, 20, 24, 27, 30, 40, 45, 60] },
  as: 'setting',
} as const satisfies Shape;
export const ChartSettings = {
  fields: {
    ayanamsa: {
      either: [
        [
          'fagan_bradley',
          'krishnamurti',
          'lahiri',
          'raman',
          'true_chitra',
          'true_pushya',
          'yukteshwar',
        ],
        'string',
      ],
    },
    node: ['mean', 'true'],
    sunrise: ['centre', 'edge'],
    yearDays: 'number',
    nodeDignity: 'boolean',
  },
} as const satisfies Shape;
export const TransitSky = {
  fields: { settings: ChartSettings, track: 'function', look: 'function' },
} as const satisfies Shape;
export const EventChoice = {
  fields: {
    signs: {
      list: [
        'jupiter',
        'ketu',
        'mars',
        'mercury',
        'moon',
        'rahu',
        'saturn',
        'sun',
        'uranus',
        'venus',
      ],
    },
    nakshatras: {
      list: [
        'jupiter',
        'ketu',
        'mars',
        'mercury',
        'moon',
        'rahu',
        'saturn',
        'sun',
        'uranus',
        'venus',
      ],
    },
    phases: ['new_and_full', 'quarters'],
  },
} as const satisfies Shape;
export const Input46 = {
  fields: {
    startJdUt: 'number',
    endJdUt: 'number',
    lord: ['jupiter', 'mars', 'mercury', 'moon', 'saturn', 'sun', 'venus'],
  },
} as const satisfies Shape;
export const Input47 = {
  each: { list: 'number' },
  keys: ['jupiter', 'mars', 'mercury', 'moon', 'saturn', 'sun', 'venus'],
} as const satisfies Shape;
export const Input48 = {
  each: { from: 1, to: 12 },
  keys: ['jupiter', 'ketu', 'mars', 'mercury', 'moon', 'rahu', 'saturn', 'sun', 'venus'],
} as const satisfies Shape;
export const Input49 = {
  fields: {
    effect: ['bad', 'good', 'obstructed', 'relieved'],
    strengthened: { either: [[null], 'boolean'] },
  },
} as const satisfies Shape;
export const EclipsePhase = {
  fields: { begins: 'number', ends: 'number' },
} as const satisfies Shape;
export const LunarEclipse = {
  fields: {
    kind: { either: [['lunar_eclipse'], ['solar_eclipse']] },
    jdUt: 'number',
    type: {
      either: [
        ['partial', 'penumbral', 'total'],
        ['annular', 'hybrid', 'partial', 'total'],
      ],
    },
    gamma: 'number',
    magnitude: 'number',
    'penumbralMagnitude?': 'number',
    'penumbral?': EclipsePhase,
    partial: { either: [{ either: [[null], EclipsePhase] }, EclipsePhase] },
    'total?': { either: [[null], EclipsePhase] },
    longitude: 'number',
    sign: { from: 1, to: 12 },
    nakshatra: 'number',
    node: ['ketu', 'rahu'],
    'place?': GeoPlace,
    'central?': { either: [[null], EclipsePhase] },
  },
} as const satisfies Shape;
export const LunarEclipseFacts = {
  fields: {
    jdUt: 'number',
    type: ['partial', 'penumbral', 'total'],
    gamma: 'number',
    magnitude: 'number',
    penumbralMagnitude: 'number',
    penumbral: EclipsePhase,
    partial: { either: [[null], EclipsePhase] },
    total: { either: [[null], EclipsePhase] },
  },
} as const satisfies Shape;
export const Input50 = {
  fields: { ascendant: Placement, grahas: Input, settings: AppliedSettings },
} as const satisfies Shape;
export const Input51 = {
  fields: { bhinna: Input36, sarva: { list: 'number' } },
} as const satisfies Shape;
export const NatalTransitOptions = {
  fields: { 'ashtakavarga?': Input51, 'orb?': 'number' },
  as: 'setting',
} as const satisfies Shape;
export const SkyAt = { fields: { signs: Input48, waxing: 'boolean' } } as const satisfies Shape;
export const CombustionEvent = {
  fields: {
    kind: {
      either: [
        ['combustion'],
        ['lunar_eclipse'],
        ['lunation'],
        ['nakshatra_ingress'],
        ['station'],
        ['sign_ingress'],
        ['solar_eclipse'],
      ],
    },
    'body?': {
      either: [
        ['jupiter', 'ketu', 'mars', 'mercury', 'moon', 'rahu', 'saturn', 'sun', 'venus'],
        ['jupiter', 'ketu', 'mars', 'mercury', 'moon', 'rahu', 'saturn', 'sun', 'uranus', 'venus'],
      ],
    },
    jdUt: 'number',
    'change?': ['begins', 'ends'],
    'longitude?': 'number',
    'sign?': { from: 1, to: 12 },
    'type?': {
      either: [
        ['partial', 'penumbral', 'total'],
        ['annular', 'hybrid', 'partial', 'total'],
      ],
    },
    'gamma?': 'number',
    'magnitude?': 'number',
    'penumbralMagnitude?': 'number',
    'penumbral?': EclipsePhase,
    'partial?': { either: [{ either: [[null], EclipsePhase] }, EclipsePhase] },
    'total?': { either: [[null], EclipsePhase] },
    'nakshatra?': 'number',
    'node?': ['ketu', 'rahu'],
    'phase?': ['first_quarter', 'full', 'last_quarter', 'new'],
    'from?': { either: ['number', { from: 1, to: 12 }] },
    'retrograde?': 'boolean',
    'motion?': ['direct', 'retrograde'],
    'place?': GeoPlace,
    'central?': { either: [[null], EclipsePhase] },
  },
} as const satisfies Shape;
export const Input52 = {
  fields: { event: CombustionEvent, signs: Input48 },
} as const satisfies Shape;
export const SpanSky = {
  fields: {
    period: ['daily', 'monthly', 'weekly', 'yearly'],
    fromJdUt: 'number',
    toJdUt: 'number',
    middleJdUt: 'number',
    sky: TransitSky,
    middle: SkyAt,
    moonLongitude: 'number',
    days: { list: SkyAt },
    events: { list: Input52 },
  },
} as const satisfies Shape;
export const SolarEclipseFacts = {
  fields: {
    jdUt: 'number',
    type: ['annular', 'hybrid', 'partial', 'total'],
    gamma: 'number',
    magnitude: 'number',
    place: GeoPlace,
    partial: EclipsePhase,
    central: { either: [[null], EclipsePhase] },
  },
} as const satisfies Shape;
export const TransitHitOptions = {
  fields: {
    'bodies?': {
      list: ['jupiter', 'ketu', 'mars', 'mercury', 'moon', 'rahu', 'saturn', 'sun', 'venus'],
    },
    'cusps?': { list: 'number' },
  },
  as: 'setting',
} as const satisfies Shape;
export const Input53 = {
  each: GrahaPlacement,
  keys: ['jupiter', 'mars', 'mercury', 'moon', 'saturn', 'sun', 'venus'],
} as const satisfies Shape;
export const VargiyaStrength = {
  fields: {
    lord: ['jupiter', 'mars', 'mercury', 'moon', 'saturn', 'sun', 'venus'],
    place: ['enemy', 'friend', 'neutral', 'own'],
    points: 'number',
  },
} as const satisfies Shape;
export const Input54 = { fields: { points: 'number' } } as const satisfies Shape;
export const PanchavargiyaBala = {
  fields: {
    kshetra: VargiyaStrength,
    uchcha: Input54,
    hadda: VargiyaStrength,
    drekkana: VargiyaStrength,
    navamsa: VargiyaStrength,
    total: 'number',
    grade: ['feeble', 'strong', 'very_strong', 'weak'],
  },
} as const satisfies Shape;
export const Input55 = {
  each: PanchavargiyaBala,
  keys: ['jupiter', 'mars', 'mercury', 'moon', 'saturn', 'sun', 'venus'],
} as const satisfies Shape;
export const YearLordInput = {
  fields: {
    munthaSign: { from: 1, to: 12 },
    birthLagna: { from: 1, to: 12 },
    annualLagna: { from: 1, to: 12 },
    byDay: 'boolean',
    planets: Input53,
    strengths: Input55,
  },
} as const satisfies Shape;
export const Input56 = {
  fields: { birth: Input3, time: ResolvedTime, deltaTSeconds: 'number' },
} as const satisfies Shape;
export const YogaOptions = {
  fields: { 'sex?': ['female', 'male'], 'adhi?': ['graded', 'three'] },
  as: 'setting',
} as const satisfies Shape;
