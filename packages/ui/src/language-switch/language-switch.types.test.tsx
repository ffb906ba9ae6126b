import { test } from 'vitest';
import { LanguageSwitch } from './index.ts';

const languages = [
  { code: 'en', name: 'English' },
  { code: 'hi', name: 'हिन्दी' },
] as const;

test('wrong use does not compile', () => {
  // @ts-expect-error: it leads somewhere or tells the page
  void (<LanguageSwitch languages={languages} value="en" />);
  // @ts-expect-error: the language in force is one of them
  void (<LanguageSwitch<'en' | 'hi'> languages={languages} value="ta" hrefOf={(code) => code} />);
});
