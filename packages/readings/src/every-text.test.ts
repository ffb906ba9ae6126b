import { expect, test } from 'vitest';
import { messagesOf, subjects } from '../test/messages.ts';
import { sentencesOf, textsOf, untoned } from '../test/tone.ts';

const texts = subjects.map((subject) => ({ subject, texts: textsOf(messagesOf(subject)) }));

test('no English text threatens, promises, commands, cures or gives a gender', () => {
  const all = texts.flatMap(({ subject, texts: own }) =>
    own.map(([path, text]): [string, string] => [`${subject}${path}`, text]),
  );
  expect(all.length).toBeGreaterThan(1000);
  expect(untoned(all)).toEqual([]);
});

test('no text occurs twice, in one subject or in two', () => {
  const places = new Map<string, string[]>();
  for (const { subject, texts: own } of texts) {
    // What one yoga requires may be why another does not act.
    for (const [path, text] of own.filter(([key]) => !key.startsWith('/cancelled/'))) {
      places.set(text, [...(places.get(text) ?? []), `${subject}${path}`]);
    }
  }
  expect([...places].filter(([, found]) => found.length > 1)).toEqual([]);
});

test('no complete sentence occurs in two subjects', () => {
  const places = new Map<string, Set<string>>();
  for (const { subject, texts: own } of texts) {
    const sentences = own.flatMap(([, text]) => sentencesOf(text));
    for (const sentence of sentences.filter((one) => !/[{}]/.test(one))) {
      places.set(sentence, (places.get(sentence) ?? new Set()).add(subject));
    }
  }
  expect([...places].filter(([, found]) => found.size > 1).map(([one]) => one)).toEqual([]);
});
