import {
  vargas,
  zodiacSigns,
  type Birth,
  type BodyKey,
  type Divisional,
  type DivisionalChart,
  type Graha,
  type Kundli,
  type Planet,
  type PlanetDetails,
  type Varga,
} from '@jyoti/contract';

/** A birth as in a URL of the report. */
export const birth = {
  name: 'Asha Verma',
  gender: 'female',
  date: '1947-08-15',
  time: '00:00:00',
  place: {
    name: 'New Delhi, Delhi, India',
    latitude: 28.6139,
    longitude: 77.209,
    timezone: 'Asia/Kolkata',
  },
} as const satisfies Birth;

/** Lords of the signs from Aries. */
const signLords: readonly Graha[] = [
  ...(['Mars', 'Venus', 'Mercury', 'Moon', 'Sun', 'Mercury'] as const),
  ...(['Venus', 'Mars', 'Jupiter', 'Saturn', 'Saturn', 'Jupiter'] as const),
];

type Mark = 'combust' | 'retrograde' | null;
/** Name, full name, sign, degree, nakshatra with number, lord and pada, avastha, nature, speed, mark. */
type Row = readonly [
  ...[Planet['name'], string, number, number, string, number, Graha, number],
  ...[string, string, number | null, Mark],
];

/**
 * Midnight of 15 August 1947 in New Delhi, Lahiri, mean node: as returned by the API, to a
 * thousandth of a degree.
 */
const rows: readonly Row[] = [
  ['As', 'Ascendant', 2, 7.732, 'Krittika', 3, 'Sun', 4, '-', '-', null, null],
  ['Su', 'Sun', 4, 27.989, 'Ashlesha', 9, 'Mercury', 4, 'Bala', 'Benefic', 0.961, null],
  ['Mo', 'Moon', 4, 3.984, 'Pushya', 8, 'Saturn', 1, 'Mrita', 'Malefic', 15.087, null],
  ['Ma', 'Mars', 3, 7.456, 'Ardra', 6, 'Rahu', 1, 'Kumara', 'Maraka', 0.658, null],
  ['Me', 'Mercury', 4, 13.674, 'Pushya', 8, 'Saturn', 4, 'Yuva', 'Benefic', 1.805, null],
  ['Ju', 'Jupiter', 7, 25.878, 'Vishakha', 16, 'Jupiter', 2, 'Mrita', 'Maraka', 0.085, null],
  ['Ve', 'Venus', 4, 22.561, 'Ashlesha', 9, 'Mercury', 2, 'Kumara', 'Malefic', 1.235, 'combust'],
  [
    'Sa',
    'Saturn',
    4,
    20.473,
    'Ashlesha',
    9,
    'Mercury',
    2,
    'Kumara',
    'Yogakaraka',
    0.128,
    'combust',
  ],
  ['Ra', 'Rahu', 2, 5.07, 'Krittika', 3, 'Sun', 3, 'Mrita', 'Neutral', -0.053, 'retrograde'],
  ['Ke', 'Ketu', 8, 5.07, 'Anuradha', 17, 'Saturn', 1, 'Mrita', 'Neutral', -0.053, 'retrograde'],
];

const signOf = (number: number) => zodiacSigns[number - 1]!;
const houseFrom = (lagna: number, sign: number) => ((sign - lagna + 12) % 12) + 1;

function planetOf([
  name,
  full_name,
  rasi_no,
  local_degree,
  nakshatra,
  nakshatra_no,
  nakshatra_lord,
  nakshatra_pada,
  basic_avastha,
  lord_status,
  speed,
  mark,
]: Row): Planet {
  const house = houseFrom(2, rasi_no);
  return {
    name,
    full_name,
    zodiac: signOf(rasi_no),
    rasi_no,
    house,
    retro: mark === 'retrograde',
    local_degree,
    global_degree: (rasi_no - 1) * 30 + local_degree,
    progress_in_percentage: local_degree / 0.3,
    nakshatra,
    nakshatra_lord,
    nakshatra_pada,
    nakshatra_no,
    zodiac_lord: signLords[rasi_no - 1]!,
    is_planet_set: house > 1 && house < 8,
    basic_avastha,
    lord_status,
    is_combust: mark === 'combust',
    // Only the Moon is in its own sign; no test depends on the dignity of the others.
    ...(name !== 'As' && { strength: name === 'Mo' ? 'Own sign' : 'Neutral' }),
    speed,
  };
}

