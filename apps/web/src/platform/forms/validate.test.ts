// @vitest-environment node
import { loginSchema } from '@jyoti/contract';
import { expect, test, vi } from 'vitest';

test.each([
  ['/login', 'Email is required.', 'Please select an hour.'],
  ['/hi/login', 'ई-मेल आवश्यक है।', 'कृपया समय चुनें।'],
])(
  'a form of the document %s has its errors in the language of the document',
  async (pathname, email, hour) => {
    vi.resetModules();
    vi.stubGlobal('location', { pathname });
    const { sentence, validate } = await import('./validate.ts');
    const checked = validate(loginSchema, { email: '', password: 'a quiet lamp' });
    expect(checked).toEqual({ ok: false, fields: { email } });
    expect(sentence('hourRequired')).toBe(hour);
    vi.unstubAllGlobals();
  },
);
