import type {
  Arudhas,
  grahaDrishti,
  kpSignificators,
  NatalTransit,
  shadbala,
  Varshaphal,
  vimsopaka,
} from '@jyoti/jyotish';
import { describe, expect, test } from 'vitest';
import {
  defaultSchools,
  kundliDocumentResponseSchema,
  kundliFactsResponseSchema,
  kundliResponseSchema,
  savedChartResponseSchema,
  schoolChoices,
  schoolNames,
  type Birth,
  type Kundli,
  type kundliFacts,
  type KundliInput,
  type KundliPartKey,
  type KundliSection,
  type SchoolName,
  type Schools,
  type Settings,
} from '@jyoti/contract';
import { expectBody, expectError } from './app.ts';
import { delhi, midnight } from './kundli-reader.ts';
import { visitor } from './tools-reader.ts';

/**
 * Libra rising at 7°. Sun 25° Libra, Moon 10° and Mercury 0° Scorpio, Mars in Sagittarius, Jupiter in Aquarius, Venus in Libra,
 * Saturn and Ketu in Virgo, Rahu in Pisces.
 */
const young: Birth = {
  ...midnight,
  date: '1950-11-11',
  time: '06:00:00',
  place: { ...delhi, timezone: 'Asia/Kolkata' },
};

async function kundliOf(birth: Birth, more: Omit<KundliInput, 'birth'>): Promise<Kundli> {
  const { post } = await visitor();
  return expectBody(await post('/api/kundli', { birth, ...more }), 200, kundliResponseSchema).data;
}

const yearsOf = (kundli: Kundli, sign: string) => {
  const dasha = kundli.dashas?.char?.dashas.find((one) => one.dasha === sign);
  return [dasha?.lord, dasha?.years];
};

interface Answer {
  settings: Settings;
  found: unknown;
}

interface Case {
  readonly choice: Partial<Schools>;
  readonly birth: Birth;
  readonly load: (birth: Birth, choice: Partial<Schools>) => Promise<Answer>;
  readonly usual: unknown;
  readonly chosen: unknown;
}

/** What is read in a section of the published kundli. */
const inSection =
  (section: KundliSection, read: (kundli: Kundli) => unknown): Case['load'] =>
  async (birth, choice) => {
    const kundli = await kundliOf(birth, { sections: [section], ...choice } as KundliInput);
    return { settings: kundli.settings, found: read(kundli) };
  };

/** What is read in a fact of the engine. */
const inFact =
  <Fact>(fact: (typeof kundliFacts)[number], read: (found: Fact) => unknown): Case['load'] =>
  async (birth, choice) => {
    const { post } = await visitor();
    const response = await post('/api/facts/kundli', { birth, facts: [fact], ...choice });
    const { settings, facts } = expectBody(response, 200, kundliFactsResponseSchema).data;
    return { settings, found: read(facts[fact] as Fact) };
  };

/** Whether a part of the document has a text. */
const inPart =
  (part: KundliPartKey, text: RegExp): Case['load'] =>
  async (birth, choice) => {
    const { post } = await visitor();
    const response = await post('/api/reports/kundli', { birth, parts: [part], ...choice });
    const { settings } = expectBody(response, 200, kundliDocumentResponseSchema).data;
    return { settings, found: text.test(JSON.stringify(response.body)) };
  };

type Aspects = Record<'graha', ReturnType<typeof grahaDrishti>>;
type KpFacts = { significators: ReturnType<typeof kpSignificators> };
type Strengths = {
  shadbala: ReturnType<typeof shadbala>;
  vimsopaka: ReturnType<typeof vimsopaka>;
};

