import { shown } from '../check-setting.ts';
import { JyotishError } from '../error.ts';
import type { JyotishErrorCode } from '../error.ts';

/**
 * What an input must be: a kind of value, a list of the values allowed, whole numbers between two limits, an object (a `?`
 * ends the name of a field that may be missing; in settings and hand-written inputs an unknown field is refused), a list, or
 * one of several.
 */
export type Shape =
  | 'number'
  | 'string'
  | 'boolean'
  | 'function'
  | 'object'
  | 'any'
  | readonly (string | number | boolean | null)[]
  | { readonly from: number; readonly to: number }
  | { readonly fields: Readonly<Record<string, Shape>>; readonly as?: 'setting' | 'input' }
  | { readonly each: Shape; readonly keys?: readonly string[] }
  | { readonly list: Shape }
  | { readonly either: readonly Shape[] };

/** A wrong value, where it is, and what it had to be; `unknown` is a field that does not exist. */
interface Problem {
  readonly path: readonly string[];
  readonly value: unknown;
  readonly wanted: string;
  readonly kind: 'field' | 'setting' | 'unknown';
  readonly code: JyotishErrorCode;
}

type Check = (value: unknown) => Problem | undefined;

/** Fields of an `AppliedSettings`: all of it can be passed on as the settings of another call. */
const ECHOED = [
  'ayanamsa',
  'node',
  'sunrise',
  'yearDays',
  'nodeDignity',
  'ayanamsaDegrees',
  'nutationDegrees',
  'houseSystem',
];

const CODES: Readonly<Record<string, JyotishErrorCode>> = {
  date: 'invalid_date',
  birthDate: 'invalid_date',
  from: 'invalid_date',
  to: 'invalid_date',
  text: 'invalid_date',
  iso: 'invalid_date',
  time: 'invalid_time',
  timeZone: 'unknown_timezone',
  timezone: 'unknown_timezone',
};

const problem = (value: unknown, wanted: string): Problem => ({
  path: [],
  value,
  wanted,
  kind: 'field',
  code: 'out_of_range',
});

const within = (key: string, inner: Problem, code: JyotishErrorCode = inner.code): Problem => ({
  ...inner,
  path: [key, ...inner.path],
  code: inner.path.length > 0 ? inner.code : code,
});

const TEXT = 'a text';

/** The error code of a wrong value by the name of its field. */
const codeOf = (key: string, { wanted, code }: Problem): JyotishErrorCode =>
  (wanted === TEXT ? CODES[key] : undefined) ?? code;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const KINDS: Readonly<Record<string, Check>> = {
  any: () => undefined,
  number: (value) => (Number.isFinite(value) ? undefined : problem(value, 'a finite number')),
  string: (value) => (typeof value === 'string' ? undefined : problem(value, TEXT)),
  boolean: (value) => (typeof value === 'boolean' ? undefined : problem(value, 'true or false')),
  function: (value) => (typeof value === 'function' ? undefined : problem(value, 'a function')),
  object: (value) => (isObject(value) ? undefined : problem(value, 'an object')),
};

const compiled = new Map<Shape, Check>();

function checkOf(shape: Shape): Check {
  if (typeof shape === 'string') return KINDS[shape]!;
  const known = compiled.get(shape);
  if (known) return known;
  const check = compile(shape);
  compiled.set(shape, check);
  return check;
}

function compile(shape: Exclude<Shape, string>): Check {
  if ('fields' in shape) return fieldsCheck(shape.fields, shape.as);
  if ('each' in shape) return eachCheck(checkOf(shape.each), shape.keys);
  if ('list' in shape) return listCheck(checkOf(shape.list));
  if ('either' in shape) return eitherCheck(shape.either.map(checkOf));
  if ('from' in shape) {
    const { from, to } = shape;
    const wanted = `a whole number from ${from} to ${to}`;
    return (value) =>
      Number.isInteger(value) && (value as number) >= from && (value as number) <= to
        ? undefined
        : problem(value, wanted);
  }
  const allowed = new Set<unknown>(shape);
  const wanted = shape.length === 1 ? shown(shape[0]) : `one of ${shape.map(shown).join(', ')}`;
  return (value) => (allowed.has(value) ? undefined : problem(value, wanted));
}

