import { clockName } from '@jyoti/reports/format';
import type { Block, Panchang, Section, TimeRange } from '@jyoti/contract';
import type { Language } from '@jyoti/ui/i18n';
import { dayInWords } from '../../../reading/dates.ts';
import { tithiName } from '../almanac-names.ts';
import {
  auspiciousWindows,
  inauspiciousWindows,
  spansOf,
  type WindowName,
} from '../day-windows.ts';
import { momentInFull, timeInWords, clockAt, offsetInWords } from '../moments.ts';
import type { en } from '../words.en.ts';

/** All that the page says of a day, as the sections of a document. */
export function sectionsOf(day: Panchang, words: typeof en, language: Language): Section[] {
  const { facts, limbs, pdf, detail } = words;
  const { settings, advanced_details: more } = day;
  const full = (instant: string) => momentInFull(instant, settings.timezone, language);
  const short = (instant: string) => {
    const { date, time } = clockAt(instant, settings.timezone);
    const apart = date === day.date ? '' : `, ${dayInWords(date, language)}`;
    return `${timeInWords(time)}${apart}`;
  };
  const fact = (label: string, value: string | number | null) =>
    `${label}: ${value === null ? facts.none : value}`;
  const rise = (label: string, instant: string | null) => fact(label, instant && short(instant));
  /** A section, unless there is nothing to say in it. */
  const section = (id: string, heading: string, blocks: Block[]): Section[] =>
    blocks.length > 0 ? [{ id, heading, blocks }] : [];
  const list = (items: string[]): Block[] => (items.length > 0 ? [{ type: 'list', items }] : []);
  const table = (caption: string, columns: string[], rows: string[][]): Block[] =>
    rows.length > 0 ? [{ type: 'table', caption, columns, rows }] : [];
  const limb = (name: string, all: readonly (TimeRange & { name: string })[]) =>
    table(
      name,
      pdf.limbColumns,
      all.map((each) => [each.name, full(each.start), full(each.end)]),
    );
  const windows = (heading: string, names: readonly WindowName[]) =>
    table(
      heading,
      pdf.timeColumns,
      names.flatMap((name) =>
        spansOf(day, name).map(({ start, end }) => [
          words.windows[name],
          `${short(start)} to ${short(end)}`,
        ]),
      ),
    );
  const tithis = day.tithis.map((each) => ({ ...each, name: tithiName(each) }));
  const horas = day.hora.map(({ hora, start, end }) => [hora, short(start), short(end)]);
  const choghadiya = (half: 'day' | 'night') =>
    table(
      pdf[half],
      pdf.choghadiyaColumns,
      day.choghadiya[half].map(({ muhurat, type, start, end }) => [
        muhurat,
        type,
        short(start),
        short(end),
      ]),
    );

  return [
    ...section('notices', words.result.polar, list(day.notices)),
    ...section(
      'basic-details',
      detail.basic,
      list([
        fact(facts.day, day.day.name),
        rise(facts.sunrise, more.sun_rise),
        rise(facts.sunset, more.sun_set),
        rise(facts.moonrise, more.moon_rise),
        rise(facts.moonset, more.moon_set),
        fact(facts.moonSign, day.rasi),
        fact(facts.sunSign, day.sun_sign),
        fact(facts.month, more.masa.amanta),
        fact(facts.vikram, more.vikram_samvat),
        fact(facts.shaka, more.shaka_samvat),
      ]),
    ),
    ...section('observed', words.festivals.title, list(day.festivals.map(({ title }) => title))),
    ...section('limbs', words.about.title, [
      ...limb(limbs.tithi, tithis),
      ...limb(limbs.nakshatra, day.nakshatras),
      ...limb(limbs.yoga, day.yogas),
      ...limb(limbs.karana, day.karanas),
    ]),
    ...section(
      'inauspicious',
      detail.inauspicious,
      windows(detail.inauspicious, inauspiciousWindows),
    ),
    ...section('auspicious', detail.auspicious, windows(detail.auspicious, auspiciousWindows)),
    ...section('hora', words.hora.title, table(words.hora.title, pdf.horaColumns, horas)),
    ...section('choghadiya', words.choghadiya.title, [
      ...choghadiya('day'),
      ...choghadiya('night'),
    ]),
    ...section(
      'settings',
      pdf.settings,
      list([
        words.result.zone(clockName(settings), offsetInWords(settings.utc_offset_minutes)),
        pdf.settingsRows(
          pdf.ayanamsa(settings.ayanamsa, settings.ayanamsa_degrees.toFixed(4)),
          pdf.sunrises[settings.sunrise],
        ),
      ]),
    ),
  ];
}
