import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  arudhas,
  ashtakavarga,
  ashtakavargaSigns,
  aspectedHouses,
  AYANAMSAS,
  bhavaBala,
  bhavaChart,
  castChart,
  charaDasha,
  charaKarakas,
  divisionalChart,
  festivalsOf,
  grahaDrishti,
  JyotishError,
  kpChartOf,
  kpSignificators,
  meanAyanamsa,
  moonCalendar,
  numerologyOf,
  panchangOfDay,
  panchangOfMonth,
  riseOrSet,
  RISE_DEFINITIONS,
  shadbala,
  SHADBALA_SCHOOLS,
  transitSky,
  VARGA_NUMBERS,
  vimsopaka,
} from './index.ts';
import type { ShadbalaSettings } from './index.ts';

const birth = {
  date: '1997-12-12',
  time: '12:12:00',
  timeZone: 'Asia/Kolkata',
  latitude: 13.0837,
  longitude: 80.2702,
};
const place = { latitude: birth.latitude, longitude: birth.longitude };
const chart = castChart(birth);
const { jdUt } = chart.time;

interface Setting {
  readonly name: string;
  /** The call, with a value as a JavaScript program may give it. */
  readonly call: (value: never) => unknown;
  readonly allowed: readonly (string | number | boolean)[];
}

/** Every setting with a closed set of values, through every public function that takes it. */
const choices: readonly (readonly [title: string, setting: Setting])[] = [
  [
    'castChart',
    { name: 'ayanamsa', call: (ayanamsa) => castChart(birth, { ayanamsa }), allowed: AYANAMSAS },
  ],
  [
    'castChart',
    { name: 'node', call: (node) => castChart(birth, { node }), allowed: ['mean', 'true'] },
  ],
  [
    'castChart',
    {
      name: 'sunrise',
      call: (sunrise) => castChart(birth, { sunrise }),
      allowed: RISE_DEFINITIONS,
    },
  ],
  [
    'castChart',
    {
      name: 'nodeDignity',
      call: (nodeDignity) => castChart(birth, { nodeDignity }),
      allowed: [true, false],
    },
  ],
  [
    'transitSky',
    { name: 'ayanamsa', call: (ayanamsa) => transitSky({ ayanamsa }), allowed: AYANAMSAS },
  ],
  [
    'meanAyanamsa',
    { name: 'ayanamsa', call: (ayanamsa) => meanAyanamsa(ayanamsa, jdUt), allowed: AYANAMSAS },
  ],
  [
    'panchangOfDay',
    {
      name: 'ayanamsa',
      call: (ayanamsa) => panchangOfDay(birth.date, place, birth.timeZone, { ayanamsa }),
      allowed: AYANAMSAS,
    },
  ],
  [
    'panchangOfDay',
    {
      name: 'sunrise',
      call: (sunrise) => panchangOfDay(birth.date, place, birth.timeZone, { sunrise }),
      allowed: RISE_DEFINITIONS,
    },
  ],
  [
    'riseOrSet',
    {
      name: 'definition',
      call: (definition) => riseOrSet('sun', 'rise', jdUt, place, definition),
      allowed: [...RISE_DEFINITIONS, 'unrefracted'],
    },
  ],
  [
    'riseOrSet',
    {
      name: 'kind',
      call: (kind) => riseOrSet('sun', kind, jdUt, place, 'edge'),
      allowed: ['rise', 'set'],
    },
  ],
  [
    'bhavaChart',
    {
      name: 'system',
      call: (system) => bhavaChart(chart, system),
      allowed: ['sripati', 'placidus', 'equal'],
    },
  ],
  [
    'divisionalChart',
    { name: 'number', call: (number) => divisionalChart(chart, number), allowed: VARGA_NUMBERS },
  ],
  [
    'charaKarakas',
    { name: 'scheme', call: (scheme) => charaKarakas(chart, scheme), allowed: ['seven', 'eight'] },
  ],
  [
    'aspectedHouses',
    {
      name: 'nodes',
      call: (nodes) => aspectedHouses('rahu', nodes),
      allowed: ['none', 'seventh', 'jupiter'],
    },
  ],
  [
    'grahaDrishti',
    {
      name: 'nodes',
      call: (nodes) => grahaDrishti(chart, nodes),
      allowed: ['none', 'seventh', 'jupiter'],
    },
  ],
  [
    'ashtakavarga',
    {
      name: 'school',
      call: (school) => ashtakavarga(ashtakavargaSigns(chart), school),
      allowed: ['varahamihira', 'parashara'],
    },
  ],
  ...(Object.keys(SHADBALA_SCHOOLS.raman) as (keyof ShadbalaSettings)[]).map(
    (name): readonly [string, Setting] => [
      'shadbala',
      {
        name,
        call: (value) => shadbala(chart, { [name]: value }),
        allowed: {
          moon: ['waxing', 'bright'],
          mercury: ['company', 'benefic'],
        }[name as string] ?? [SHADBALA_SCHOOLS.raman[name], SHADBALA_SCHOOLS.parashara[name]],
      },
    ],
  ),
  [
    'shadbala',
    {
      name: 'school',
      call: (school) => shadbala(chart, { school }),
      allowed: ['raman', 'parashara'],
    },
  ],
  [
    'bhavaBala',
    {
      name: 'school',
      call: (school) => bhavaBala(chart, { school }),
      allowed: ['raman', 'parashara'],
    },
  ],
  [
    'vimsopaka',
    {
      name: 'exaltation',
      call: (exaltation) => vimsopaka(chart, { exaltation }),
      allowed: [true, false],
    },
  ],
  [
    'arudhas',
    {
      name: 'exceptions',
      call: (exceptions) => arudhas(chart, { exceptions }),
      allowed: [true, false],
    },
  ],
  [
    'arudhas',
    {
      name: 'lords',
      call: (lords) => arudhas(chart, { lords }),
      allowed: ['single', 'dual'],
    },
  ],
  [
    'arudhas',
    {
      name: 'upapada',
      call: (upapada) => arudhas(chart, { upapada }),
      allowed: ['twelfth', 'by_lagna'],
    },
  ],
  [
    'kpSignificators',
    {
      name: 'nodes',
      call: (nodes) => kpSignificators(kpChartOf(chart), nodes),
      allowed: ['own', 'agents'],
    },
  ],
  [
    'charaDasha',
    {
      name: 'lords',
      call: (lords) => charaDasha(chart, jdUt, 365.25, { lords }),
      allowed: ['dual', 'single'],
    },
  ],
  [
    'charaDasha',
    {
      name: 'exaltationAdjustment',
      call: (exaltationAdjustment) => charaDasha(chart, jdUt, 365.25, { exaltationAdjustment }),
      allowed: [true, false],
    },
  ],
  [
    'numerologyOf',
    {
      name: 'system',
      call: (system) => numerologyOf({ name: 'Asha', birthDate: '1997-12-12', system }),
      allowed: ['pythagorean', 'chaldean'],
    },
  ],
];

