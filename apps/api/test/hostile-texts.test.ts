import { type Call, callList as calls } from '@jyoti/contract/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formFields } from '../src/http/openapi/document.ts';
import { JsonSchemas, type JsonSchema } from '../src/http/openapi/json-schema.ts';
import { isThorough } from '../../../scripts/testing/thorough.ts';
import { expectError } from './app.ts';
import { calledSite, type CalledSite, type GoodRequest } from './called-site.ts';
import { usesUp } from './fuzzing.ts';

type Path = readonly (string | number)[];

/** A field that takes text of any kind, and the values that choose its variant of the body. */
interface TextField {
  path: Path;
  chosen: readonly (readonly [Path, unknown])[];
}

const schemas = new JsonSchemas();

function textFields(
  schema: JsonSchema,
  path: Path = [],
  chosen: TextField['chosen'] = [],
): TextField[] {
  const resolved = schemas.resolved(schema);
  const { anyOf, oneOf, items, properties, type } = resolved;
  const variants = anyOf ?? oneOf;
  if (variants) return variants.flatMap((one) => textFields(one, path, chosen));
  if (items) return textFields(items, [...path, 0], chosen);
  if (properties) {
    const fields = Object.entries(properties);
    const constants = fields.flatMap(([key, field]) =>
      field.const === undefined ? [] : [[[...path, key], field.const] as const],
    );
    return fields.flatMap(([key, field]) =>
      textFields(field, [...path, key], [...chosen, ...constants]),
    );
  }
  const isText = (type === 'string' || type === undefined) && !resolved.enum;
  return isText ? [{ path, chosen }] : [];
}

/** A copy with one value changed; objects and lists on the way are created. */
function withValue(given: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  const isObject = typeof given === 'object' && given !== null;
  if (typeof key === 'number') return [withValue(undefined, rest, value)];
  const before = isObject ? (given as Record<string, unknown>) : {};
  return { ...before, [key]: withValue(before[key], rest, value) };
}

/** Where a text is sent, and the bytes that fit there. */
const places = { body: 98_000, form: 9_900, query: 12_000, headers: 12_000 } as const;
type PlaceOfText = keyof typeof places;

interface Target extends TextField {
  call: Call;
  place: PlaceOfText;
}

const targets: Target[] = calls.flatMap((call) =>
  (Object.keys(places) as PlaceOfText[]).flatMap((place) => {
    const schema = call[place];
    if (!schema) return [];
    const json = schemas.of(schema);
    const fields = textFields(place === 'form' ? formFields(json, schemas) : json);
    return fields.map((field) => ({ ...field, call, place }));
  }),
);

/** From the highest class to the lowest, so that normalisation moves each mark past all before it. */
const marks = ['\u0345', '\u0301', '\u0323', '\u0327', '\u0334'];

/** Texts of about this many UTF-16 units. */
const patterns: Record<string, (length: number) => string> = {
  'marks of five classes': (length) =>
    `A${marks.map((mark) => mark.repeat(length / marks.length)).join('')}`,
  'marks of five classes in turn': (length) => `A${marks.join('').repeat(length / marks.length)}`,
  'thirty marks on each letter': (length) => `A${marks.join('').repeat(6)}`.repeat(length / 31),
  spaces: (length) => ' '.repeat(length),
  'spaces between letters': (length) => `a${' '.repeat(length - 2)}b`,
  digits: (length) => '7'.repeat(length),
  'one letter': (length) => 'x'.repeat(length),
  'emoji with joiners': (length) => '\u{1F469}\u200d'.repeat(length / 3),
};

/** The longest text that is read, UTF-16 units. */
const read = { body: 8000, form: 8000, query: 500, headers: 500 } as const;

/**
 * As many units as fit, and as many as are read. Each night every field gets every pattern; by day three of them, from another
 * one on for each field: all fields are read by the same code.
 */
