import { render } from '@testing-library/react';
import { join } from 'node:path';
import type { ComponentType } from 'react';
import { rolldown } from 'rolldown';
import { expect, test, vi } from 'vitest';
import { DateField } from '../src/date-field/index.ts';
import { GrahaBadge } from '../src/graha-badge/index.ts';
import { KundliChart } from '../src/kundli-chart/index.ts';
import { NakshatraRing } from '../src/nakshatra-ring/index.ts';
import { PeriodsTable } from '../src/periods-table/index.ts';
import { SignBadge } from '../src/sign-badge/index.ts';
import { TimeField } from '../src/time-field/index.ts';
import { DashaTimeline, PhaseTimeline } from '../src/timeline/index.ts';

const chart = (data: object) => ({ title: 'Chart', data: { placements: [], ...data } });
const life = { title: 'Periods', periods: [], birth: '1990-05-14T01:00:00Z' };

/** Data as JavaScript or parsed JSON may have it. */
const wrong: readonly (readonly [string, unknown, object])[] = [
  [
    'KundliChart: data.ascendantSign is 13, but must be a whole number from 1 to 12.',
    KundliChart,
    chart({ ascendantSign: 13 }),
  ],
  [
    'KundliChart: data.placements[0].graha is "sunn", but must be one of sun, moon, ',
    KundliChart,
    chart({ ascendantSign: 1, placements: [{ graha: 'sunn', sign: 1 }] }),
  ],
  [
    'KundliChart: data.placements[0].sign is "4", but must be',
    KundliChart,
    chart({ ascendantSign: 1, placements: [{ graha: 'sun', sign: '4' }] }),
  ],
  [
    'KundliChart: data.placements[0].degree is 45, but must be a number from 0 to under 30.',
    KundliChart,
    chart({ ascendantSign: 1, placements: [{ graha: 'sun', sign: 1, degree: 45 }] }),
  ],
  ['GrahaGlyph: graha is "pluto", but must be one of', GrahaBadge, { graha: 'pluto' }],
  ['RashiGlyph: sign is 0, but must be', SignBadge, { sign: 0 }],
  [
    'NakshatraRing: nakshatra is 28, but must be a whole number from 1 to 27.',
    NakshatraRing,
    { title: 'Ring', nakshatra: 28 },
  ],
  [
    'DashaTimeline: now is "not a date", but must be an instant in ISO 8601',
    DashaTimeline,
    { ...life, now: 'not a date' },
  ],
  [
    'DashaTimeline: periods[0].graha is "sunn", but must be one of',
    DashaTimeline,
    { ...life, now: life.birth, periods: [{ graha: 'sunn', start: life.birth, end: life.birth }] },
  ],
  [
    'PhaseTimeline: now is 1764400000000, but must be an instant',
    PhaseTimeline,
    {
      title: 'Phases',
      phases: [],
      variantNames: {},
      start: life.birth,
      end: '2110-05-14T01:00:00Z',
      now: 1_764_400_000_000,
    },
  ],
  [
    'PeriodsTable: now is "today", but must be an instant',
    PeriodsTable,
    { caption: 'Periods', nameHeader: 'Graha', rows: [], now: 'today', timeZone: 'UTC' },
  ],
  [
    'DateField: value is "14/05/1990", but must be a date',
    DateField,
    { label: 'Date', defaultValue: '14/05/1990' },
  ],
  [
    'TimeField: value is "6:30 am", but must be a time',
    TimeField,
    { label: 'Time', defaultValue: '6:30 am' },
  ],
];

test.each(wrong)('%s', (message, component, props) => {
  const warn = vi.mocked(console.warn).mockImplementation(() => undefined);
  const Component = component as ComponentType;
  const { rerender } = render(<Component {...props} />);
  rerender(<Component {...props} />);
  const reported = warn.mock.calls.filter(([text]) => String(text).startsWith(message));
  warn.mockClear();
  expect(reported).toHaveLength(1);
});

test('in production nothing is checked, and the sentences are left out', async () => {
  const bundle = await rolldown({
    input: join(import.meta.dirname, '../src/shared/react/warn-wrong-data.ts'),
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  });
  const { output } = await bundle.generate({ minify: true });
  await bundle.close();
  expect(output[0].code).not.toMatch(/must be|ISO|ketu/);
  expect(output[0].code.length).toBeLessThan(300);
});
