import {
  civilDays,
  findMuhurtas,
  type Chart,
  type MuhurtaBirth,
  type MuhurtaQuery,
  type MuhurtaSearch,
} from '@jyoti/jyotish';
import {
  defaultSettings,
  LAST_DATE,
  muhurtaPeople,
  type KundliBirth,
  type Language,
  type MuhurtaDocument,
  type MuhurtaPerson,
  type MuhurtaRequest,
} from '@jyoti/contract';
import { muhurtaDocument } from '@jyoti/reports';
import { birthOf, castRequested, type TimezoneAt } from '../requests/cast.ts';
import { julianDayOf } from '../requests/instants.ts';
import { moonChangeNotices } from '../requests/moon-day.ts';
import { kundliNotices } from '../requests/notices.ts';
import { almanacSettingsOf, clockNotices, clockOfDay } from '../requests/where.ts';

const DAY_MS = 86_400_000;
/** Days of a part, a quarter of a leap year: a search of a year has four. */
const PART_DAYS = 92;
/** For how long after an empty range the next good date is searched, days. */
const AHEAD_DAYS = 366;

/** Civil dates, the last included. */
type DateRange = Pick<MuhurtaQuery, 'from' | 'to'>;

/** Searches a part of a range when its turn has come. */
type Find = (part: DateRange) => Promise<MuhurtaSearch>;

/** A person whose birth was given. */
interface Person {
  readonly person: MuhurtaPerson;
  readonly birth: KundliBirth;
  readonly chart: Chart;
}

/** The date some days after another; both `YYYY-MM-DD`. */
const dateAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

/** A range in parts of three months, in order. */
function* partsOf({ from, to }: DateRange): Generator<DateRange> {
  for (let start = from; start <= to; start = dateAfter(start, PART_DAYS)) {
    const end = dateAfter(start, PART_DAYS - 1);
    yield { from: start, to: end < to ? end : to };
  }
}

/** The role in which a marriage asks for a person; no other occasion knows any. */
function roleOf(
  purpose: MuhurtaRequest['purpose'],
  { person, birth }: Person,
): MuhurtaBirth['role'] {
  if (purpose !== 'marriage') return undefined;
  if (person === 'boy') return 'groom';
  if (person === 'girl') return 'bride';
  if (birth.gender === 'male') return 'groom';
  return birth.gender === 'female' ? 'bride' : undefined;
}

/** The first good date after another; null where a year has none, or the years of the almanac end. */
async function nextDateAfter(date: string, find: Find): Promise<string | null> {
  const last = dateAfter(date, AHEAD_DAYS);
  const range = { from: dateAfter(date, 1), to: last < LAST_DATE ? last : LAST_DATE };
  for (const part of partsOf(range)) {
    const [first] = (await find(part)).days;
    if (first) return first.date;
  }
  return null;
}

/** What a reader should know of the births, with the name that each notice is about. */
function noticesOf(people: readonly Person[], language: Language): string[] {
  return people.flatMap(({ birth, chart }) => {
    const notices = birth.time_unknown
      ? moonChangeNotices(chart, language)
      : kundliNotices(chart, null, language);
    return notices.map((words) => `${birth.name}: ${words}`);
  });
}

/** What a search needs besides its request. */
interface MuhurtaDependencies {
  timezoneAt: TimezoneAt;
  now: Date;
  /** Runs a piece of work when its turn has come. */
  calculate: <Result>(work: () => Result) => Promise<Result>;
  /** Called before each three months are searched. */
  consume: () => Promise<void>;
}

/**
 * The good days for an occasion as a report. Searches a range in parts of three months, so that other requests are answered in
 * between. Where it finds no day, it goes on for up to a year to the next one.
 * @throws AppError 400 for a birth that has no chart
 */
export async function muhurtaReport(
  request: MuhurtaRequest,
  { timezoneAt, now, calculate, consume }: MuhurtaDependencies,
  language: Language,
): Promise<MuhurtaDocument> {
  const { purpose, from, to, latitude, longitude, direction, ayanamsa, sunrise } = request;
  const people = muhurtaPeople.flatMap((person): Person[] => {
    const birth = request[person];
    if (!birth) return [];
    const cast = { ...defaultSettings, birth, ayanamsa, sunrise };
    return [{ person, birth, chart: castRequested(cast, timezoneAt, julianDayOf(now), person) }];
  });
  const clock = clockOfDay(request, from, timezoneAt, 'from');
  const query: Omit<MuhurtaQuery, 'from' | 'to'> = {
    purpose,
    place: { latitude, longitude, timeZone: clock.timeZone },
    births: people.map((one) => ({
      moonLongitude: one.chart.grahas.moon.longitude,
      role: roleOf(purpose, one),
    })),
    ...(purpose === 'journey' && direction && { direction }),
    settings: { ayanamsa, sunrise },
  };
  const find: Find = async (part) => {
    await consume();
    return calculate(() => findMuhurtas({ ...query, ...part }));
  };
  const searches: MuhurtaSearch[] = [];
  for (const part of partsOf({ from, to })) searches.push(await find(part));
  const days = searches.flatMap((part) => part.days);
  const nextDate = days.length > 0 ? null : await nextDateAfter(to, find);
  const begins = civilDays(from, 1, clock.timeZone)[0]?.startJdUt ?? 0;
  return calculate(() =>
    muhurtaDocument(
      {
        purpose,
        from,
        to,
        place: { latitude, longitude },
        births: people.map(({ person, birth, chart }) => ({
          person,
          ...birthOf({ birth }, chart, language),
        })),
        settings: almanacSettingsOf({ ...request, node: defaultSettings.node }, clock, begins),
        notices: [...clockNotices(clock, language), ...noticesOf(people, language)],
        days,
        rejected: searches.flatMap((part) => part.rejected),
        nextDate,
      },
      language,
    ),
  );
}
