import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { typeDate, type Typed } from './type-date.ts';

/** `15/|08|/1947`: bars stand around what is selected, one where the caret is. */
function field(marked: string): Typed {
  const [before = '', selected = '', after = ''] = marked.split('|');
  return marked.split('|').length === 3
    ? {
        text: before + selected + after,
        start: before.length,
        end: before.length + selected.length,
        run: null,
      }
    : { text: before + selected, start: before.length, end: before.length, run: null };
}

const marked = ({ text, start, end }: Typed) =>
  start === end
    ? `${text.slice(0, start)}|${text.slice(start)}`
    : `${text.slice(0, start)}|${text.slice(start, end)}|${text.slice(end)}`;

/** What a browser makes of a character put where the selection is. */
function put({ text, start, end, run }: Typed, data: string, inputType = 'insertText'): Typed {
  const after = text.slice(0, start) + data + text.slice(end);
  const caret = start + data.length;
  return typeDate({ before: text, after, caret, inputType, data }, run);
}

/** What a browser makes of the key that deletes backwards, or forwards. */
function cut({ text, start, end, run }: Typed, goesForward = false): Typed {
  const isCaret = start === end;
  const from = isCaret && !goesForward ? Math.max(0, start - 1) : start;
  const to = isCaret && goesForward ? Math.min(text.length, end + 1) : end;
  const inputType = goesForward ? 'deleteContentForward' : 'deleteContentBackward';
  const after = text.slice(0, from) + text.slice(to);
  return typeDate({ before: text, after, caret: from, inputType, data: null }, run);
}

/** Presses keys one after another; `<` deletes. */
const press = (start: string, keys: string) =>
  marked(
    [...keys].reduce((state, key) => (key === '<' ? cut(state) : put(state, key)), field(start)),
  );

describe('typing into an empty field', () => {
  test.each([
    ['15081947', '15/08/1947|'],
    ['15/08/1947', '15/08/1947|'],
    ['5/8/1947', '05/08/1947|'],
    ['15-8-1947', '15/08/1947|'],
    ['5.8.1947', '05/08/1947|'],
    ['5 8 1947', '05/08/1947|'],
    ['581947', '05/08/1947|'],
    ['4', '04/|'],
    ['3', '3|'],
    ['१५०८१९४७', '१५/०८/१९४७|'],
    ['५८१९४७', '०५/०८/१९४७|'],
    ['15', '15/|'],
    ['150', '15/0|'],
    ['152', '15/02/|'],
    ['15//', '15/|'],
    ['/', '|'],
    ['150819475', '15/08/19475|'],
    ['15081947/', '15/08/1947|'],
    ['abc', 'abc|'],
    ['15x', '15/x|'],
  ])('%s makes %s', (keys, text) => {
    expect(press('|', keys)).toBe(text);
  });
});

describe('typing where a date stands', () => {
  test.each([
    ['|15|/08/1947', '1', '1|/08/1947'],
    ['|15|/08/1947', '14', '14/|08|/1947'],
    ['|15|/08/1947', '4', '04/|08|/1947'],
    ['|15|/08/1947', '4/5', '04/05/|1947|'],
    ['|15|/08/1947', '14051990', '14/05/1990|'],
    ['|15|/08/1947', '1/', '01/|08|/1947'],
    ['|15|/08/1947', '-', '15/|08|/1947'],
    ['15/|08|/1947', '9', '15/09/|1947|'],
    ['15//|1947', '<', '15/|/1947'],
    ['15/|/1947', '8', '15/08/|1947|'],
    ['15/0|/1947', '9', '15/09|/1947'],
    ['15/09|/1947', '2', '15/09/2|'],
    ['|15/08/1947', '2', '2|5/08/1947'],
    ['15/|08/1947', '1', '15/1|8/1947'],
    ['|15/08/1947|', '4', '04/|'],
    ['1|5/08/194|7', '2', '12/|/7'],
  ])('%s and %s make %s', (start, keys, text) => {
    expect(press(start, keys)).toBe(text);
  });
});

describe('deleting', () => {
  test.each([
    ['15/08|/1947', '15/0|/1947'],
    ['15/|08|/1947', '15/|/1947'],
    ['15/|/1947', '15|//1947'],
    ['15/|', '15|'],
    ['15/08/1947|', '15/08/194|'],
    ['|15/08/1947|', '|'],
    ['1|5/08/194|7', '1|//7'],
    ['|15|//', '|'],
    ['15-8|-47', '15-|-47'],
  ])('backwards %s makes %s', (start, text) => {
    expect(marked(cut(field(start)))).toBe(text);
  });

  test('forwards it goes over a slash', () => {
    expect(marked(cut(field('15|/08/1947'), true))).toBe('15/|08/1947');
    expect(marked(cut(field('15/|08/1947'), true))).toBe('15/|8/1947');
  });
});

describe('a whole date at once', () => {
  test.each([
    ['into an empty field', '|', '1990-05-14', 'insertFromPaste'],
    ['over what is selected', '|15|/08/1947', '14 May 1990', 'insertFromPaste'],
    ['from a soft keyboard', '15/|08|/1947', '14.5.1990', 'insertText'],
    ['from a browser that fills in', '|', '1990-05-14', ''],
  ])('%s is the date', (_name, start, data, inputType) => {
    expect(marked(put(field(start), data, inputType))).toBe('14/05/1990|');
  });

  test('what is none stays exactly as it came', () => {
    expect(marked(put(field('|'), '15-8-47', 'insertFromPaste'))).toBe('15-8-47|');
    expect(marked(put(field('|15|/08/1947'), '32', 'insertFromPaste'))).toBe('32|/08/1947');
  });

  test('two digits of a soft keyboard are two digits', () => {
    expect(marked(put(field('|15|/08/1947'), '14'))).toBe('14/|08|/1947');
  });
});

test('no key loses a digit that stands in another part, and the selection stays inside the text', () => {
  const key = fc.constantFrom(...'0123456789/-. <x'.split(''));
  fc.assert(
    fc.property(fc.array(key, { maxLength: 24 }), (keys) => {
      let state = field('|');
      for (const each of keys) {
        state = each === '<' ? cut(state) : put(state, each);
        expect(state.start).toBeLessThanOrEqual(state.end);
        expect(state.end).toBeLessThanOrEqual(state.text.length);
      }
    }),
  );
});