/** Each choice with a fact that it changes. The places of the first birth: Taurus rising with Rahu in it, Ketu in Scorpio. */
const cases: readonly (readonly [why: string, choice: Case])[] = [
  [
    'Rahu aspects as Jupiter does',
    {
      choice: { node_aspects: 'jupiter' },
      birth: midnight,
      load: inFact('aspects', ({ graha }: Aspects) => graha.rahu.map(({ count }) => count)),
      usual: [7],
      chosen: [5, 7, 9],
    },
  ],
  [
    'Ketu aspects nothing',
    {
      choice: { node_aspects: 'none' },
      birth: midnight,
      load: inFact('aspects', ({ graha }: Aspects) => graha.ketu.map(({ count }) => count)),
      usual: [7],
      chosen: [],
    },
  ],
  [
    'the ninth from Ketu in Scorpio is Cancer, where the Moon is',
    {
      choice: { node_aspects: 'jupiter' },
      birth: midnight,
      load: inSection('reports', ({ reports }) => reports?.planets.Moon.afflictions.aspected_by),
      usual: [],
      chosen: ['Ketu'],
    },
  ],
  [
    'Rahu in Taurus and Ketu in Scorpio are exalted',
    {
      choice: { node_dignity: true },
      birth: midnight,
      load: inSection('planet_details', ({ planet_details: planets }) => [
        planets?.['8'].strength,
        planets?.['9'].strength,
      ]),
      usual: ['Neutral', 'Neutral'],
      chosen: ['Exalted', 'Exalted'],
    },
  ],
  [
    'an exalted node is awake and radiant',
    {
      choice: { node_dignity: true },
      birth: midnight,
      load: inPart('pane:avasthas', /"Ketu"[^[]*Awake \(jagrat\)/),
      usual: false,
      chosen: true,
    },
  ],
  [
    'the Moon in the third house itself has its pada there, which moves to the tenth from it',
    {
      choice: { arudha_exceptions: false },
      birth: midnight,
      load: inFact('arudhas', ({ padas }: Arudhas) => [padas[2]?.sign, padas[2]?.moved]),
      usual: [1, true],
      chosen: [4, false],
    },
  ],
  [
    'Ketu in company in Virgo counts for Scorpio, not Mars alone in Sagittarius',
    {
      choice: { arudha_lords: 'dual' },
      birth: young,
      load: inFact('arudhas', ({ padas }: Arudhas) => [padas[1]?.lord, padas[1]?.sign]),
      usual: ['mars', 10],
      chosen: ['ketu', 4],
    },
  ],
  [
    'Taurus, which rises, is even: the upapada is of the second house',
    {
      choice: { upapada: 'by_lagna' },
      birth: midnight,
      load: inFact('arudhas', ({ upapada }: Arudhas) => [upapada.of, upapada.lord]),
      usual: [12, 'mars'],
      chosen: [2, 'mercury'],
    },
  ],
  [
    'Scorpio has ten years to Ketu in Virgo, one to Mars in Sagittarius',
    {
      choice: { chara_lords: 'single' },
      birth: young,
      load: inSection('dashas', (kundli) => yearsOf(kundli, 'Scorpio')),
      usual: ['Ketu', 10],
      chosen: ['Mars', 1],
    },
  ],
  [
    'Leo loses a year because the Sun is debilitated in Libra',
    {
      choice: { chara_exaltation: true },
      birth: young,
      load: inSection('dashas', (kundli) => yearsOf(kundli, 'Leo')),
      usual: ['Sun', 10],
      chosen: ['Sun', 9],
    },
  ],
  [
    'the Sun needs five rupas by Raman and six and a half by Parashara',
    {
      choice: { shadbala_school: 'parashara' },
      birth: midnight,
      load: inFact(
        'strengths',
        ({ shadbala: found }: Strengths) => found.planets.sun.requiredRupas,
      ),
      usual: 5,
      chosen: 6.5,
    },
  ],
  [
    'the Moon of the second day is malefic, and hampers Mercury in its sign',
    {
      choice: { benefic_moon: 'bright' },
      birth: young,
      load: inPart('pane:avasthas', /"Mercury"[^[]*Hampered \(vikala\)/),
      usual: false,
      chosen: true,
    },
  ],
  [
    'the paksha bala of Mercury beside a malefic Moon is that of malefics: sixty less a third of 15°',
    {
      choice: { benefic_moon: 'bright' },
      birth: young,
      load: inFact('strengths', ({ shadbala: found }: Strengths) =>
        Math.round(found.planets.mercury.kala.paksha),
      ),
      usual: 5,
      chosen: 55,
    },
  ],
  [
    'Mercury beside the Sun and Saturn stays benefic: its paksha bala is a third of 24°',
    {
      choice: { benefic_mercury: 'benefic' },
      birth: midnight,
      load: inFact('strengths', ({ shadbala: found }: Strengths) =>
        Math.round(found.planets.mercury.kala.paksha),
      ),
      usual: 52,
      chosen: 8,
    },
  ],
  [
    'the Moon, which is exalted in one of the six vargas, gains in them',
    {
      choice: { vimsopaka_exaltation: true },
      birth: midnight,
      load: inFact('strengths', ({ vimsopaka: found }: Strengths) =>
        found.moon.shadvarga.toFixed(4),
      ),
      usual: '15.8500',
      chosen: '16.5000',
    },
  ],
  [
    'Ketu, which owns no sign, acts for Mars, lord of its sign',
    {
      choice: { kp_nodes: 'agents' },
      birth: midnight,
      load: inFact('kp', (kp: KpFacts) => kp.significators.grahas.ketu.owns),
      usual: [],
      chosen: [7],
    },
  ],
  [
    'from the Moon in Cancer, Saturn in Libra and Capricorn is kantaka (entries by Swiss Ephemeris)',
    {
      choice: { kantaka_school: 'angles' },
      birth: midnight,
      load: inSection('doshas', ({ doshas }) =>
        doshas?.sadesati.kantaka
          ?.slice(0, 4)
          .map(({ house, zodiac, start, retrograde_entry: isBack }) =>
            [house, zodiac, start.slice(0, 10), isBack ? 'back' : 'forward'].join(' '),
          ),
      ),
      usual: undefined,
      chosen: [
        '4 Libra 1952-11-25 forward',
        '4 Libra 1953-08-21 forward',
        '7 Capricorn 1961-02-01 forward',
        '7 Capricorn 1961-10-07 forward',
      ],
    },
  ],
  [
    'Mars in the second from the lagna makes no mangal dosha in the North',
    {
      choice: { mangal_houses: 'north' },
      birth: midnight,
      load: inSection('doshas', ({ doshas }) => [
        doshas?.manglik.references.lagna.is_dosha_house,
        doshas?.mangal.how_common.slice(0, 29),
      ]),
      usual: [true, 'About nine charts in ten have'],
      chosen: [false, 'About eight charts in ten hav'],
    },
  ],
  [
    'Mercury and Venus alone in 6, 7, 8 from the Moon make a lesser Chandradhi',
    {
      choice: { adhi_yoga: 'graded' },
      birth: { ...midnight, date: '1947-08-29' },
      load: inPart('yogas', /"One or two/),
      usual: false,
      chosen: true,
    },
  ],
  [
    'Vimshottari from Saturn in Ashlesha begins with Mercury, lord of that star',
    {
      choice: { vimshottari_star: 'saturn' },
      birth: midnight,
      load: inPart('more-dashas', /"It begins in Ashlesha: [^"]* of Mercury were left at birth/),
      usual: false,
      chosen: true,
    },
  ],
];

describe('choices on which schools differ', () => {
  test.each(cases)('%s', async (_why, { choice, birth, load, usual, chosen }) => {
    const plain = await load(birth, {});
    expect(plain.found).toEqual(usual);
    expect(plain.settings.schools).toBeUndefined();
    const other = await load(birth, choice);
    expect(other.found).toEqual(chosen);
    expect(other.settings.schools).toEqual(choice);
  });

  test('every choice of a kundli has a case', () => {
    const covered = new Set(cases.flatMap(([, { choice }]) => Object.keys(choice)));
    // The orb is a choice of transits.
    expect(covered).toEqual(new Set(schoolNames.filter((name) => name !== 'contact_orb')));
  });

  test('the defaults may be sent, and change nothing', async () => {
    const { contact_orb: _, ...defaults } = defaultSchools;
    expect(await kundliOf(midnight, defaults)).toEqual(await kundliOf(midnight, {}));
  });

  test('every choice together is calculated in every section, in both languages', async () => {
    const { post } = await visitor();
    const last = Object.fromEntries(
      schoolNames.map((name) => [name, schoolChoices[name].at(-1)]),
    ) as Schools;
    for (const language of ['en', 'hi']) {
      const response = await post('/api/kundli', { birth: young, ...last }, language);
      const { contact_orb: _, ...ofKundli } = last;
      expect(expectBody(response, 200, kundliResponseSchema).data.settings.schools).toEqual(
        ofKundli,
      );
      expect(JSON.stringify(response.body)).not.toMatch(/\{\w+\}|undefined/);
    }
  });

  const names = schoolNames.filter((name) => name !== 'contact_orb');
  test.each(names.flatMap((name) => [[name, 'pluto'] as const, [name, null] as const]))(
    '%s: %s is 400 at its field',
    async (name, value) => {
      const { post } = await visitor();
      const response = await post('/api/kundli', { birth: midnight, [name]: value });
      const { fields } = expectError(response, 400, 'invalid_input');
      expect(fields).toEqual({ [name]: 'This choice is not known.' });
    },
  );

  test('a birth of unknown time has nothing that they change', async () => {
    const birth = { ...midnight, time: '', time_unknown: true } as const;
    const { settings } = await kundliOf(birth, { arudha_lords: 'dual' });
    expect(settings.schools).toBeUndefined();
  });
});

describe('the choices of other calls', () => {
  test('transits: contacts within the orb', async () => {
    const load = inFact('transits', (rows: NatalTransit[]) =>
      rows.flatMap(({ contacts }) => contacts.map(({ orb }) => orb)).toSorted((a, b) => a - b),
    );
    const orbsWithin = async (choice: Partial<Schools>) => {
      const at = { at: '2026-11-21' };
      const { settings, found } = await load(midnight, { ...choice, ...at });
      return { schools: settings.schools, orbs: found as number[] };
    };
    const usual = await orbsWithin({});
    expect(usual.schools).toBeUndefined();
    const wide = await orbsWithin({ contact_orb: 10 });
    expect(wide.schools).toEqual({ contact_orb: 10 });
    expect(wide.orbs.at(-1)).toBeGreaterThan(3);
    expect(wide.orbs.at(-1)).toBeLessThanOrEqual(10);
    for (const contact_orb of [1, 3] as const) {
      const { orbs } = await orbsWithin({ contact_orb });
      expect(orbs).toEqual(wide.orbs.filter((orb) => orb <= contact_orb));
    }
    expect(usual.orbs).toEqual(wide.orbs.filter((orb) => orb <= 3));
  });

  test('the annual chart: dignities of the nodes', async () => {
    const inYear = inFact('year', ({ grahas }: Varshaphal) => [
      grahas.rahu.sign,
      grahas.rahu.dignity,
    ]);
    const of = async (choice: Partial<Schools>) =>
      (await inYear(midnight, { year: 5, ...choice } as Partial<Schools>)).found;
    // The fifth year begins in August 1951, with Rahu in Aquarius, its own sign.
    expect(await of({})).toEqual([11, null]);
    expect(await of({ node_dignity: true })).toEqual([11, 'own']);
  });

  test('a choice of a question that is not known is 400 at its field', async () => {
    const { post } = await visitor();
    const response = await post('/api/reports/prashna', { ...midnight, ...delhi, kp_nodes: 'all' });
    const { fields } = expectError(response, 400, 'invalid_input');
    expect(fields).toEqual({ kp_nodes: 'This choice is not known.' });
  });

  test('a saved chart has the choices that are not the default', async () => {
    const { post } = await visitor();
    const settings: Partial<Schools> = {
      arudha_lords: 'dual',
      contact_orb: 5,
      node_dignity: false,
      upapada: 'twelfth',
    };
    const { data } = expectBody(
      await post('/api/users/charts', { birth: midnight, settings }),
      201,
      savedChartResponseSchema,
    );
    const names = Object.keys(data.settings).filter((name) => name in schoolChoices);
    expect(names.map((name) => [name, data.settings[name as SchoolName]])).toEqual([
      ['arudha_lords', 'dual'],
      ['contact_orb', 5],
    ]);
    const response = await post('/api/users/charts', {
      birth: midnight,
      settings: { upapada: 'third' },
    });
    const { fields } = expectError(response, 400, 'invalid_input');
    expect(Object.keys(fields ?? {})).toEqual(['settings.upapada']);
  });
});