const keyed = <Entry>(entries: readonly Entry[]) =>
  Object.fromEntries(entries.map((entry, key) => [String(key), entry])) as Record<BodyKey, Entry>;

const planets = rows.map(planetOf);

const planetDetails: PlanetDetails = {
  ...keyed(planets),
  rasi: 'Cancer',
  nakshatra: 'Pushya',
  nakshatra_pada: 1,
  ascendant_sign: 'Taurus',
  birth_dasa: 'Saturn>Sa>Ke',
  current_dasa: 'Mars>Ra>Sa',
  lucky_gem: ['Blue Sapphire'],
  lucky_gem_advice: {
    gem: 'Blue Sapphire',
    planet: 'Saturn',
    verdict: 'advised',
    text: 'Blue sapphire, the stone of Saturn',
    verdict_text: 'advised for this chart',
  },
  lucky_num: [8],
  lucky_colors: ['Blue', 'Black'],
  lucky_letters: ['H', 'D'],
  lucky_name_devanagari: ['हू', 'हे', 'हो', 'डा'],
  lucky_name_start: ['Hu', 'He', 'Ho', 'Da'],
  gana: 'Deva',
  yoni: 'Sheep',
  vasya: 'Jalachara',
  nadi: 'Madhya',
  varna: 'Brahmin',
  paya: 'Copper',
  tatva: 'Jala (Water)',
  panchang: {
    ayanamsa: 23.12545,
    ayanamsa_name: 'Lahiri',
    day_of_birth: 'Thursday',
    day_lord: 'Jupiter',
    hora_lord: 'Venus',
    sunrise_at_birth: '1947-08-14T00:23:03Z',
    sunset_at_birth: '1947-08-14T13:28:23Z',
    karana: 'Vanija',
    yoga: 'Siddhi',
    tithi: 'Krishna Trayodashi',
  },
  ghatka_chakra: {
    rasi: 'Leo',
    tithi: ['2', '7', '12'],
    day: 'Wednesday',
    nakshatra: 'Anuradha',
    tatva: 'Prithvi (Earth)',
    lord: 'Mercury',
    same_sex_lagna: 'Libra',
    opposite_sex_lagna: 'Aries',
  },
};

/** Name and signs of the ten bodies in each varga, as returned by the API. */
const vargaRows: Record<Varga, readonly [string, readonly number[]]> = {
  D1: ['Rashi', [2, 4, 4, 3, 4, 7, 4, 4, 2, 8]],
  D2: ['Hora', [4, 5, 4, 5, 4, 4, 5, 5, 4, 4]],
  D3: ['Drekkana', [2, 12, 4, 3, 8, 3, 12, 12, 2, 8]],
  D4: ['Chaturthamsa', [5, 1, 4, 3, 7, 4, 1, 10, 2, 8]],
  D7: ['Saptamsa', [9, 4, 10, 4, 1, 1, 3, 2, 9, 3]],
  D9: ['Navamsa', [12, 12, 5, 9, 8, 2, 10, 10, 11, 5]],
  D10: ['Dasamsa', [12, 9, 1, 5, 4, 3, 7, 6, 11, 5]],
  D12: ['Dwadasamsa', [5, 3, 5, 5, 9, 5, 1, 12, 4, 10]],
  D16: ['Shodasamsa', [9, 3, 3, 12, 8, 2, 1, 11, 7, 7]],
  D20: ['Vimsamsa', [2, 7, 3, 9, 10, 6, 4, 2, 12, 12]],
  D24: ['Chaturvimsamsa', [10, 2, 7, 10, 2, 1, 10, 8, 8, 8]],
  D27: ['Bhamsa', [10, 11, 1, 1, 10, 6, 6, 4, 8, 2]],
  D30: ['Trimsamsa', [6, 8, 2, 11, 12, 7, 10, 10, 6, 6]],
  D40: ['Khavedamsa', [5, 8, 12, 10, 1, 11, 1, 10, 1, 1]],
  D45: ['Akshavedamsa', [4, 6, 6, 8, 9, 3, 10, 7, 12, 12]],
  D60: ['Shashtiamsa', [5, 11, 11, 5, 7, 10, 1, 8, 12, 6]],
};

