import { describe, expect, test } from 'vitest';
import {
  vimshottariResponseSchema,
  vimshottariStarts,
  type VimshottariInput,
} from '@jyoti/contract';
import { expectBody, expectError } from './app.ts';
import { kundli, midnight, reader } from './kundli-reader.ts';

const now = '2026-11-21T06:00:00Z';
const runsNow = ({ start, end }: { start: string; end: string }) => start <= now && now < end;

async function moreDashasOf(birth = midnight) {
  const { more_dashas } = await kundli(birth, { sections: ['more_dashas'] });
  if (!more_dashas) throw new Error('The section is missing.');
  return more_dashas;
}

describe('section more_dashas', () => {
  // India’s birth: Moon at 4° Cancer in Pushya, ascendant Taurus, Rahu in it, born by night in the dark half.
  test('ashtottari: periods that tile, the running one, and both conditions', async () => {
    const { ashtottari } = await moreDashasOf();
    const { conditions, dashas, current, balance } = ashtottari;
    expect(conditions.rahu).toEqual({ fits: false, house_from_lagna_lord: 11, in_ascendant: true });
    expect(conditions.half).toEqual({ fits: false, by_day: false, bright: false });
    expect(dashas.map(({ lord, years }) => [lord, years])).toEqual([
      ['Sun', 6],
      ['Moon', 15],
      ['Mars', 8],
      ['Mercury', 17],
      ['Saturn', 10],
      ['Jupiter', 19],
      ['Rahu', 12],
      ['Venus', 21],
    ]);
    expect(balance.lord).toBe('Sun');
    for (const [index, { start, end, sub_dashas }] of dashas.entries()) {
      if (index > 0) expect(start).toBe(dashas[index - 1]?.end);
      expect([sub_dashas[0]?.start, sub_dashas[7]?.end]).toEqual([start, end]);
    }
    const running = dashas.find(runsNow);
    expect(current.dasha).toMatchObject({ lord: running?.lord, start: running?.start });
    expect(current.sub_dasha).toEqual(running?.sub_dashas.find(runsNow));
  });

  test('kalachakra: from the dasha that runs at birth, with its balance and the running one', async () => {
    const { kalachakra } = await moreDashasOf();
    const { dashas, balance, current } = kalachakra;
    expect(kalachakra).toMatchObject({ group: 'savya', pada: 1 });
    expect(dashas[0]?.sign).toBe(balance.sign);
    expect(dashas[0] && dashas[0].start.slice(0, 10) < midnight.date).toBe(true);
    for (const [index, { start, end }] of dashas.entries()) {
      expect(end > '1947-08-14T18:30:00Z').toBe(true);
      if (index > 0) expect(start).toBe(dashas[index - 1]?.end);
    }
    expect(current?.dasha).toEqual(dashas.find(runsNow));
    expect(current?.sub_dasha).toEqual(current?.dasha.sub_dashas.find(runsNow));
    for (const { sign, start, end, sub_dashas } of dashas) {
      expect([sub_dashas[0]?.sign, sub_dashas[0]?.start, sub_dashas[8]?.end]).toEqual([
        sign,
        start,
        end,
      ]);
      for (const [index, part] of sub_dashas.entries()) {
        if (index > 0) expect(part.start).toBe(sub_dashas[index - 1]?.end);
      }
    }
  });

  test('vimshottari from the ascendant and from three stars counted from the Moon’s', async () => {
    const { vimshottari } = await moreDashasOf();
    expect(vimshottari.map(({ start_from, nakshatra }) => [start_from, nakshatra])).toEqual([
      ['ascendant', 'Krittika'],
      ['kshema', 'Purva Phalguni'],
      ['utpanna', 'Uttara Phalguni'],
      ['adhana', 'Swati'],
    ]);
    for (const { mahadashas, current, balance } of vimshottari) {
      expect(mahadashas).toHaveLength(9);
      expect(mahadashas[0]?.lord).toBe(balance.lord);
      expect(current?.mahadasha).toEqual(mahadashas.find(runsNow));
      expect(current && runsNow(current.pratyantardasha)).toBe(true);
    }
  });

  test('after the 120 years of vimshottari nothing runs, the cycles that repeat do', async () => {
    const { vimshottari, ashtottari, kalachakra } = await moreDashasOf({
      ...midnight,
      date: '1850-03-01',
    });
    for (const { current } of vimshottari) expect(current).toBeNull();
    expect(runsNow(ashtottari.current.dasha)).toBe(true);
    expect(kalachakra.current && runsNow(kalachakra.current.sub_dasha)).toBe(true);
  });
});

describe('POST /api/kundli/vimshottari from another start', () => {
  test.each(vimshottariStarts.filter((start) => start !== 'moon'))(
    '%s opens the periods of the section',
    async (start_from) => {
      const { open } = await reader();
      const { vimshottari } = await moreDashasOf();
      const section = vimshottari.find((one) => one.start_from === start_from);
      const periods = async (path: VimshottariInput['path']) =>
        expectBody(
          await open({ birth: midnight, start_from, path }),
          200,
          vimshottariResponseSchema,
        ).data;
      const outer = await periods([]);
      expect(outer.start_from).toBe(start_from);
      expect(outer.periods.map(({ planet, start }) => [planet, start])).toEqual(
        section?.mahadashas.map(({ lord, start }) => [lord, start]),
      );
      const running = section?.current;
      if (!running) throw new Error('No period runs.');
      const inner = await periods([running.mahadasha.lord]);
      expect(inner.periods.find(runsNow)).toMatchObject({
        planet: running.antardasha.lord,
        start: running.antardasha.start,
      });
    },
  );

  test('another start is 400', async () => {
    const { open } = await reader();
    const body = expectError(
      await open({ birth: midnight, start_from: 'pluto' } as unknown as VimshottariInput),
      400,
      'invalid_input',
    );
    expect(Object.keys(body.fields ?? {})).toEqual(['start_from']);
  });
});
