import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stepDate, stepOfKey, typeDate, type Typed } from './edit-date.logic.ts';

const years = { first: 1800, last: 2200, current: 2026 };

describe('stepDate', () => {
  test.each([
    ['a day', '15/08/1947', 0, 1, '16/08/1947'],
    ['a day over the end of its month', '31/08/1947', 0, 1, '01/08/1947'],
    ['a day back over the first', '01/02/2024', 0, -1, '29/02/2024'],
    ['a day of an unknown month', '31/', 0, 1, '01/'],
    ['a day of February of an unknown year', '29/02/', 0, 1, '01/02/'],
    ['a week', '28/02/2023', 0, 7, '07/02/2023'],
    ['a month', '15/08/1947', 1, 1, '15/09/1947'],
    ['a month over December', '15/12/1947', 1, 1, '15/01/1947'],
    ['a month that has not the day', '31/01/2023', 1, 1, '28/02/2023'],
    ['a quarter back', '15/02/1947', 1, -3, '15/11/1947'],
    ['a year', '15/08/1947', 2, -1, '15/08/1946'],
    ['a leap day into a common year', '29/02/2024', 2, 1, '28/02/2025'],
    ['a decade', '15/08/1947', 2, 10, '15/08/1957'],
    ['a year over the last', '15/08/2200', 2, 1, '15/08/1800'],
    ['a year outside', '15/08/0194', 2, 1, '15/08/1801'],
    ['Devanagari digits', '१५/०८/१९४७', 0, 1, '१६/०८/१९४७'],
  ] as const)('%s: %s', (_name, text, segment, by, stepped) => {
    expect(stepDate(text, segment, by, years)).toBe(stepped);
  });

  test.each([
    ['', 0, 1, '01/'],
    ['', 0, -1, '31/'],
    ['15/', 1, -1, '15/12/'],
    ['15/08/', 2, 1, '15/08/2026'],
    ['//1947', 0, 7, '01//1947'],
  ] as const)(
    'stepped, an empty part of %j starts at its minimum or maximum, a year at the current one',
    (text, segment, by, stepped) => {
      expect(stepDate(text, segment, by, years)).toBe(stepped);
    },
  );

  test('a text without parts is not changed', () => {
    expect(stepDate('1947-08-15', 0, 1, years)).toBeNull();
  });
});

test.each([
  ['ArrowUp', [1, 1, 1]],
  ['ArrowDown', [-1, -1, -1]],
  ['PageUp', [7, 3, 10]],
  ['PageDown', [-7, -3, -10]],
  ['ArrowLeft', [undefined, undefined, undefined]],
])('%s steps by', (key, steps) => {
  expect(([0, 1, 2] as const).map((segment) => stepOfKey(key, segment))).toEqual(steps);
});

/** `15/|08|/1947`: bars are around what is selected, one where the caret is. */
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

/** The browser's result of typing a character at the selection. */
function put({ text, start, end, run }: Typed, data: string, inputType = 'insertText'): Typed {
  const after = text.slice(0, start) + data + text.slice(end);
  const caret = start + data.length;
  return typeDate({ before: text, after, caret, inputType, data }, run);
}

/** The browser's result of Backspace, or Delete. */
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
    ['14 May 1990', '14/05/1990|'],
    ['14th May, 1990', '14/05/1990|'],
    ['May 14, 1990', '14/05/1990|'],
    ['१४ मई १९९०', '१४/०५/१९९०|'],
    ['14/5/90', '14/05/90|'],
    ['১৫০৮১৯৪৭', '১৫/০৮/১৯৪৭|'],
  ])('%s becomes %s', (keys, text) => {
    expect(press('|', keys)).toBe(text);
  });
});

describe('typing over a date', () => {
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
  ])('%s and %s become %s', (start, keys, text) => {
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
  ])('Backspace: %s becomes %s', (start, text) => {
    expect(marked(cut(field(start)))).toBe(text);
  });

  test('Delete skips a slash', () => {
    expect(marked(cut(field('15|/08/1947'), true))).toBe('15/|08/1947');
    expect(marked(cut(field('15/|08/1947'), true))).toBe('15/|8/1947');
  });
});

describe('pasting a complete date', () => {
  test.each([
    ['into an empty field', '|', '1990-05-14', 'insertFromPaste'],
    ['over what is selected', '|15|/08/1947', '14 May 1990', 'insertFromPaste'],
    ['from a soft keyboard', '15/|08|/1947', '14.5.1990', 'insertText'],
    ['from a browser that fills in', '|', '1990-05-14', ''],
  ])('%s is the date', (_name, start, data, inputType) => {
    expect(marked(put(field(start), data, inputType))).toBe('14/05/1990|');
  });

  test('text that cannot be parsed is kept as it is', () => {
    expect(marked(put(field('|'), '15-8-47', 'insertFromPaste'))).toBe('15-8-47|');
    expect(marked(put(field('|15|/08/1947'), '32', 'insertFromPaste'))).toBe('32|/08/1947');
  });

  test('two digits of an IME count as two digits', () => {
    expect(marked(put(field('|15|/08/1947'), '14'))).toBe('14/|08|/1947');
  });
});

test('the selection stays inside the text for any input', () => {
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

describe('month or year first', () => {
  test.each([
    ['8151947', '08/15/1947', 'mm/dd/yyyy'],
    ['1', '1', 'mm/dd/yyyy'],
    ['12/25/2000', '12/25/2000', 'mm/dd/yyyy'],
    ['19470815', '1947/08/15', 'yyyy/mm/dd'],
    ['1947-8-15', '1947/08/15', 'yyyy/mm/dd'],
    ['1947/8/4', '1947/08/04', 'yyyy/mm/dd'],
    ['47/8/15', '47/08/15', 'yyyy/mm/dd'],
  ] as const)('%s becomes %s in %s', (keys, text, format) => {
    const typed = [...keys].reduce<Typed>(
      ({ text: before, start, end, run }, data) => {
        const after = before.slice(0, start) + data + before.slice(end);
        const change = { before, after, caret: start + 1, inputType: 'insertText', data };
        return typeDate(change, run, format);
      },
      { text: '', start: 0, end: 0, run: null },
    );
    expect(typed.text).toBe(text);
  });

  test('their parts are stepped', () => {
    expect(stepDate('01/31/2023', 0, 1, years, 'mm/dd/yyyy')).toBe('02/28/2023');
    expect(stepDate('02/28/2023', 1, 1, years, 'mm/dd/yyyy')).toBe('02/01/2023');
    expect(stepOfKey('PageUp', 0, 'mm/dd/yyyy')).toBe(3);
    expect(stepOfKey('PageUp', 1, 'mm/dd/yyyy')).toBe(7);
    expect(stepDate('2024/02/29', 0, 1, years, 'yyyy/mm/dd')).toBe('2025/02/28');
    expect(stepDate('', 0, 1, years, 'yyyy/mm/dd')).toBe('2026/');
    expect(stepDate('2024/01/31', 1, 1, years, 'yyyy/mm/dd')).toBe('2024/02/29');
    expect(stepOfKey('PageUp', 0, 'yyyy/mm/dd')).toBe(10);
  });
});
