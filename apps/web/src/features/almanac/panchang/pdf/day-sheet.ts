import { clockName, offsetText, degreesMinutesSeconds } from '@jyoti/reports/format';
import type { EclipseRow, FestivalRow, Panchang, TimeRange, Language } from '@jyoti/contract';
import type { PdfBlock, PdfDocument, PdfTable } from '@jyoti/pdf';
import { civilDate } from '@jyoti/ui/dates';
import { names as namesIn } from '@jyoti/reports/format';
import { dayInWords } from '../../../../platform/dates/dates.ts';
import { tithiName } from '../../calendar-days.ts';
import { litShare } from '../almanac-names.ts';
import { isPartialHere } from '@jyoti/contract';
import { hoursOfFestival } from '../../hours-of-festival.ts';
import {
  auspiciousWindows,
  inauspiciousWindows,
  spansOf,
  type WindowName,
} from '../day-windows.ts';
import { risesOf } from '../rises.ts';
import { yearsOf } from '../years.ts';
import { morePart, type MoreOfSheet } from './more-part.ts';
import { sheetTimes, type SheetTimes } from './sheet-times.ts';
import type { PanchangMessages } from '../../../../messages.generated/panchang.ts';
import { ayanamsasMessages } from '@jyoti/language/terms/ayanamsas';
import { almanacDaysMessages } from '../../../../messages.generated/almanac-days.ts';
import { frameMessages } from '../../../../messages.generated/frame.ts';
import { coordinatesIn } from '../../../../platform/words/coordinates.ts';

/** The day of a sheet, and the words of its page. */
export interface DaySheet {
  day: Panchang;
  place: string;
  /** The displayed time: "sunrise", "9:11 pm". */
  at: string;
  /** What the tab "More timings" shows; `null` if it failed to load. */
  more: MoreOfSheet | null;
  words: PanchangMessages;
  language: Language;
}

type Row = readonly [name: string, value: string];

/** A narrow table without a header row; some of its rows are headings. */
function factTable(
  caption: string,
  columns: readonly [string, string],
  groups: readonly (readonly [heading: Row | null, rows: readonly Row[]])[],
): PdfTable {
  const rows: Row[] = [];
  const marked: number[] = [];
  for (const [heading, ofGroup] of groups) {
    if (heading && ofGroup.length > 0) marked.push(rows.push(heading) - 1);
    rows.push(...ofGroup);
  }
  return {
    type: 'table',
    caption,
    columns: columns.map((header) => ({ header })),
    headersShown: false,
    rows,
    marked,
  };
}

/** The four limbs that change during the day, each with its end, and the choghadiyas that are avoided whatever their name. */
function limbTable({ day, words, language }: DaySheet, times: SheetTimes): PdfTable {
  const { limbs, pdf, facts, choghadiya } = words;
  const marks = [...day.choghadiya.day, ...day.choghadiya.night].flatMap(({ mark, ...span }) =>
    mark ? [[choghadiya.marks[mark], times.span(span)] as const] : [],
  );
  const groupOf = (limb: string, all: readonly (TimeRange & { name: string })[]) =>
    [[limb, pdf.until], all.map(({ name, end }) => [name, times.at(end)] as const)] as const;
  return factTable(
    pdf.limbs,
    [facts.name, facts.end],
    [
      groupOf(
        limbs.tithi,
        day.tithis.map((each) => ({ ...each, name: tithiName(each, language) })),
      ),
      groupOf(limbs.nakshatra, day.nakshatras),
      groupOf(limbs.yoga, day.yogas),
      groupOf(limbs.karana, day.karanas),
      [[choghadiya.title, ''], marks],
    ],
  );
}

