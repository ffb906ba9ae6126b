import { describe, expect, test } from 'vitest';
import { inOrder, namesInError } from './form.logic.ts';

describe('names of fields in error', () => {
  test.each([
    [{}, []],
    [{ name: undefined, email: '' }, []],
    [{ name: undefined, email: 'Email is required.' }, ['email']],
    [{ password: 'b', email: 'a' }, ['password', 'email']],
  ])('%j → %j', (errors, expected) => {
    expect(namesInError(errors)).toEqual(expected);
  });
});

describe('document order', () => {
  test.each([
    [
      ['b', 'a'],
      ['a', 'b', 'c'],
      ['a', 'b'],
    ],
    [
      ['x', 'b', 'a'],
      ['a', 'b'],
      ['a', 'b', 'x'],
    ],
    [['y', 'x'], [], ['y', 'x']],
  ])('%j by %j → %j', (names, order, expected) => {
    expect(inOrder(names, order)).toEqual(expected);
  });
});
