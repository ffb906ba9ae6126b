import { kundliResponseSchema, type KundliInput } from '@jyoti/contract';
import { describe, expect, test } from 'vitest';
import { expectBody, expectError } from './app.ts';
import { kundli, midnight, reader } from './kundli-reader.ts';

interface Span {
  start: string;
  end: string;
}

const runsAt = (at: string, { start, end }: Span) => start <= at && at < end;

const dated: Omit<KundliInput, 'birth'> = {
  sections: ['planet_details', 'dashas', 'doshas'],
};

describe('POST /api/kundli with the instant of its running periods', () => {
  test.each(['1947-08-14T18:30:01Z', '1970-03-01T06:00:00Z', '2047-08-15T00:00:00Z'])(
    'at %s every running period contains it',
    async (at) => {
      const { dashas } = await kundli(midnight, { ...dated, at });
      const { current } = dashas!.vimshottari;
      expect(current).not.toBeNull();
      for (const span of Object.values(current!)) expect(runsAt(at, span)).toBe(true);
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
    expect(then.divisional).toEqual(now.divisional);
    expect(then.dashas?.vimshottari.mahadasha).toEqual(now.dashas?.vimshottari.mahadasha);
    expect(then.dashas?.vimshottari.current).not.toEqual(now.dashas?.vimshottari.current);
  });

  test('the last instant of the range has all sections', async () => {
    const { dashas } = await kundli(midnight, { at: '2200-12-31' });
    expect(dashas?.vimshottari.current).toBeNull();
  });

  test('an instant before the birth is refused at its field', async () => {
    const { ask } = await reader();
    const response = await ask({ birth: midnight, sections: ['dashas'], at: '1947-08-14' });
    const { fields } = expectError(response, 400, 'invalid_input');
    expect(fields).toEqual({ at: 'This date is before the birth. Please choose a later one.' });
    expectError(await ask({ birth: midnight, at: 'soon' }), 400, 'invalid_input');
  });
});