function textsOf({ place }: Target, field: number): string[] {
  const all = Object.values(patterns);
  const chosen = isThorough ? all : [0, 3, 6].map((step) => all[(field + step) % all.length]!);
  return chosen.flatMap((pattern) => {
    const sample = pattern(1000);
    const encoded = place === 'query' ? encodeURIComponent(sample) : sample;
    const most = (places[place] * 1000) / Buffer.byteLength(encoded);
    const isSendable = place !== 'headers' || /^[ -~]*$/.test(sample);
    return isSendable ? [most, Math.min(most, read[place])].map(pattern) : [];
  });
}

let site: CalledSite;
beforeAll(async () => {
  site = await calledSite();
});
afterAll(() => site.close());

function changed(good: GoodRequest, { place, path, chosen }: Target, text: string): GoodRequest {
  const part = [...chosen, [path, text] as const].reduce<unknown>(
    (before, [at, value]) => withValue(before, at, value),
    good[place],
  );
  return { ...good, [place]: part };
}

/** Processor time of an exchange in this process, client included, in milliseconds. */
async function costOf(send: () => PromiseLike<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await send();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

test('the fields with text are found', () => {
  const named = targets.map(({ call, path }) => `${call.id} ${path.join('.')}`);
  expect(named).toContain('subscribe email');
  expect(named).toContain('kundli birth.place.name');
  expect(named).toContain('register birthData[place]');
  expect(named).toContain('places q');
  expect(named).toContain('operatorSavePiece text');
  expect(named).toContain('changeBooking deliveryAddress.city');
});

test.each(
  calls
    .filter((call) => targets.some((target) => target.call === call))
    .map((call) => [call.id, call] as const),
)('%s answers within 50 ms of the processor, whatever text is in its fields', async (_id, call) => {
  const reusable = await site.goodRequest(call);
  for (const target of targets.filter((each) => each.call === call)) {
    for (const text of textsOf(target, targets.indexOf(target))) {
      let cost = Infinity;
      // The least of several tries, since the first ones compile code and any may collect garbage.
      for (let tries = 0; tries < 5 && cost > 50; tries += 1) {
        const good = usesUp.has(call.id) ? await site.goodRequest(call) : reusable;
        const send = () => site.send(call, changed(good, target, text));
        cost = Math.min(cost, await costOf(send));
      }
      const what = `${target.path.join('.')}: ${text.length} × ${JSON.stringify(text.slice(0, 3))}`;
      expect(cost, what).toBeLessThan(50);
    }
  }
});

test('a text beyond the limit is rejected with its field and one sentence, in both languages', async () => {
  const { api } = site;
  const email = `a${'\u0301'.repeat(31)}`;
  const text = { email, password: 'x'.repeat(8001), device: ['x'.repeat(8001)] };
  const english = await api.post('/api/users/login').send(text);
  const sentence = 'This text is too long, or a letter in it has too many accents.';
  expect(expectError(english, 400, 'invalid_input')).toEqual({
    error: sentence,
    code: 'invalid_input',
    fields: { email: sentence, password: sentence, device: sentence },
  });
  const hindi = await api.post('/api/users/login?lang=hi').send(text);
  expect(expectError(hindi, 400, 'invalid_input').error).toMatch(/^यह पाठ बहुत लंबा है/);
  const query = await api.get('/api/places').query({ q: 'x'.repeat(501) });
  expect(expectError(query, 400, 'invalid_input').fields).toEqual({ q: sentence });
});

test('names of fields are measured too, and fields that no schema knows', async () => {
  const { api } = site;
  for (const body of [
    { ['x'.repeat(201)]: 1 },
    { ['\u0301'.repeat(31)]: 1 },
    { a: [{ ['x'.repeat(201)]: 1 }] },
  ]) {
    const response = await api.post('/api/newsletter').send({ email: 'asha@example.in', ...body });
    expectError(response, 400, 'invalid_input');
  }
  const unknown = '{"email":"asha@example.in","__proto__":"' + 'x'.repeat(8001) + '"}';
  const response = await api.post('/api/newsletter').type('json').send(unknown);
  expectError(response, 400, 'invalid_input');
});

test('a path longer than any of the site is not found', async () => {
  const { api } = site;
  expectError(await api.get(`/api/articles/${'a'.repeat(200)}`), 404, 'not_found');
});
