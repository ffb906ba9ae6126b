import {
  civilDays,
  findMuhurtas,
  type Chart,
  type MuhurtaBirth,
  type MuhurtaQuery,
  type MuhurtaSearch,
  type RejectedMuhurtaDay,
} from '@jyoti/jyotish';
import {
  defaultSettings,
  LAST_DATE,
  muhurtaPeople,
  type KundliBirth,
  type Language,
  type MuhurtaResponse,
  type MuhurtaDay,
  type MuhurtaPerson,
  type MuhurtaRequest,
} from '@jyoti/contract';
import { birthOf, castRequested, type TimezoneAt } from '../kundli/cast.ts';
import { julianDayOf } from '../kundli/instants.ts';
import { moonChangeNotices } from '../kundli/moon-day.ts';
import { kundliNotices } from '../kundli/notices.ts';
import { almanacSettingsOf, clockNotices, clockOfDay } from '../panchang/where.ts';
import { TextRenderer } from '../texts/text-renderer.ts';
import { dateAfter, partsOf, type DateRange } from './date-parts.ts';
import { DayRows } from './day-rows.ts';
import { obstacleRows } from './obstacle-rows.ts';

/** For how long after an empty range the next good date is searched, days. */
const AHEAD_DAYS = 366;

/** Runs a part of a search when its turn has come. */
type Run = <Result>(calculate: () => Result) => Promise<Result>;

/** A person whose birth was given. */
interface Person {
  readonly key: MuhurtaPerson;
  readonly birth: KundliBirth;
  readonly chart: Chart;
}

/** The role in which a marriage asks for a person; no other occasion knows any. */
function roleOf(purpose: MuhurtaRequest['purpose'], { key, birth }: Person): MuhurtaBirth['role'] {
  if (purpose !== 'marriage') return undefined;
  if (key === 'boy') return 'groom';
  if (key === 'girl') return 'bride';
  if (birth.gender === 'male') return 'groom';
  return birth.gender === 'female' ? 'bride' : undefined;
}

/** Searches for good days; stores nothing. */
export class MuhurtaService {
  readonly #timezoneAt: TimezoneAt;
  readonly #now: () => Date;

  constructor(timezoneAt: TimezoneAt, now: () => Date) {
    this.#timezoneAt = timezoneAt;
    this.#now = now;
  }

  /**
   * Searches a range in parts of three months, so that other requests are answered in between. Where it finds no day, it goes
   * on for up to a year to the next one.
   * @param run called with each part
   * @throws AppError 400 for a birth that has no chart
   */
  async search(request: MuhurtaRequest, language: Language, run: Run): Promise<MuhurtaResponse> {
    const people = this.#people(request);
    const clock = clockOfDay(request, request.from, this.#timezoneAt, 'from');
    const query: Omit<MuhurtaQuery, 'from' | 'to'> = {
      purpose: request.purpose,
      place: { latitude: request.latitude, longitude: request.longitude, timeZone: clock.timeZone },
      births: people.map((person) => ({
        moonLongitude: person.chart.grahas.moon.longitude,
        role: roleOf(request.purpose, person),
      })),
      ...(request.purpose === 'journey' && request.direction && { direction: request.direction }),
      settings: { ayanamsa: request.ayanamsa, sunrise: request.sunrise },
    };
    const names = people.map(({ birth }) => birth.name.trim());
    const renderer = new TextRenderer(language);
    const rows = new DayRows(names, renderer);
    const find = (part: DateRange) => findMuhurtas({ ...query, ...part });
    const found: { days: MuhurtaDay[]; rejected: readonly RejectedMuhurtaDay[] }[] = [];
    for (const part of partsOf(request)) {
      const searched = await run(() => {
        const { days, rejected } = find(part);
        return { days: days.map((day) => rows.row(day)), rejected };
      });
      found.push(searched);
    }
    const days = found.flatMap((part) => part.days);
    const rejected = found.flatMap((part) => part.rejected);
    const nextDate =
      days.length > 0 ? null : await nextDateAfter(request.to, (part) => run(() => find(part)));
    const begins = civilDays(request.from, 1, clock.timeZone)[0]?.startJdUt ?? 0;
    const echoOf = (key: MuhurtaPerson) => {
      const person = people.find((one) => one.key === key);
      return person ? birthOf({ birth: person.birth }, person.chart, language) : null;
    };
    return {
      purpose: request.purpose,
      from: request.from,
      to: request.to,
      place: { latitude: request.latitude, longitude: request.longitude },
      birth: echoOf('birth'),
      second: echoOf('second'),
      boy: echoOf('boy'),
      girl: echoOf('girl'),
      settings: almanacSettingsOf({ ...request, node: defaultSettings.node }, clock, begins),
      notices: [...clockNotices(clock, language), ...noticesOf(people, language)],
      texts_languages: renderer.languages,
      reasons: rows.reasons,
      days,
      days_without: rejected.length,
      ...obstacleRows(rejected, names, renderer),
      next_date: nextDate,
    };
  }

  #people(input: MuhurtaRequest): Person[] {
    const nowJdUt = julianDayOf(this.#now());
    return muhurtaPeople.flatMap((key) => {
      const birth = input[key];
      if (!birth) return [];
      const request = {
        ...defaultSettings,
        birth,
        ayanamsa: input.ayanamsa,
        sunrise: input.sunrise,
      };
      return { key, birth, chart: castRequested(request, this.#timezoneAt, nowJdUt, key) };
    });
  }
}

/** The first good date after another; null where a year has none, or the years of the almanac end. */
async function nextDateAfter(
  date: string,
  find: (part: DateRange) => Promise<MuhurtaSearch>,
): Promise<string | null> {
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
