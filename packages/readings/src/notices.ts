import { fill } from './fill.ts';
import type { ReadingLanguage } from './language.ts';
import { noticesEn, type NoticeKey } from './notices.en.ts';
import { noticesHi } from './notices.hi.ts';

export type { NoticeKey };

const catalogue: Record<ReadingLanguage, Record<NoticeKey, string>> = {
  en: noticesEn,
  hi: noticesHi,
};

/** One notice, its `{places}` filled. */
export function notice(
  key: NoticeKey,
  language: ReadingLanguage,
  values: Readonly<Record<string, string>> = {},
): string {
  return fill(catalogue[language][key], values);
}
