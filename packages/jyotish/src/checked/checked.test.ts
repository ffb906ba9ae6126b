import { describe, expect, test } from 'vitest';
import { JyotishError } from '../error.ts';
import * as ownEphemeris from '../ephemeris/index.ts';
import * as own from '../index.ts';
import * as ownToKit from '../to-kit/index.ts';
import * as ephemeris from './ephemeris.generated.ts';
import * as root from './index.generated.ts';
import { SAMPLE_CALLS } from './sample-calls.ts';
import * as toKit from './to-kit.generated.ts';

type Call = (...args: readonly unknown[]) => unknown;
type Path = readonly (string | number)[];

const exported: Readonly<Record<string, unknown>> = { ...root, ...ephemeris, ...toKit };
const functions = Object.keys(exported).filter(
  (name) => typeof exported[name] === 'function' && name !== 'JyotishError',
);
const samples = SAMPLE_CALLS as Readonly<Record<string, readonly unknown[]>>;
const call = (name: string, args: readonly unknown[]) => (exported[name] as Call)(...args);

const isBranch = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The places of all values of a kind within some arguments. Of a long list or table the first and the last entries are enough. */
function placesOf(value: unknown, isWanted: (leaf: unknown) => boolean, path: Path = []): Path[] {
  if (isWanted(value)) return [path];
  if (!isBranch(value)) return [];
  const keys = Object.keys(value);
  const chosen =
    Array.isArray(value) && path.length > 0 ? [...new Set([keys.at(0)!, keys.at(-1)!])] : keys;
  return chosen
    .filter((key) => key !== undefined)
    .flatMap((key) => placesOf(value[key], isWanted, [...path, key]));
}

/** Arguments with another value in one place; what is not on the way to it stays the same object. */
function withValue(value: unknown, [key, ...rest]: Path, other: unknown): unknown {
  if (key === undefined) return other;
  const copy = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) };
  const branch = copy as Record<string | number, unknown>;
  branch[key] = withValue(branch[key], rest, other);
  return copy;
}

interface Outcome {
  readonly error?: unknown;
  readonly result?: unknown;
}

function outcomeOf(name: string, args: readonly unknown[]): Outcome {
  try {
    return { result: call(name, args) };
  } catch (error) {
    return { error };
  }
}

/** Fields that may be null by their type: no rise, no window, no instant. */
const NULLABLE = /(JdUt|sunset|nextSunrise|startDegree|endDegree|hour|value)$/;

/** A wrong value is refused; only in a field of a chart or day that the function does not read, it changes nothing. */
function expectRefused(name: string, path: Path, bad: unknown) {
  const { error, result } = outcomeOf(
    name,
    withValue(samples[name], path, bad) as readonly unknown[],
  );
  const at = `${name} with ${path.join('.')} = ${typeof bad} ${String(bad)}`;
  if (error === undefined && path.length > 1) {
    expect(comparable(result), at).toEqual(unchanged(name));
    return;
  }
  expect(error, at).toBeInstanceOf(JyotishError);
  const { message } = error as JyotishError;
  if (path.length > 1) expect(message, at).toContain(String(path.at(-1)));
  const shown = typeof bad === 'string' || Array.isArray(bad) ? JSON.stringify(bad) : String(bad);
  expect(message, at).toContain(shown);
}

const results = new Map<string, unknown>();

/** The result of a sample call. */
function unchanged(name: string): unknown {
  if (!results.has(name)) results.set(name, comparable(call(name, samples[name] ?? [])));
  return results.get(name);
}

/** Without functions, which differ in each sky and track. */
const comparable = (result: unknown): unknown => JSON.parse(JSON.stringify(result) ?? 'null');

test('every public function refuses through the same door, and has a sample call', () => {
  const names = Object.entries({ ...own, ...ownEphemeris, ...ownToKit }).map(([name]) => name);
  expect(Object.keys(exported).toSorted()).toEqual(names.toSorted());
  expect(Object.keys(samples).toSorted()).toEqual(functions.toSorted());
});