function vargaOf(varga: Varga): DivisionalChart {
  const [chart_name, signs] = vargaRows[varga];
  const bodies = planets.map(({ name, full_name, retro, local_degree }, body) => ({
    name,
    full_name,
    zodiac: signOf(signs[body]!),
    rasi_no: signs[body]!,
    house: houseFrom(signs[0]!, signs[body]!),
    retro,
    local_degree: (local_degree * Number(varga.slice(1))) % 30,
  }));
  return { chart: varga, chart_name, ...keyed(bodies) };
}

const mahadashas: readonly [Graha, string][] = [
  ['Saturn', '1946-09-10T07:56:48Z'],
  ['Mercury', '1965-09-10T01:56:48Z'],
  ['Ketu', '1982-09-10T07:56:48Z'],
  ['Venus', '1989-09-10T01:56:48Z'],
  ['Sun', '2009-09-10T01:56:48Z'],
  ['Moon', '2015-09-10T13:56:48Z'],
  ['Mars', '2025-09-10T01:56:48Z'],
  ['Rahu', '2032-09-09T19:56:48Z'],
  ['Jupiter', '2050-09-10T07:56:48Z'],
];
const END = '2066-09-10T07:56:48Z';
const [MARS, RAHU] = ['2025-09-10T01:56:48Z', '2026-02-06T05:23:48Z'];

/** The instant at which `current` is running. */
export const now = '2026-06-11T06:30:00Z';

/** A response of POST /api/kundli for that birth, requested at `now`, with overrides. */
export function kundliFixture(change: Partial<Kundli> = {}): Kundli {
  return {
    birth: { ...birth, place: { ...birth.place }, fold: 0 },
    settings: {
      ayanamsa: 'lahiri',
      ayanamsa_degrees: 23.12545,
      node: 'mean',
      house_system: 'whole_sign',
      year_days: 365.25,
      sunrise: 'centre',
      timezone: 'Asia/Kolkata',
      utc_offset_minutes: 330,
    },
    notices: [],
    summary:
      'Taurus (Vrishabha) ascendant, Moon in Cancer (Karka), born under Pushya. You are in Mars’s main period (mahadasha) until September 2032.',
    planet_details: planetDetails,
    divisional: Object.fromEntries(
      vargas.map((varga) => [varga, vargaOf(varga)]),
    ) as unknown as Divisional,
    dashas: {
      vimshottari: {
        balance: { lord: 'Saturn', years: 18.073403 },
        mahadasha: mahadashas.map(([planet, start], index) => ({
          planet,
          start,
          end: mahadashas[index + 1]?.[1] ?? END,
        })),
        antardasha: [
          { mahadasha: 'Mars', antardasha: 'Mars', start: MARS, end: RAHU },
          { mahadasha: 'Mars', antardasha: 'Rahu', start: RAHU, end: '2027-02-24T17:41:48Z' },
        ],
        current: {
          mahadasha: { name: 'Mars', start: MARS, end: '2032-09-09T19:56:48Z' },
          antardasha: { name: 'Rahu', start: RAHU, end: '2027-02-24T17:41:48Z' },
          paryantardasha: {
            name: 'Saturn',
            start: '2026-05-25T21:16:54Z',
            end: '2026-07-25T14:37:45Z',
          },
          Shookshamadasha: {
            name: 'Mercury',
            start: '2026-06-04T12:01:42Z',
            end: '2026-06-13T02:29:09Z',
          },
          Pranadasha: {
            name: 'Jupiter',
            start: '2026-06-10T14:16:09Z',
            end: '2026-06-11T17:47:49Z',
          },
        },
      },
    },
    ...change,
  };
}
