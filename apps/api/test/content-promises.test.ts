import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { languages, sitePages, type InfoPageId, type Language } from '@jyoti/contract';
import { readContent } from '../src/content/content.ts';
import { retentionDays } from '../src/storage/retention.ts';

const content = await readContent(() => {});
const textOf = (id: InfoPageId, language: Language) =>
  JSON.stringify(content.page(id, language)?.value);
const answer = (id: string, language: Language) =>
  content.faqs(language).value.find((faq) => faq.id === id)?.answer ?? '';

/** What the texts call each tool that needs a login. */
const tools: Record<string, Record<'en' | 'hi', string>> = {
  kundli: { en: 'kundli', hi: 'कुंडली' },
  'kundli-matching': { en: 'matching', hi: 'मिलान' },
  panchang: { en: 'panchang', hi: 'पंचांग' },
  muhurta: { en: 'muhurta', hi: 'मुहूर्त' },
  festivals: { en: 'festivals', hi: 'पर्व और व्रत' },
  'wall-calendar': { en: 'wall calendar', hi: 'दीवार कैलेंडर' },
  prashna: { en: 'prashna', hi: 'प्रश्न' },
  numerology: { en: 'numerology', hi: 'अंक ज्योतिष' },
  gemstones: { en: 'gemstones', hi: 'रत्न' },
  horoscope: { en: 'horoscope', hi: 'राशिफल' },
  workspace: { en: 'chart workspace', hi: 'कुंडली कार्यपटल' },
};

describe('the list of free tools', () => {
  test('is that of the pages behind a login', () => {
    const noTools = ['profile', 'poojas', 'pooja', 'kundli-report', 'matching-report'];
    const pages = sitePages.filter(
      ({ access, name }) => access === 'account' && !noTools.includes(name),
    );
    expect(Object.keys(tools).toSorted()).toEqual(pages.map(({ name }) => name).toSorted());
  });

  test.each(['en', 'hi'] as const)('is complete in every text in %s', (language) => {
    for (const text of [
      answer('what-is-free', language),
      textOf('pricing-policy', language),
      textOf('terms-and-conditions', language),
    ]) {
      for (const name of Object.values(tools)) expect(text).toContain(name[language]);
    }
  });
});

test('the time that earlier versions of content are kept is the year that the editor names', () => {
  expect(retentionDays.contentHistory).toBe(365);
});

test.each(languages)('the prices of services that the FAQ points to exist in %s', (language) => {
  const page = content.page('pricing-policy', language)?.value;
  const ids = page && 'services' in page ? page.services.map(({ id }) => id) : [];
  expect(ids).toContain('customized-remedies');
  expect(answer('remedies', language)).not.toMatch(/^(No|नहीं)/);
});

/** The date of a policy and the mark of its texts. The specification fixes the date of the terms. */
test.each<[InfoPageId, string, string]>([
  ['pricing-policy', '2026-11-29', '7877c12c'],
  ['refund-policy', '2026-11-29', 'df105009'],
  ['privacy-policy', '2026-11-29', 'cccc0d3e'],
  ['disclaimer', '2026-11-21', 'd00270f9'],
])('a change of the %s changes its date: put the new date and mark here', (id, date, mark) => {
  const texts = languages.map((language) => content.page(id, language)?.value);
  expect(texts.map((page) => page?.updated)).toEqual(languages.map(() => date));
  const undated = JSON.stringify(texts.map((page) => ({ ...page, updated: null })));
  expect(createHash('sha256').update(undated).digest('hex').slice(0, 8)).toBe(mark);
});
