import {
  castChart,
  julianDayFromIso,
  signFromIndex,
  transitHits,
  vimshottari,
  vimshottariPath,
  type Chart,
} from '@jyoti/jyotish';
import { defaultSettings, type Settings } from '@jyoti/contract';
import type { Reading } from '@jyoti/ui/data';
import { describe, expect, test } from 'vitest';
import { birthsInIndia, engineBirth } from '../../../../scripts/testing/births.ts';
import { dayOfJulianDay } from '../format/julian-days.ts';
import { comingYears } from './coming-years.ts';
import { kundliParts } from './kundli-document.ts';
import { kundliSource } from './kundli-source.ts';

const now = julianDayFromIso('2026-11-30T06:00:00Z');
const births = birthsInIndia(30);

const sourceOf = (chart: Chart, language: 'en' | 'hi', at = now) =>
  kundliSource({
    chart,
    clockJdUt: at,
    nowJdUt: at,
    birth: { ...births[0]!, gender: null, fold: 0 },
    settings: { ...defaultSettings, timezone: 'Asia/Kolkata' } as unknown as Settings,
    choices: { ...defaultSettings },
    language,
  });

/** The sentences of the section, in their order. */
function sentencesOf(chart: Chart, language: 'en' | 'hi', at = now): string[] {
  const cards: readonly Reading[] = comingYears(sourceOf(chart, language, at))
    .flatMap((block) => (block.type === 'section' ? block.blocks : []))
    .flatMap((block) => (block.type === 'readings' ? block.items : []));
  return cards.flatMap(({ pieces }) =>
    pieces.flatMap((piece) => ('list' in piece ? piece.list : [])),
  );
}

const two = 2 * 365.25;
const day = (jdUt: number, language: 'en' | 'hi') => dayOfJulianDay(jdUt, 'Asia/Kolkata', language);

/** The days on which a dasha begins or a slow graha enters a sign. */
function daysIn(chart: Chart): number[] {
  const basis = [chart.grahas.moon.longitude, chart.time.jdUt, chart.settings.yearDays] as const;
  const periods = vimshottari(...basis).mahadashas.flatMap(({ lord }) =>
    vimshottariPath(...basis, [lord]).map(({ startJdUt }) => startJdUt),
  );
  const transits = transitHits(chart, now, now + two, { bodies: ['saturn', 'jupiter', 'rahu'] })
    .filter(({ kind }) => kind === 'sign_ingress')
    .map(({ jdUt }) => jdUt);
  return [...periods, ...transits]
    .filter((jdUt) => jdUt > now && jdUt <= now + two)
    .toSorted((a, b) => a - b);
}

/** A chart with the Moon in a sign. */
const withMoonIn = (sign: number) =>
  Array.from({ length: 28 }, (_, index) =>
    castChart({
      ...engineBirth(births[0]!),
      date: `1990-02-${String(index + 1).padStart(2, '0')}`,
    }),
  ).find(({ grahas }) => grahas.moon.sign === signFromIndex(sign - 1))!;

describe.each(['en', 'hi'] as const)('in %s', (language) => {
  test('dashas and slow transits of two years are in order of time, each once, twelve at most', () => {
    for (const birth of births) {
      const chart = castChart(engineBirth(birth));
      const days = daysIn(chart).map((jdUt) => day(jdUt, language));
      const found = sentencesOf(chart, language);
      expect(found.length).toBe(Math.min(days.length, 12));
      const own = found.map((sentence) => sentence.slice(0, sentence.indexOf(':')));
      if (days.length <= 12) expect(own).toEqual(days);
      else expect(days).toEqual(expect.arrayContaining(own));
      expect(new Set(found).size).toBe(found.length);
    }
  });

  test('Saturn begins, interrupts and resumes the Sade Sati of a Moon in Taurus, and ends that of Aquarius', () => {
    // Ingresses of the Lahiri almanacs: Aries 3 June 2027, back to Pisces 20 October 2027, Aries 23 February 2028.
    const { begins, pause, resumes, ends } =
      language === 'en'
        ? { begins: 'begins Sade Sati', pause: 'pauses', resumes: 'resumes', ends: 'ends Sade' }
        : { begins: 'शुरू होगी', pause: 'रुकेगी', resumes: 'फिर चलेगा', ends: 'समाप्त होगी' };
    const ingresses = ['2027-06-03', '2027-10-20', '2028-02-23'].map((date) =>
      day(julianDayFromIso(`${date}T12:00:00Z`), language),
    );
    const ofSaturn = (moon: number) => {
      const found = sentencesOf(withMoonIn(moon), language).filter((sentence) =>
        /^[^:]+: (Saturn|शनि)/.test(sentence),
      );
      return ingresses.map((date) => found.find((sentence) => sentence.startsWith(date)));
    };
    const taurus = ofSaturn(2);
    expect(taurus[0]).toContain(begins);
    expect(taurus[1]).toContain(pause);
    expect(taurus[2]).toContain(resumes);
    const aquarius = ofSaturn(11);
    expect(aquarius[2]).toContain(ends);
  });

  test('nothing is ahead of a birth of history, nor of one that is to come', () => {
    const birth = engineBirth(births[0]!);
    expect(sentencesOf(castChart({ ...birth, date: '1869-10-02' }), language)).toEqual([]);
    const later = castChart({ ...birth, date: '2031-01-01' });
    const parts = kundliParts(['personal-characteristics'], sourceOf(later, language));
    expect(parts['personal-characteristics']).toBeUndefined();
    // The last years that are computed.
    const last = julianDayFromIso('2200-06-01T00:00:00Z');
    const child = castChart({ ...birth, date: '2150-01-01' });
    expect(sentencesOf(child, language, last).length).toBeGreaterThan(0);
  });
});
