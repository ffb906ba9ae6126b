import type { Language } from '@jyoti/language';
import { reportWords, type ReportWords } from '@jyoti/reports';
import { useLanguage } from './use-language.ts';

/** What a part of a report is written with, in the language of the page. */
export const useReportWords = <Messages extends object>(
  messages: Readonly<Record<Language, Messages>>,
): ReportWords<Messages> => reportWords(messages, useLanguage());
