import type {
  AlmanacList,
  EclipseRow,
  FestivalRow,
  Language,
  PanchangYear,
  VratRow,
} from '@jyoti/contract';
import { timeWords, type TimeWords, timeSpanMessages } from '@jyoti/ui/time-span';
import { hoursOfFestival } from '../hours-of-festival.ts';
import { isPartialHere } from '@jyoti/contract';
import type { FestivalsMessages } from '../../../messages.generated/festivals.ts';
import { formatList } from '@jyoti/language';
import { almanacDaysMessages } from '../../../messages.generated/almanac-days.ts';

type Words = FestivalsMessages;

/** A day of a list, with what a family needs on it. */
export interface ListedDay {
  id: string;
  date: string;
  title: string;
  /** Where or by whom it is observed; `null` of all India. */
  region: string | null;
  /** Whether it is one of the great festivals, or an eclipse that can be seen. */
  isMajor: boolean;
  /** What it is. */
  about: string[];
  /** Its tithi and its times. */
  times: string[];
}

interface Sayings {
  words: Words;
  language: Language;
  months: PanchangYear['months'];
  timesOf: (day: string) => TimeWords;
}

const spanIn = (
  { start, end }: { start: string; end: string | undefined },
  times: TimeWords,
): string => (start === end ? times.at(start) : times.span(start, end));

function festivalDay(row: FestivalRow, { language, timesOf }: Sayings): ListedDay {
  const { id, date, title, about, region, region_name: name, rank, puja, start, end } = row;
  const times = timesOf(date);
  return {
    id: `${id} ${date}`,
    date,
    title,
    region: region === 'india' ? null : name,
    isMajor: rank === 'major',
    about: [about],
    times: [
      // Lohri counts its day from the entry: for its family that is no time of the day.
      ...(start === end && puja?.name === 'punya_kaal'
        ? [almanacDaysMessages[language].festival.enters({ when: times.at(start) })]
        : []),
      ...hoursOfFestival(
        row,
        (from, to) => spanIn({ start: from, end: to ?? undefined }, times),
        language,
      ),
    ],
  };
}

/** "Kartika Krishna Chaturthi", by the months of the region. */
function tithiOf({ tithi, masa }: VratRow, { words, months }: Sayings): string | null {
  if (tithi === null || masa === null) return null;
  const month = masa.adhika ? words.adhika({ month: masa[months] }) : masa[months];
  const half = tithi.number % 15 === 0 ? 'ends' : tithi.paksha;
  return words.tithi[half]({ month, tithi: tithi.name });
}

function vratDay(row: VratRow, list: AlmanacList, sayings: Sayings): ListedDay {
  const { words, timesOf } = sayings;
  const times = timesOf(row.date);
  const tithi = tithiOf(row, sayings);
  const day = festivalDay(
    list === 'pradosh' && row.puja
      ? { ...row, puja: { ...row.puja, label: words.pradoshTime } }
      : row,
    sayings,
  );
  return {
    ...day,
    about:
      row.known_as.length > 0
        ? [words.alsoKnownAs({ names: formatList(row.known_as, sayings.language) })]
        : [],
    times: [
      ...(tithi
        ? [
            almanacDaysMessages[sayings.language].festival.hour({
              what: tithi,
              when: spanIn(row, times),
            }),
          ]
        : []),
      ...day.times,
    ],
  };
}

function eclipseDay(row: EclipseRow, { words, timesOf }: Sayings): ListedDay {
  const { kind, date, title, visibility, seen, sutak } = row;
  const times = timesOf(date);
  return {
    id: `${kind} ${date}`,
    date,
    title,
    region: null,
    isMajor: visibility !== 'none',
    about: [words.visibility[visibility], ...(isPartialHere(row) ? [words.partialHere] : [])],
    times: [
      ...(seen ? [words.seen({ span: times.span(seen.start, seen.end) })] : []),
      ...(sutak ? [words.sutak({ span: times.span(sutak.start, sutak.end) })] : []),
    ],
  };
}

/** The days of a list in order of date. */
export function listedDays(
  year: PanchangYear,
  list: AlmanacList,
  words: Words,
  language: Language,
): ListedDay[] {
  const sayings: Sayings = {
    words,
    language,
    months: year.months,
    timesOf: (day) =>
      timeWords(timeSpanMessages[language], language, {
        timeZone: year.settings.timezone,
        day,
        now: null,
      }),
  };
  const eclipses = () => year.eclipses.map((row) => eclipseDay(row, sayings));
  switch (list) {
    case 'eclipses':
      return eclipses();
    case 'festivals':
    case 'all': {
      const rows = year.festivals.filter(({ rank }) => list === 'all' || rank !== 'vrat');
      return [...eclipses(), ...rows.map((row) => festivalDay(row, sayings))].toSorted(
        (one, other) => one.date.localeCompare(other.date),
      );
    }
    default:
      return year.lists[list].map((row) => vratDay(row, list, sayings));
  }
}
