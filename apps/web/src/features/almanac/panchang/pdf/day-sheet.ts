import type {
  DayWindow,
  FestivalOfDay,
  Language,
  PanchangDocument,
  PanchangMoreDocument,
} from '@jyoti/contract';
import type { PdfBlock, PdfDocument, PdfTable } from '@jyoti/pdf';
import { timeOfDay, timeSpanMessages, timeWords, zonedTime } from '@jyoti/ui/time-span';
import { kundliPdfMessages } from '../../../../messages.generated/kundli-pdf.ts';
import { frameMessages } from '../../../../messages.generated/frame.ts';
import { panchangMessages } from '../../../../messages.generated/panchang.ts';
import { coordinatesIn } from '../../../../platform/words/coordinates.ts';
import { dayInWords } from '../../../../platform/dates/dates.ts';
import type { PdfSetting } from '../../../documents/pdf/pdf-button.tsx';
import { paragraph } from '../../../documents/pdf/blocks.ts';
import { withoutTerms } from '../../../documents/pdf/without-terms.ts';
import { morePart } from './more-part.ts';

/** The day of a sheet. */
export interface DaySheet {
  day: PanchangDocument;
  /** What the tab "More timings" shows; `null` if it failed to load. */
  more: PanchangMoreDocument | null;
  place: string;
}

interface Part {
  title: string;
  start: string;
  end: string;
  marked?: boolean;
}

/** Number of festivals with a description; for the others the sheet has name and time. */
const EXPLAINED = 3;

type Row = readonly [name: string, value: string];
type Group = readonly [heading: Row | null, rows: readonly Row[]];

/** A narrow table without a header row; some of its rows are headings. */
function factTable(caption: string, columns: Row, groups: readonly Group[]): PdfTable {
  const rows: Row[] = [];
  const marked: number[] = [];
  for (const [heading, ofGroup] of groups) {
    if (heading && ofGroup.length > 0) marked.push(rows.push(heading) - 1);
    rows.push(...ofGroup.map(([name, value]) => [name, withoutTerms(value)] as const));
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
function limbTable(day: PanchangDocument, language: Language): PdfTable {
  const { pdf, facts, choghadiya } = panchangMessages[language];
  const { limbs, marks, date, nextSunrise, settings } = day;
  const { at } = timeWords(timeSpanMessages[language], language, {
    timeZone: settings.timezone,
    day: date,
    nextSunrise,
  });
  return factTable(
    pdf.limbs,
    [facts.name, facts.end],
    [
      ...limbs.map(({ label, all }): Group => [
        [label, pdf.until],
        all.map(({ name, end }) => [name, at(end)]),
      ]),
      [
        [choghadiya.title, ''],
        marks
          .flatMap(({ name, spans }) => spans.map(({ start, text }) => ({ name, start, text })))
          .toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start))
          .map(({ name, text }) => [name, text]),
      ],
    ],
  );
}

const spansOf = (times: readonly DayWindow[]): Row[] =>
  times.flatMap(({ name, spans }) => spans.map(({ text }) => [name, text] as const));

/** The parts of the day on one scale, and those of the night on the next. */
function scales(
  title: string,
  day: readonly Part[],
  night: readonly Part[],
  clock: (instant: string) => string,
): PdfBlock[] {
  const scale = (parts: readonly Part[], titleShown: boolean): PdfBlock[] => {
    const [first, last] = [parts[0], parts.at(-1)];
    if (!first || !last) return [];
    const whole = Date.parse(last.end) - Date.parse(first.start);
    const periods = parts.map(({ title: name, start, end, marked }) => ({
      name,
      begins: clock(start),
      share: (Date.parse(end) - Date.parse(start)) / whole,
      marked,
    }));
    return [{ type: 'scale', title, titleShown, now: null, periods }];
  };
  return [...scale(day, true), ...scale(night, false)];
}