/** What a call throws. */
function thrownBy(call: () => unknown): unknown {
  try {
    call();
  } catch (error) {
    return error;
  }
  return undefined;
}

function expectSettingsError(error: unknown, name: string, value: unknown): void {
  expect(error).toBeInstanceOf(JyotishError);
  expect(error).toMatchObject({ code: 'out_of_range' });
  expect((error as Error).message).toContain(`The setting ${name} is `);
  expect((error as Error).message).toContain(
    typeof value === 'string' ? JSON.stringify(value) : String(value),
  );
}

describe.each(choices)('%s, $name', (_title, { name, call, allowed }) => {
  test.each(allowed)('%s is accepted', (value) => {
    expect(thrownBy(() => call(value as never))).toBeUndefined();
  });

  test("any other text throws an error with the setting's name, the value and every allowed value", () => {
    const others = fc
      .oneof(
        fc.string(),
        fc.constantFrom('kp', 'constructor', 'toString', '__proto__', ' lahiri', 'MEAN'),
      )
      .filter((text) => !allowed.includes(text));
    fc.assert(
      fc.property(others, (text) => {
        const error = thrownBy(() => call(text as never));
        expectSettingsError(error, name, text);
        for (const value of allowed)
          expect((error as Error).message).toContain(
            typeof value === 'string' ? `"${value}"` : String(value),
          );
      }),
      { numRuns: 40 },
    );
  });

  test.each([null, 0.5, Number.NaN])('%s throws', (value) => {
    expectSettingsError(
      thrownBy(() => call(value as never)),
      name,
      value,
    );
  });
});

test.each([
  [
    'panchangOfMonth',
    (ayanamsa: never) => panchangOfMonth(1997, 12, place, birth.timeZone, { ayanamsa }),
  ],
  [
    'moonCalendar',
    (ayanamsa: never) => moonCalendar('1997-12-01', 1, place, birth.timeZone, { ayanamsa }),
  ],
  [
    'festivalsOf',
    (ayanamsa: never) =>
      festivalsOf('1997-12-01', '1997-12-02', place, birth.timeZone, { ayanamsa }),
  ],
])('%s checks its settings too', (_title, call) => {
  expectSettingsError(
    thrownBy(() => call('kp' as never)),
    'ayanamsa',
    'kp',
  );
});

describe('numbers between two limits', () => {
  const outside = (min: number, max: number) =>
    fc
      .oneof(fc.double(), fc.constantFrom(Number.NaN, Infinity, -Infinity))
      .filter((value) => !(value >= min && value <= max));

  test('a dasha year', () => {
    for (const yearDays of [354, 360, 365.25, 367])
      expect(thrownBy(() => castChart(birth, { yearDays }))).toBeUndefined();
    fc.assert(
      fc.property(outside(354, 367), (yearDays) => {
        expectSettingsError(
          thrownBy(() => castChart(birth, { yearDays })),
          'yearDays',
          yearDays,
        );
      }),
    );
    expect(() => castChart(birth, { yearDays: 1 })).toThrow('a number from 354 to 367');
    expectSettingsError(
      thrownBy(() => castChart(birth, { yearDays: '365.25' as never })),
      'yearDays',
      '365.25',
    );
  });

  test('delta T of one’s own', () => {
    expect(thrownBy(() => castChart(birth, {}, { deltaTSeconds: 63 }))).toBeUndefined();
    fc.assert(
      fc.property(outside(-86_400, 86_400), (deltaTSeconds) => {
        expectSettingsError(
          thrownBy(() => castChart(birth, {}, { deltaTSeconds })),
          'deltaTSeconds',
          deltaTSeconds,
        );
      }),
    );
  });
});

test('a setting given as undefined keeps its default', () => {
  const { settings } = castChart(birth, {
    ayanamsa: undefined,
    node: undefined,
    sunrise: undefined,
    yearDays: undefined,
    nodeDignity: undefined,
  });
  expect(settings).toEqual(chart.settings);
  expect(charaDasha(chart, jdUt, 365.25, { lords: undefined }).options.lords).toBe('dual');
});