function fieldsCheck(fields: Readonly<Record<string, Shape>>, as?: 'setting' | 'input'): Check {
  const rows = Object.entries(fields).map(([field, shape]) => ({
    key: field.replace('?', ''),
    isOptional: field.endsWith('?'),
    check: checkOf(shape),
  }));
  const keys = rows.map(({ key }) => key);
  const isPlace =
    keys.includes('latitude') && keys.includes('longitude') && !keys.includes('speed');
  const known = new Set([...keys, ...(as === 'setting' ? ECHOED : [])]);
  const unknown = (key: string, value: unknown): Problem => ({
    path: [key],
    value,
    wanted: keys.filter((one) => one !== 'timezone').join(', '),
    kind: 'unknown',
    code: 'out_of_range',
  });
  return (value) => {
    if (!isObject(value)) return problem(value, 'an object');
    for (const { key, isOptional, check } of rows) {
      const own = value[key];
      if (own === undefined && isOptional) continue;
      const found = check(own);
      if (!found) continue;
      const isCoordinate = isPlace && (key === 'latitude' || key === 'longitude');
      const inner = within(key, found, isCoordinate ? 'invalid_place' : codeOf(key, found));
      return as === 'setting' && inner.path.length === 1 ? { ...inner, kind: 'setting' } : inner;
    }
    if (as === undefined) return undefined;
    const other = Object.keys(value).find((key) => !known.has(key) && value[key] !== undefined);
    return other === undefined ? undefined : unknown(other, value[other]);
  };
}

function eachCheck(check: Check, keys?: readonly string[]): Check {
  return (value) => {
    if (!isObject(value)) return problem(value, 'an object');
    for (const key of keys ?? Object.keys(value)) {
      const found = check(value[key]);
      if (found) return within(key, found);
    }
    return undefined;
  };
}

function listCheck(check: Check): Check {
  return (value) => {
    if (!Array.isArray(value)) return problem(value, 'a list');
    for (let index = 0; index < value.length; index += 1) {
      const found = check(value[index]);
      if (found) return within(String(index), found);
    }
    return undefined;
  };
}

function eitherCheck(checks: readonly Check[]): Check {
  return (value) => {
    const problems: Problem[] = [];
    for (const check of checks) {
      const found = check(value);
      if (!found) return undefined;
      problems.push(found);
    }
    // A problem within an object says more than that the object is none of the alternatives.
    return (
      problems.find(({ path }) => path.length > 0) ??
      problem(value, problems.map(({ wanted }) => wanted).join(' or '))
    );
  };
}

/** One sentence about a wrong value. */
function errorOf({ path, value, wanted, kind, code }: Problem): JyotishError {
  const name = path.filter((key) => key !== 'input').join('.') || 'input';
  if (kind === 'unknown') {
    return new JyotishError(code, `There is no ${name}: the fields here are ${wanted}.`);
  }
  const subject = kind === 'setting' ? `setting ${path.at(-1)}` : `field ${name}`;
  return new JyotishError(code, `The ${subject} is ${shown(value)}, but must be ${wanted}.`);
}

/** Charts and days that the engine made itself, with the checks they have passed: they pass each once. */
const made = new WeakMap<object, Set<Check>>();

/**
 * A public function that refuses wrong input before it runs. Inside the engine functions call one another unchecked.
 * @param run the function
 * @param parameters name and description of each; a `?` ends the name of one that may be missing, `...` begins one that
 *   takes all remaining arguments
 * @param isSource its result is an input of other functions: read-only, so that one check is enough
 * @returns the function; it throws JyotishError naming the field and the value
 */
export function checked<Run extends (...args: never[]) => unknown>(
  run: Run,
  parameters: readonly (readonly [name: string, shape: Shape])[],
  isSource = false,
): Run {
  let checks: { name: string; isOptional: boolean; isRest: boolean; check: Check }[] | undefined;
  const prepare = () =>
    parameters.map(([name, shape]) => ({
      name: name.replace(/^\.\.\.|\?$/g, ''),
      isOptional: name.endsWith('?'),
      isRest: name.startsWith('...'),
      check: checkOf(shape),
    }));
  return ((...args: unknown[]) => {
    checks ??= prepare();
    const count = checks.at(-1)!.isRest ? Math.max(checks.length, args.length) : checks.length;
    for (let index = 0; index < count; index += 1) {
      const { name, isOptional, check } = checks[index] ?? checks.at(-1)!;
      const value = args[index];
      if (value === undefined && isOptional) continue;
      const passed = isObject(value) ? made.get(value) : undefined;
      if (passed?.has(check)) continue;
      const found = check(value);
      if (found) {
        const code = name === 'place' ? 'invalid_place' : codeOf(name, found);
        throw errorOf(within(name, found, code));
      }
      passed?.add(check);
    }
    const result = run(...(args as never[]));
    if (isSource && isObject(result) && !made.has(result)) made.set(result, new Set());
    return result;
  }) as unknown as Run;
}