/** Sun, Moon, month and year. */
function skyTable(sheet: DaySheet): PdfTable {
  const { day, words, language } = sheet;
  const { facts, pdf } = words;
  const names = namesIn[language];
  const { advanced_details: more } = day;
  const rises = risesOf(day, facts, sheetTimes(sheet).at);
  const years = yearsOf(day, facts, language);
  const monthName = (name: string) => (more.masa.adhika ? facts.adhika({ month: name }) : name);
  return factTable(
    pdf.sky,
    [facts.name, pdf.value],
    [
      [
        null,
        [
          [facts.sunrise, rises.sunrise],
          [facts.sunset, rises.sunset],
          [facts.moonrise, rises.moonrise],
          [facts.moonset, rises.moonset],
          [facts.moonSign, names.sign(day.rasi)],
          [facts.sunSign, names.sign(day.sun_sign)],
          [facts.month, monthName(more.masa.amanta)],
          [facts.monthPurnimanta, monthName(more.masa.purnimanta)],
          [
            facts.vikram,
            facts.year({ year: more.vikram_samvat, samvatsara: more.vikram_samvatsara }),
          ],
          [facts.shaka, years.shaka],
          [facts.gujarati, years.gujarati],
          [facts.drikRitu, more.drik_ritu],
          [facts.vedicRitu, more.ritu],
          [facts.drikAyana, more.drik_ayana],
          [facts.vedicAyana, more.ayana],
          [facts.fullMoon, civilDate(language, more.purnimata_date, 'short')],
        ],
      ],
    ],
  );
}

/** Inauspicious and auspicious times. */
function windowTable({ day, words }: DaySheet, times: SheetTimes): PdfTable {
  const { detail, pdf, facts, windows } = words;
  const spans = (names: readonly WindowName[]) =>
    names.flatMap((name) =>
      spansOf(day, name).map((span) => [windows[name], times.span(span)] as const),
    );
  return factTable(
    pdf.times,
    [facts.name, pdf.time],
    [
      [[detail.inauspicious, ''], spans(inauspiciousWindows)],
      [[detail.auspicious, ''], spans(auspiciousWindows)],
    ],
  );
}

type Part = TimeRange & { name: string; marked?: boolean };

/** The parts of the day on one scale, and those of the night on the next. */
function scales(title: string, day: readonly Part[], night: readonly Part[], times: SheetTimes) {
  const scale = (parts: readonly Part[], titleShown: boolean): PdfBlock[] => {
    const [first, last] = [parts[0], parts.at(-1)];
    if (!first || !last) return [];
    const whole = Date.parse(last.end) - Date.parse(first.start);
    const periods = parts.map(({ name, start, end, marked }) => ({
      name,
      begins: times.clock(start),
      share: (Date.parse(end) - Date.parse(start)) / whole,
      marked,
    }));
    return [{ type: 'scale', title, titleShown, now: null, periods }];
  };
  return [...scale(day, true), ...scale(night, false)];
}

function choghadiyaScales({ day, words, language }: DaySheet, times: SheetTimes): PdfBlock[] {
  const { term } = namesIn[language];
  const parts = (half: 'day' | 'night') =>
    day.choghadiya[half].map(({ muhurat, type, mark, start, end }) => {
      const marked = type !== 'Inauspicious' && !mark;
      return { name: term(muhurat), start, end, marked };
    });
  return scales(words.pdf.choghadiya, parts('day'), parts('night'), times);
}

function horaScales({ day, words, language }: DaySheet, times: SheetTimes): PdfBlock[] {
  const { graha } = namesIn[language];
  const parts = (half: 'day' | 'night') =>
    day.hora
      .filter((each) => each.half === half)
      .map(({ hora, start, end }) => ({ name: graha(hora), start, end }));
  return scales(words.pdf.hora, parts('day'), parts('night'), times);
}

/** Number of festivals with a description; for the others the sheet has name and time. */
const EXPLAINED = 3;

const nameOf = ({ title, region, region_name: name }: FestivalRow, { words }: DaySheet) =>
  region === 'india' ? title : words.pdf.inRegion({ title, region: name });

function hoursOf(festival: FestivalRow, { language }: DaySheet, times: SheetTimes): string[] {
  const { enters } = almanacDaysMessages[language].festival;
  const { start, end } = festival;
  return [
    ...(start === end ? [enters({ when: times.at(start) })] : []),
    ...hoursOfFestival(festival, times.fromTo, language),
  ];
}

