import { describe, expect, it } from 'vitest';
import { PUBLISHED_FAST_ENDS, PUBLISHED_PARANAS } from '../../reference/festivals.ts';
import { julianDayFromIso } from '../time/index.ts';
import { festivalsOf } from './festivals-of.ts';
import { allFestivals } from './festivals.ts';
import { FAST_ENDS } from './tables/fast-ends.ts';

const NEW_DELHI = { latitude: 28.6139, longitude: 77.209 };
const KOLKATA = 'Asia/Kolkata';
const MINUTE = 1 / 1440;

const inIndia = (clock: string) => julianDayFromIso(`${clock}:00Z`) - 5.5 / 24;

describe('the end of a fast', () => {
  it.each(PUBLISHED_FAST_ENDS)('%s of %s: from %s until %s', (id, date, from, until) => {
    const { observances } = festivalsOf(date, date, NEW_DELHI, KOLKATA, { sunrise: 'edge' });
    const { fastEnd } = observances.find((one) => one.id === id)!;
    expect(Math.abs(fastEnd!.start - inIndia(from))).toBeLessThanOrEqual(2 * MINUTE);
    if (until === null) expect(fastEnd!.end).toBeNull();
    else expect(Math.abs(fastEnd!.end! - inIndia(until))).toBeLessThanOrEqual(2 * MINUTE);
  });

  it.each([
    ['New Delhi', NEW_DELHI, KOLKATA],
    ['Vilnius', { latitude: 54.6892, longitude: 25.2798 }, 'Europe/Vilnius'],
  ] as const)('of every printed Ekadashi in %s is in the preferred time', (name, place, zone) => {
    const year = festivalsOf('2026-01-01', '2027-12-31', place, zone, { sunrise: 'edge' });
    const ekadashis = year.observances.filter(({ fast }) => fast !== null);
    for (const printed of PUBLISHED_PARANAS[name]) {
      const [date, start, end] = printed.split(' ');
      const { fastEnd } = ekadashis.find((one) => one.date === date)!;
      const next = new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString();
      const startDay = start! > '18:00' ? date : next.slice(0, 10);
      const off = [
        fastEnd!.start - julianDayFromIso(`${startDay}T${start}:00Z`),
        fastEnd!.end! - julianDayFromIso(`${next.slice(0, 10)}T${end}:00Z`),
      ].map((days) => Math.abs(days) / MINUTE);
      expect(Math.max(...off), printed).toBeLessThanOrEqual(2);
      expect(fastEnd!.latest).toBeGreaterThanOrEqual(fastEnd!.end!);
    }
  });

  it('is given for every entry of the table, and for every Ekadashi as its parana', () => {
    const ids = new Set(allFestivals().map(({ id }) => id));
    for (const id of Object.keys(FAST_ENDS)) expect(ids).toContain(id);
    const { observances } = festivalsOf('2025-01-01', '2025-12-31', NEW_DELHI, KOLKATA);
    for (const { id, fast, fastEnd, puja, basis } of observances) {
      if (fast !== null) {
        const { start, end, latest } = fast.parana;
        expect(fastEnd).toEqual({ rule: 'after_hari_vasara', start, end, latest });
      } else if (FAST_ENDS[id] === undefined) expect(fastEnd).toBeNull();
      else expect(fastEnd!.rule).toBe(FAST_ENDS[id]);
      if (fastEnd?.rule === 'moonrise') {
        expect([fastEnd.start, fastEnd.end]).toEqual([puja!.start, puja!.end]);
      }
      if (fastEnd?.rule === 'within_tithi' && basis.kind === 'tithi') {
        expect(fastEnd.latest).toBe(basis.span.end > fastEnd.start ? basis.span.end : null);
      }
    }
  });

  it('has no last moment where Chaturdashi ends before sunrise', () => {
    // In Paris Chaturdashi of 2025 ended at 4:24, more than three hours before sunrise.
    const place = { latitude: 48.8566, longitude: 2.3522 };
    const { observances } = festivalsOf('2025-02-26', '2025-02-26', place, 'Europe/Paris');
    const { fastEnd } = observances.find(({ id }) => id === 'maha-shivaratri')!;
    expect(fastEnd).toMatchObject({ rule: 'within_tithi', end: null, latest: null });
  });
});
