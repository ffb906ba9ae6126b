import type { AlmanacList, Language } from '@jyoti/contract';
import type { PdfBlock, PdfDocument, PdfTable } from '@jyoti/pdf';
import { dayAndMonth, weekdayName } from '@jyoti/ui/dates';
import { monthInWords } from '../../../../platform/dates/dates.ts';
import type { ListedDay } from '../listed-days.ts';
import type { FestivalsMessages } from '../../../../messages.generated/festivals.ts';

interface ListDocument {
  year: number;
  list: AlmanacList;
  /** In order of date. */
  days: readonly ListedDay[];
  /** What the place is called. */
  place: string;
  /** "28.61° N, 77.21° E" */
  coordinates: string;
  /** What the region is called. */
  region: string;
  /** IANA zone of the times. */
  timezone: string;
  notices: readonly string[];
  words: FestivalsMessages;
  language: Language;
}

const NO_BREAK = '\u00a0';

const quiet = (text: string): PdfBlock => ({ type: 'paragraph', look: 'quiet', text });

const nameOf = ({ title, region }: ListedDay, { pdf }: FestivalsMessages) =>
  region === null ? title : pdf.inRegion({ title, region });

/** "Sun, 8 Nov", on one line. */
const dateOf = ({ date }: ListedDay, { when }: FestivalsMessages, language: Language) =>
  when({
    weekday: weekdayName(language, date, 'short'),
    date: dayAndMonth(language, date, 'short'),
  }).replaceAll(' ', NO_BREAK);

function tableOf(
  caption: string,
  days: readonly ListedDay[],
  { words, language }: ListDocument,
): PdfTable {
  const { columns } = words.pdf;
  return {
    type: 'table',
    caption,
    captionShown: false,
    breakable: true,
    columns: [{ header: columns.date }, { header: columns.name }, { header: columns.about }],
    rows: days.map((day) => [
      dateOf(day, words, language),
      nameOf(day, words),
      [...day.about, ...day.times].join(' '),
    ]),
  };
}

/** A list of the year, a table for each month with its dates, names and times. */
export function listDocument(
  listData: ListDocument,
  { author, language: tag, missing }: Pick<PdfDocument, 'author' | 'language' | 'missing'>,
): PdfDocument {
  const { year, list, days, place, coordinates, region, timezone, notices, words, language } =
    listData;
  const months = [...Map.groupBy(days, ({ date }) => date.slice(0, 7))];
  return {
    author,
    language: tag,
    missing,
    title: words.pdf.title({ list: words.lists[list], year }),
    opening: [
      quiet(`${words.pdf.where({ place, coordinates, region })} ${words.zone({ zone: timezone })}`),
      { type: 'paragraph', text: words.about[list] },
      ...notices.map(quiet),
      ...(days.length === 0 ? [quiet(words.emptyText)] : []),
    ],
    parts: months.map(([month, ofMonth]) => {
      const title = monthInWords(`${month}-01`, language);
      return {
        title,
        level: 2,
        blocks: [
          tableOf(words.monthList({ list: words.lists[list], month: title }), ofMonth, listData),
        ],
      };
    }),
  };
}
