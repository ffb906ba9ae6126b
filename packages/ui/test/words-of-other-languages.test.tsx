import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { I18nProvider, type KitMessages } from '../src/i18n/index.ts';
import { KundliChart } from '../src/kundli-chart/index.ts';
import { ordinary } from '../src/kundli-chart/kundli-chart.samples.ts';
import { hi } from '../src/messages-hi/index.ts';
import { GemCard } from '../src/recipes/gem-card/index.ts';
import { SignBadge } from '../src/sign-badge/index.ts';
import { TermTip } from '../src/term-tip/index.ts';
import { ThemePicker, ThemeProvider } from '../src/theme-picker/index.ts';
import { DashaTimeline } from '../src/timeline/index.ts';
import { ZodiacPicker } from '../src/zodiac-picker/index.ts';

const chart = <KundliChart title="ஜாதகம்" data={ordinary} />;
const timeline = (
  <DashaTimeline
    title="தசைகள்"
    birth="1990-05-14T01:00:00Z"
    now="2026-11-29T06:30:00Z"
    periods={[{ graha: 'moon', start: '1990-05-14T01:00:00Z', end: '2030-05-14T01:00:00Z' }]}
  />
);

/** What is marked as of another language, by its `lang`. */
function marked(page: ReactElement, locale: string, messages?: KitMessages) {
  const { container } = render(
    <I18nProvider locale={locale} {...(messages && { messages })}>
      {page}
    </I18nProvider>,
  );
  return [...container.querySelectorAll('[lang]')].map(
    (element) => `${element.getAttribute('lang')}: ${element.tagName.toLowerCase()}`,
  );
}

test.each([
  ['a chart', chart, ['en: figcaption', 'en: thead', 'en: tbody']],
  ['a timeline', timeline, ['en: ol', 'en: ul']],
])(
  '%s with English words in a page of another language marks them, and not its title',
  (_n, page, of) => {
    expect(marked(page, 'ta-IN')).toEqual(of);
    expect(marked(page, 'hi')).toEqual(of);
    expect(marked(page, 'en-US')).toEqual([]);
    expect(marked(page, 'hi', hi)).toEqual([]);
  },
);

test('a Sanskrit name in Latin letters is marked as such', () => {
  expect(marked(<SignBadge sign={5} />, 'en')).toEqual(['sa-Latn: span']);
  expect(marked(<SignBadge sign={5} />, 'hi', hi)).toEqual([]);
  expect(new Set(marked(<ZodiacPicker label="Signs" hrefOf={() => '#'} />, 'en'))).toEqual(
    new Set(['sa-Latn: span']),
  );
});

test('the Hindi name of a gem in Latin letters is marked as such, and a mantra is Sanskrit', () => {
  const gem = (mantra: string) => <GemCard gem="ruby" reason="The Sun." wear={{ mantra }} />;
  expect(marked(gem('Om Suryaya Namah'), 'en')).toEqual(['hi-Latn: span', 'sa-Latn: span']);
  expect(marked(gem('ॐ सूर्याय नमः'), 'hi', hi)).toEqual(['sa: span']);
});

test('the Hindi word of a term is marked in an English page', () => {
  const meaning = { name: 'Ascendant', hindi: 'लग्न', text: 'The sign that rises at birth.' };
  expect(marked(<TermTip term="lagna" meaning={meaning} defaultOpen />, 'en')).toEqual([
    'hi: span',
  ]);
});

test('themes without a name in the language of the page have an English one, marked as such', () => {
  const picker = (
    <ThemeProvider>
      <ThemePicker defaultOpen />
    </ThemeProvider>
  );
  expect(new Set(marked(picker, 'ta'))).toEqual(new Set(['en: span']));
  expect(marked(picker, 'hi', hi)).toEqual([]);
  expect(marked(picker, 'en')).toEqual([]);
});