describe.each(functions)('%s', (name) => {
  const args = samples[name] ?? [];

  test('accepts its sample call', () => {
    expect(outcomeOf(name, args).error).toBeUndefined();
  });

  test('refuses every number that is given as something else', () => {
    for (const path of placesOf(args, (leaf) => typeof leaf === 'number')) {
      const number = path.reduce<unknown>(
        (value, key) => (value as Record<string, unknown>)[key],
        args,
      );
      for (const bad of [String(number), '', [number], true, NaN, Infinity])
        expectRefused(name, path, bad);
      const isNullable = NULLABLE.test(String(path.at(-1))) || name.startsWith('gem');
      if (!isNullable) expectRefused(name, path, null);
    }
  });

  test('refuses missing arguments', () => {
    const { error } = outcomeOf(name, []);
    if (error !== undefined) expect(error).toBeInstanceOf(JyotishError);
  });

  test('refuses dates, times and zones that are no text, or malformed', () => {
    const texts = /^\d{4}-\d\d-\d\d|^\d\d:\d\d|^Asia\//;
    for (const path of placesOf(args, (leaf) => typeof leaf === 'string' && texts.test(leaf))) {
      for (const bad of [20_261_123, true, ['2026-11-23']]) expectRefused(name, path, bad);
    }
    for (const [index, arg] of args.entries()) {
      if (typeof arg !== 'string' || !texts.test(arg)) continue;
      for (const bad of [null, undefined, '', 'x', '2026-13-45', '25:61']) {
        expect(
          outcomeOf(name, args.with(index, bad)).error,
          `${name}: ${String(bad)}`,
        ).toBeInstanceOf(JyotishError);
      }
    }
  });
});

describe('a birth and a place', () => {
  const { castChart, panchangOfDay, findMuhurtas } = root;
  const birth = {
    date: '1990-05-14',
    time: '06:30',
    timeZone: 'Asia/Kolkata',
    latitude: 23.18,
    longitude: 76,
  };
  const cast = (input: unknown, settings?: unknown) => castChart(input as never, settings as never);

  test.each([['76'], [''], [null], [[76]], [true], ['75.77'], [undefined], [NaN]])(
    'a longitude %j is refused by its name and value',
    (longitude) => {
      const refused = expect.objectContaining({
        code: 'invalid_place',
        message: expect.stringMatching(
          /^The field (birth|place)\.longitude is .+, but must be a finite number\.$/,
        ),
      });
      expect(() => cast({ ...birth, longitude })).toThrow(refused);
      const place = { latitude: 23.18, longitude: longitude as never };
      expect(() => panchangOfDay('2026-11-29', place, 'Asia/Kolkata')).toThrow(refused);
    },
  );

  test.each([
    [() => cast(undefined), 'out_of_range', 'The field birth is undefined, but must be an object.'],
    [
      () => cast(birth, { ayanamsha: 'raman' }),
      'out_of_range',
      'There is no settings.ayanamsha: the fields here are ayanamsa, node, sunrise, yearDays, nodeDignity.',
    ],
    [
      () => cast({ ...birth, ayanamsa: 'raman' }),
      'out_of_range',
      /^There is no birth\.ayanamsa: the fields here are /,
    ],
    [
      () => cast(birth, { yearDays: '365.25' }),
      'out_of_range',
      'The setting yearDays is "365.25", but must be a finite number.',
    ],
    [
      () => cast({ ...birth, timeZone: undefined }),
      'unknown_timezone',
      'The field timeZone is undefined, but must be a text.',
    ],
    [
      () => cast({ ...birth, timezone: 'Asia/Kathmandu' }),
      'unknown_timezone',
      'The fields timeZone and timezone differ: "Asia/Kolkata" and "Asia/Kathmandu".',
    ],
    [
      () => panchangOfDay('2026-11-29', birth, undefined as never),
      'unknown_timezone',
      'The field timeZone is undefined, but must be a text.',
    ],
    [
      () => cast({ ...birth, date: 19_900_514 }),
      'invalid_date',
      'The field birth.date is 19900514, but must be a text.',
    ],
  ])('case %#', (run, code, message) => {
    expect(run).toThrow(
      expect.objectContaining({
        message: typeof message === 'string' ? message : expect.stringMatching(message),
      }),
    );
    expect(run).toThrow(JyotishError);
    expect(run).toThrow(expect.objectContaining({ code }));
  });

  test('the former name of the time zone is still accepted', () => {
    const { timeZone, ...rest } = birth;
    const chart = castChart({ ...rest, timezone: timeZone });
    expect(chart).toEqual(castChart(birth));
    expect(castChart({ ...birth, timezone: timeZone })).toEqual(chart);
    const query = { purpose: 'journey', from: '2026-06-01', to: '2026-06-02' } as const;
    const place = { latitude: 23.18, longitude: 76 };
    expect(findMuhurtas({ ...query, place: { ...place, timezone: timeZone } })).toEqual(
      findMuhurtas({ ...query, place: { ...place, timeZone } }),
    );
  });

  test('the settings of a chart are accepted as settings of another call', () => {
    const { settings } = castChart(birth, { ayanamsa: 'raman' });
    expect(castChart(birth, settings).settings).toEqual(settings);
    expect(panchangOfDay('2026-11-29', birth, birth.timeZone, settings).settings.ayanamsa).toBe(
      'raman',
    );
  });

  test('a chart does not change with the object that it was cast from', () => {
    const form = { ...birth };
    const chart = castChart(form);
    form.longitude = 10;
    expect(chart.birth.longitude).toBe(76);
    expect(() => cast({ ...form, longitude: '76' })).toThrow(JyotishError);
  });
});