/** Observances of the day, major festivals first; the names of the last ones share a line. */
function festivalLines(sheet: DaySheet, times: SheetTimes): string[] {
  const { festivals } = sheet.day;
  const ordered = [
    ...festivals.filter(({ rank }) => rank === 'major'),
    ...festivals.filter(({ rank }) => rank !== 'major'),
  ];
  const explained = ordered
    .slice(0, EXPLAINED)
    .map((festival) =>
      [`${nameOf(festival, sheet)}: ${festival.about}`, ...hoursOf(festival, sheet, times)].join(
        ' ',
      ),
    );
  const named = ordered
    .slice(EXPLAINED)
    .map((festival) =>
      [
        sheet.words.pdf.festival({ name: nameOf(festival, sheet) }),
        ...hoursOf(festival, sheet, times),
      ].join(' '),
    );
  return named.length > 0 ? [...explained, named.join(' ')] : explained;
}

function eclipseLine(eclipse: EclipseRow, { words }: DaySheet, times: SheetTimes): string {
  const { title, kind, type, visibility, seen, sutak } = eclipse;
  const { eclipses } = words;
  const { at } = times;
  const noSutak = type === 'penumbral' ? eclipses.penumbral : eclipses.noSutak;
  return [
    words.pdf.eclipse({ title, visibility: eclipses.visibility[visibility] }),
    ...(seen ? [eclipses.seen({ span: times.span(seen) })] : []),
    ...(isPartialHere(eclipse) ? [eclipses.partialHere] : []),
    sutak
      ? eclipses.sutak[kind]({
          from: at(sutak.start),
          gentle: at(sutak.gentle_start),
          to: at(sutak.end),
        })
      : noSutak,
  ].join(' ');
}

/**
 * The panchang of a day: on one page the Moon, observances, limbs, Sun and Moon, times, choghadiya and hora, on the next
 * the date in regional calendars and more timings.
 */
export function daySheet(
  sheet: DaySheet,
  { author, language: tag, missing }: Pick<PdfDocument, 'author' | 'language' | 'missing'>,
): PdfDocument {
  const { day, place, at, more, words, language } = sheet;
  const { result, pdf } = words;
  const { settings, tithi, nakshatra, moon } = day;
  const times = sheetTimes(sheet);
  const lit = litShare(moon.luminance);
  const percent = Math.round(lit * 100);
  const observances = [
    ...day.eclipses.map((eclipse) => eclipseLine(eclipse, sheet, times)),
    ...festivalLines(sheet, times),
  ];
  const { latitude, longitude } = day.place;
  return {
    author,
    language: tag,
    missing,
    title: pdf.title({ date: dayInWords(day.date, language) }),
    opening: [
      {
        type: 'paragraph',
        text: `${pdf.note({ place, coordinates: coordinatesIn(frameMessages[language], latitude, longitude) })} ${result.at({ time: at })}`,
        look: 'quiet',
      },
      {
        type: 'moon',
        lit,
        waxing: moon.waxing,
        alternative: pdf.moonLit({ percent }),
        text: result.opening({
          tithi: tithiName(tithi, language),
          tithiEnd: times.at(tithi.end),
          nakshatra: nakshatra.name,
          nakshatraEnd: times.at(nakshatra.end),
          lit: percent,
        }),
      },
      ...(observances.length > 0 ? [{ type: 'list' as const, items: observances }] : []),
      ...day.notices.map((text): PdfBlock => ({ type: 'paragraph', text })),
      {
        type: 'tables',
        perRow: 3,
        shares: [35, 30, 38],
        tables: [limbTable(sheet, times), skyTable(sheet), windowTable(sheet, times)],
      },
      ...choghadiyaScales(sheet, times),
      ...horaScales(sheet, times),
      ...(more === null ? [{ type: 'paragraph' as const, text: pdf.noMore }] : []),
      {
        type: 'paragraph',
        look: 'quiet',
        text: [
          result.zone({
            zone: clockName(settings, namesIn[sheet.language]),
            offset: offsetText(settings.utc_offset_minutes),
          }),
          pdf.settingsRows({
            ayanamsa: pdf.ayanamsa({
              name: ayanamsasMessages[language].ayanamsas[settings.ayanamsa],
              degrees: degreesMinutesSeconds(settings.ayanamsa_degrees),
            }),
            sunrise: pdf.sunrises[settings.sunrise],
          }),
        ].join(' '),
      },
    ],
    newPages: true,
    parts: more === null ? [] : [morePart({ ...more, day, language })],
  };
}