/** Choghadiyas and horas. */
function hourScales({ choghadiyas, horas, settings }: PanchangDocument, language: Language) {
  const { pdf } = panchangMessages[language];
  const clock = (instant: string) => {
    const { hour, minute } = zonedTime(instant, settings.timezone);
    const two = (figure: number) => String(figure).padStart(2, '0');
    return timeOfDay(timeSpanMessages[language], `${two(hour)}:${two(minute)}`);
  };
  const parts = (half: 'day' | 'night') =>
    choghadiyas[half].map(({ title, start, end, quality, mark }) => {
      const marked = quality !== 'inauspicious' && mark === undefined;
      return { title, start, end, marked };
    });
  const { day = [], night = [] } = Object.groupBy(horas, ({ half }) => half);
  return [
    ...scales(pdf.choghadiya, parts('day'), parts('night'), clock),
    ...scales(pdf.hora, day, night, clock),
  ];
}

/** Observances of the day, eclipses first; the names of the last festivals share a line. */
function observances({ eclipses, festivals }: PanchangDocument, language: Language): string[] {
  const { pdf } = panchangMessages[language];
  const nameOf = ({ title, region }: FestivalOfDay) =>
    region === null ? title : pdf.inRegion({ title, region });
  const explained = festivals
    .slice(0, EXPLAINED)
    .map((festival) => [`${nameOf(festival)}: ${festival.about}`, ...festival.times]);
  const named = festivals
    .slice(EXPLAINED)
    .flatMap((festival) => [pdf.festival({ name: nameOf(festival) }), ...festival.times]);
  const lines = [
    ...eclipses.map(({ title, seen, sentences }) => [
      pdf.eclipse({ title, visibility: seen }),
      ...sentences.map(({ text }) => text),
    ]),
    ...explained,
    ...(named.length > 0 ? [named] : []),
  ];
  return lines.map((line) => withoutTerms(line.join(' ')));
}

/**
 * The panchang of a day: on one page the Moon, observances, limbs, Sun and Moon, times, choghadiya and hora, on the next
 * the date in regional calendars and more timings.
 */
export function daySheet(
  { day, more, place }: DaySheet,
  { author, language, missing }: Pick<PdfSetting, 'author' | 'language' | 'missing'>,
): PdfDocument {
  const { pdf, facts } = panchangMessages[language];
  const { date, place: point, moon, basis, sky, windows, notices } = day;
  const setting = {
    words: { pdf: kundliPdfMessages[language] },
    timezone: day.settings.timezone,
    now: '',
    chartStyle: 'north',
    language,
  } as const;
  const coordinates = coordinatesIn(frameMessages[language], point.latitude, point.longitude);
  const lines = observances(day, language);
  return {
    author,
    language,
    missing,
    title: pdf.title({ date: dayInWords(date, language) }),
    opening: [
      ...paragraph(`${pdf.note({ place, coordinates })} ${basis.at}`, 'quiet'),
      {
        type: 'moon',
        lit: moon.illumination,
        waxing: moon.waxing,
        alternative: pdf.moonLit({ percent: Math.round(moon.illumination * 100) }),
        text: withoutTerms(day.opening),
      },
      ...(lines.length > 0 ? [{ type: 'list' as const, items: lines }] : []),
      ...notices.flatMap((notice) => paragraph(notice)),
      {
        type: 'tables',
        perRow: 3,
        shares: [35, 30, 38],
        tables: [
          limbTable(day, language),
          factTable(
            pdf.sky,
            [facts.name, pdf.value],
            [
              [
                null,
                sky.facts
                  .filter(({ printed }) => printed !== '')
                  .map(({ label, value, printed = value }) => [label, printed]),
              ],
            ],
          ),
          factTable(
            pdf.times,
            [facts.name, pdf.time],
            windows.map(({ title, times }) => [[title, ''], spansOf(times)]),
          ),
        ],
      },
      ...hourScales(day, language),
      ...(more === null ? paragraph(pdf.noMore) : []),
      ...paragraph([basis.zone, basis.settings].join(' '), 'quiet'),
    ],
    newPages: true,
    parts: more === null ? [] : [morePart(more, setting)],
  };
}
