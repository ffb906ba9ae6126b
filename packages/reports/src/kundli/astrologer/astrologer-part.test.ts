import { castChart, julianDayFromIso } from '@jyoti/jyotish';
import { defaultSettings, type BirthEcho, type Settings } from '@jyoti/contract';
import type { ReportPart } from '@jyoti/ui/data';
import { expect, test } from 'vitest';
import { kundliSource, type KundliSource } from '../kundli-source.ts';
import { astrologerParts } from './astrologer-part.ts';

const delhi = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
const born = { date: '1990-01-01', time: '10:00:00' };
const clock = '2026-11-30T06:00:00Z';

/** The source of a birth. @param at the instant that is meant, ISO 8601 */
function sourceOf(
  {
    place = delhi,
    at = clock,
    ...birth
  }: Partial<typeof born> & { place?: typeof delhi; at?: string },
  chosen: Partial<KundliSource['choices']> = {},
): KundliSource {
  const { date, time } = { ...born, ...birth };
  const { timezone: timeZone, ...where } = place;
  return kundliSource({
    chart: castChart({ date, time, timeZone, ...where }),
    clockJdUt: julianDayFromIso(clock),
    nowJdUt: julianDayFromIso(at),
    birth: { name: 'Asha', gender: null, date } as BirthEcho,
    settings: { timezone: timeZone } as Settings,
    choices: { ...defaultSettings, ...chosen },
    language: 'en',
  });
}

const textOf = (part: ReportPart | readonly unknown[]) => JSON.stringify(part);

test.each([
  ['02:00:00', /both of the conditions/],
  ['16:00:00', /by the condition on Rahu, but/],
  ['22:00:00', /by the condition on day and night, but/],
  ['10:00:00', /does not apply to this birth/],
])('a birth at %s: whether Ashtottari applies', (time, sentence) => {
  expect(textOf(astrologerParts['more-dashas'](sourceOf({ time })))).toMatch(sentence);
});

test('KP says where Placidus has no cusps', () => {
  expect(textOf(astrologerParts.kp(sourceOf({})))).toMatch(/Houses run from cusp to cusp/);
  const place = { ...delhi, latitude: 69.65 };
  expect(textOf(astrologerParts.kp(sourceOf({ place })))).toMatch(/whole signs here/);
});

test('at another instant what runs then has its day instead of "now"', () => {
  const periods = (at?: string) =>
    textOf(astrologerParts['more-dashas'](sourceOf({ ...(at && { at }) })));
  expect(periods()).toContain('Running now');
  expect(periods('2031-05-03T06:30:00Z')).toContain('On 3 May 2031');
  expect(periods('2031-05-03T06:30:00Z')).not.toContain('Running now');
});

test('Kantaka Shani by another school than the usual one has a table of its own', () => {
  const captions = (school: KundliSource['choices']['kantaka_school']) =>
    astrologerParts['sade-sati'](sourceOf({}, { kantaka_school: school })).blocks.flatMap((block) =>
      block.type === 'table' ? [block.caption] : [],
    );
  expect(captions('fourth')).not.toContain('Kantaka Shani over a hundred years');
  expect(captions('angles')).toContain('Kantaka Shani over a hundred years');
});

test('Sudarshana marks the house of the running year; nothing runs before birth', () => {
  const marked = (at?: string) =>
    astrologerParts
      .sudarshana(sourceOf(at === undefined ? {} : { at }))
      .blocks.flatMap((block) =>
        block.type === 'section'
          ? block.blocks.flatMap((one) =>
              one.type === 'table'
                ? one.rows.filter((row) => textOf(row).includes('this year'))
                : [],
            )
          : [],
      );
  // The 37th year is of the first house again.
  expect(marked()).toHaveLength(1);
  expect(textOf(marked()[0]!)).toContain('"text":"1"');
  expect(marked('1989-12-31T00:00:00Z')).toHaveLength(0);
});

test('the transits say how many kakshyas have a bindu', () => {
  const text = textOf(astrologerParts.transits(sourceOf({})));
  const rows = text.match(/"text":"Bindu","tone":"success"/g) ?? [];
  expect(text).toContain(`${rows.length} of the seven planets are in kakshyas with a bindu.`);
});
