import { expect, test } from 'vitest';
import { messagesOf, subjects } from '../test/messages.ts';
import { textsOf, untoned } from '../test/tone.ts';

test.each(subjects)('%s is in Devanagari, without threats or promises', (subject) => {
  const texts = textsOf(messagesOf(subject, 'hi'));
  const latin = texts.filter(([, text]) => /[A-Za-z]/.test(text.replaceAll(/\{\w*\}/g, '')));
  expect(latin).toEqual([]);
  expect(untoned(texts)).toEqual([]);
});
