import {
  grahas,
  kundliResponseSchema,
  yearChartResponseSchema,
  type KundliInput,
} from '@jyoti/contract';
import { describe, expect, test } from 'vitest';
import { expectBody, expectError } from './app.ts';
import { kundli, midnight, reader } from './kundli-reader.ts';
import { visitor } from './tools-reader.ts';

interface Span {
  start: string;
  end: string;
}

const runsAt = (at: string, { start, end }: Span) => start <= at && at < end;

const dated: Omit<KundliInput, 'birth'> = {
  sections: ['planet_details', 'dashas', 'doshas', 'more_dashas'],
};

describe('POST /api/kundli with the instant of its running periods', () => {
  test.each(['1947-08-14T18:30:01Z', '1970-03-01T06:00:00Z', '2047-08-15T00:00:00Z'])(
    'at %s every running period contains it',
    async (at) => {
      const { dashas, more_dashas: more } = await kundli(midnight, { ...dated, at });
      const { current } = dashas!.vimshottari;
      expect(current).not.toBeNull();
      const running: Span[] = [
        ...Object.values(current!),
        more!.ashtottari.current.dasha,
        more!.ashtottari.current.sub_dasha,
        more!.kalachakra.current!.dasha,
        more!.kalachakra.current!.sub_dasha,
        ...more!.vimshottari.flatMap((start) => Object.values(start.current!)),
      ];
      expect(running).toHaveLength(5 + 2 + 2 + 4 * 3);
      for (const span of running) expect(runsAt(at, span)).toBe(true);
    },
  );

  test('sade sati is that of the transits of the same date', async () => {
    const { ask, transits } = await reader();
    const birth = { ...midnight, date: '1994-02-12', time: '09:00:00' };
    for (const at of ['1996-05-01', '2026-11-21', '2027-08-01', '2031-01-01']) {
      const response = await ask({ birth, sections: ['doshas'], at });
      const { sadesati } = (await transits({ birth, at })).body.data;
      const { doshas } = expectBody(response, 200, kundliResponseSchema).data;
      expect(doshas?.sadesati).toMatchObject(sadesati);
    }
  });

  test('what does not change with time is the same', async () => {
    const then = await kundli(midnight, { at: '1970-03-01' });
    const now = await kundli(midnight);
    expect(then.strengths).toEqual(now.strengths);
    expect(then.dashas?.vimshottari.mahadasha).toEqual(now.dashas?.vimshottari.mahadasha);
    expect(then.dashas?.vimshottari.current).not.toEqual(now.dashas?.vimshottari.current);
  });

  test('the last instant of the range has all sections', async () => {
    const { dashas, more_dashas: more } = await kundli(midnight, { at: '2200-12-31' });
    expect(dashas?.vimshottari.current).toBeNull();
    expect(grahas).toContain(more?.ashtottari.current.dasha.lord);
  });

  test('an instant before the birth is refused at its field', async () => {
    const { ask } = await reader();
    const response = await ask({ birth: midnight, sections: ['more_dashas'], at: '1947-08-14' });
    const { fields } = expectError(response, 400, 'invalid_input');
    expect(fields).toEqual({ at: 'This date is before the birth. Please choose a later one.' });
    expectError(await ask({ birth: midnight, at: 'soon' }), 400, 'invalid_input');
  });
});

describe('POST /api/kundli/year with an instant', () => {
  const yearOf = async (input: object) => {
    const { post } = await visitor();
    return post('/api/kundli/year', { birth: midnight, ...input });
  };

  test.each([
    ['1947-08-15', 1],
    ['1970-03-01', 23],
    ['2026-11-21', 80],
  ])('on %s the year of life %i runs, with its mudda dasha', async (at, year) => {
    const { data } = expectBody(await yearOf({ at }), 200, yearChartResponseSchema);
    expect([data.year, data.running_year]).toEqual([year, year]);
    const noon = `${at}T06:30:00Z`;
    expect(runsAt(noon, data)).toBe(true);
    expect(data.current && runsAt(noon, data.current.sub_dasha)).toBe(true);
  });

  test('a named year stays; its running period is that of the instant', async () => {
    const input = { year: 30, at: '1970-03-01' };
    const { data } = expectBody(await yearOf(input), 200, yearChartResponseSchema);
    expect([data.year, data.running_year, data.current]).toEqual([30, 23, null]);
  });

  test('an instant before the birth is refused', async () => {
    expectError(await yearOf({ at: '1900-01-01' }), 400, 'invalid_input');
  });
});
