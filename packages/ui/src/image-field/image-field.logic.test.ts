import { describe, expect, test } from 'vitest';
import { megabytes, namesOfTypes } from './image-field.logic.ts';

describe('names of types', () => {
  test.each([
    [['image/png'], 'en', 'PNG'],
    [['image/jpeg', 'image/png', 'image/webp'], 'en', 'JPG, PNG, or WebP'],
    [['image/svg+xml', 'image/heic'], 'en', 'SVG or HEIC'],
    [['image/jpeg', 'image/png'], 'hi', 'JPG या PNG'],
  ] as const)('%j in %s → %s', (types, language, expected) => {
    expect(namesOfTypes(types, language)).toBe(expected);
  });
});

describe('megabytes of 1024 × 1024 bytes', () => {
  test.each([
    [5 * 1024 * 1024, '5'],
    [1024 * 1024 * 1.5, '1.5'],
  ] as const)('%d → %s', (bytes, expected) => {
    expect(megabytes(bytes)).toBe(expected);
  });
});
