import type { KundliInput } from '@jyoti/contract';
import { describe, expect, test } from 'vitest';
import { expectError } from './app.ts';
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

  test('a Moon in Aquarius: sade sati in 2026, its break in August 2027', async () => {
    const birth = { ...midnight, date: '1994-02-12', time: '09:00:00' };
    const on = async (at: string) =>
      (await kundli(birth, { sections: ['doshas'], at })).doshas!.sadesati;
    expect(await on('2026-11-21')).toMatchObject({
      is_dosha_present: true,
      state: 'sade_sati',
      moon_sign: 'Aquarius',
      current: { phase: 'setting', zodiac: 'Pisces' },
    });
    const paused = await on('2027-08-01');
    expect(paused).toMatchObject({ is_dosha_present: false, state: 'break', current: null });
    expect(paused.next?.start).toMatch(/^2027-10-20T01:42/);
    expect(paused.bot_response).toMatch(/paused/);
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
