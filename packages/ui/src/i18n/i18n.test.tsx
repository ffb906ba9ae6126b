import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { DateLeaf } from '../date-leaf/index.ts';
import { longDate } from '../dates/index.ts';
import { dialogStrings } from '../messages.generated/en/components/Dialog.ts';
import { KundliChart } from '../kundli-chart/index.ts';
import { Num } from '../num/index.ts';
import { Price } from '../price/index.ts';
import { Spinner } from '../spinner/index.ts';
import { TimeSpan } from '../time-span/index.ts';
import {
  I18nProvider,
  useDir,
  useLocale,
  useStrings,
  type CompleteKitMessages,
  type I18nProviderProps,
  type KitMessages,
  type Strings,
} from './index.ts';
import { hi } from '../messages-hi/index.ts';
import { MoonPhase } from '../moon-phase/index.ts';

interface GreetingMessages {
  greeting: (name: string) => string;
  farewell: string;
}

const strings: Strings<GreetingMessages> = {
  en: { greeting: (name) => `Hello, ${name}`, farewell: 'Goodbye' },
  hi: { greeting: (name) => `नमस्ते, ${name}`, farewell: 'फिर मिलेंगे' },
  ta: { greeting: (name) => `வணக்கம், ${name}` },
};

function Greeting() {
  const { greeting, farewell } = useStrings(strings);
  return (
    <p lang={useLocale()}>
      {greeting('Asha')} {farewell}
    </p>
  );
}

const within = (props: Omit<I18nProviderProps, 'children'>, element = <Greeting />) =>
  render(<I18nProvider {...props}>{element}</I18nProvider>);

test('the kit is in English without a provider', () => {
  render(<Greeting />);
  expect(screen.getByText('Hello, Asha Goodbye')).toHaveAttribute('lang', 'en-IN');
});

test('the nearest provider decides the language', () => {
  render(
    <I18nProvider locale="en-US">
      <I18nProvider locale="hi" messages={hi}>
        <Greeting />
      </I18nProvider>
    </I18nProvider>,
  );
  expect(screen.getByText('नमस्ते, Asha फिर मिलेंगे')).toHaveAttribute('lang', 'hi-IN');
});

test.each(['en', 'hi'] as const)('numbers are grouped as in India in %s', (language) => {
  const Number = () => (1_50_000).toLocaleString(useLocale());
  within({ locale: language }, <Number />);
  expect(screen.getByText('1,50,000')).toBeInTheDocument();
});

describe('any locale', () => {
  test.each([
    ['en-US', 'Hello, Asha Goodbye', 'en-US'],
    ['hi-IN', 'नमस्ते, Asha फिर मिलेंगे', 'hi-IN'],
    ['hi-Latn', 'नमस्ते, Asha फिर मिलेंगे', 'hi-Latn'],
    // Missing strings are English.
    ['ta', 'வணக்கம், Asha Goodbye', 'ta'],
    ['ta-lk', 'வணக்கம், Asha Goodbye', 'ta-LK'],
    ['bn-BD', 'Hello, Asha Goodbye', 'bn-BD'],
    ['xx', 'Hello, Asha Goodbye', 'xx'],
  ])('%s', (locale, words, lang) => {
    within({ locale });
    expect(screen.getByText(words)).toHaveAttribute('lang', lang);
  });

  test.each(['en_US', '', 'no tag at all', undefined, null, 'undefined'])(
    '%j, which is no locale, shows English words and never throws',
    (locale) => {
      within({ locale: locale as string });
      expect(screen.getByText('Hello, Asha Goodbye')).toBeVisible();
    },
  );

  test.each([
    ['en-US', 'Monday, November 23, 2026', '1,500,000.5', '₹1,500,000'],
    ['de', 'Montag, 23. November 2026', '1.500.000,5', '₹1.500.000'],
    ['en-IN', 'Monday, 23 November 2026', '15,00,000.5', '₹15,00,000'],
    ['hi-IN', 'सोमवार, 23 नवंबर 2026', '15,00,000.5', '₹15,00,000'],
  ])('%s writes dates and numbers', (locale, date, number, price) => {
    within(
      { locale },
      <>
        <Num value={1_500_000.5} />
        <Price amount={1_500_000} />
        <DateInFull />
      </>,
    );
    for (const text of [date, number, price]) expect(screen.getByText(text)).toBeInTheDocument();
  });

  test('a component of the kit takes both', () => {
    within({ locale: 'de-DE' }, <DateLeaf date="2026-11-23" />);
    expect(screen.getByText('Nov')).toBeInTheDocument();
    expect(screen.getByText('Mo')).toBeInTheDocument();
  });
});

function DialogWords() {
  const { close, cancel } = useStrings(dialogStrings);
  return <p>{`${close}, ${cancel}`}</p>;
}

function DateInFull() {
  return <p>{longDate(useLocale(), '2026-11-23')}</p>;
}

describe('a product’s own words', () => {
  const tamil: KitMessages = {
    Spinner: { loading: 'ஏற்றுகிறது…' },
    grahaNames: {
      sun: 'சூரியன்',
      moon: 'சந்திரன்',
      mars: 'செவ்வாய்',
      mercury: 'புதன்',
      jupiter: 'குரு',
      venus: 'சுக்கிரன்',
      saturn: 'சனி',
      rahu: 'ராகு',
      ketu: 'கேது',
    },
    rashiNames: {
      1: 'மேஷம்',
      2: 'ரிஷபம்',
      3: 'மிதுனம்',
      4: 'கடகம்',
      5: 'சிம்மம்',
      6: 'கன்னி',
      7: 'துலாம்',
      8: 'விருச்சிகம்',
      9: 'தனுசு',
      10: 'மகரம்',
      11: 'கும்பம்',
      12: 'மீனம்',
    },
  };

  test('a new language, with English where a word is missing', () => {
    within(
      { locale: 'ta-IN', messages: tamil },
      <>
        <Spinner />
        <KundliChart
          title="ஜாதகம்"
          data={{ ascendantSign: 1, placements: [{ graha: 'saturn', sign: 10 }] }}
        />
      </>,
    );
    expect(screen.getByText('ஏற்றுகிறது…')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: /Ascendant in மேஷம்/ })).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /மகரம்.*சனி/ })).toBeInTheDocument();
    expect(screen.getByRole('columnheader', { name: 'House' })).toBeInTheDocument();
  });

  test('single words of a language that the kit has', () => {
    const messages: KitMessages = { Spinner: { loading: 'One moment…' } };
    const view = within({ messages }, <Spinner />);
    expect(screen.getByText('One moment…')).toBeInTheDocument();
    // Another language inside has its own words, or the kit's English ones.
    view.rerender(
      <I18nProvider messages={messages}>
        <I18nProvider locale="hi" messages={hi}>
          <Spinner />
        </I18nProvider>
        <I18nProvider locale="ta">
          <Spinner />
        </I18nProvider>
      </I18nProvider>,
    );
    expect(screen.queryByText('One moment…')).not.toBeInTheDocument();
    expect(screen.getByText(/लोड/)).toBeInTheDocument();
    expect(screen.getByText('Loading…')).toBeInTheDocument();
  });

  test('words of providers of the same locale add up', () => {
    render(
      <I18nProvider locale="ta" messages={tamil}>
        <I18nProvider messages={{ TimeSpan: { until: ({ end }) => `${end} வரை` } }}>
          <Spinner />
          <TimeSpan end="2026-11-23T06:30:00Z" timeZone="Asia/Kolkata" />
        </I18nProvider>
      </I18nProvider>,
    );
    expect(screen.getByText('ஏற்றுகிறது…')).toBeInTheDocument();
    expect(screen.getByText(/வரை/)).toBeInTheDocument();
  });

  test('a word of a component leaves its other words as a provider around it has them', () => {
    render(
      <I18nProvider locale="hi" messages={hi}>
        <I18nProvider messages={{ Dialog: { close: 'हटाएँ' } }}>
          <DialogWords />
        </I18nProvider>
      </I18nProvider>,
    );
    expect(screen.getByText('हटाएँ, रद्द करें')).toBeInTheDocument();
  });

  test('a part in another language finds the words that a provider around it has for that', () => {
    const english = { locale: 'en', children: <MoonPhase illumination={1} waxing language="hi" /> };
    within({ locale: 'hi', messages: hi }, <I18nProvider {...english} />);
    expect(screen.getByRole('img', { name: /पूर्णिमा/ })).toBeInTheDocument();
  });

  test('a chart with words of its own does not follow the provider', () => {
    within(
      { locale: 'ta', messages: tamil },
      <KundliChart title="कुण्डली" messages={hi} data={{ ascendantSign: 1, placements: [] }} />,
    );
    expect(screen.getByRole('img', { name: /लग्न मेष में/ })).toBeInTheDocument();
  });

  test('a chart follows the provider', () => {
    within(
      { locale: 'hi', messages: hi },
      <KundliChart title="कुण्डली" data={{ ascendantSign: 1, placements: [] }} />,
    );
    expect(screen.getByRole('columnheader', { name: 'भाव' })).toBeInTheDocument();
  });

  test('misspelt components and words do not compile', () => {
    // @ts-expect-error there is no such component
    const component: KitMessages = { Spiner: { loading: '…' } };
    // @ts-expect-error a Spinner has no such word
    const word: KitMessages = { Spinner: { wait: '…' } };
    // @ts-expect-error a complete language leaves out no component
    const complete: CompleteKitMessages = { Spinner: { loading: '…' } };
    expect([component, word, complete]).toHaveLength(3);
  });
});

describe('direction of writing', () => {
  const Dir = () => <p>{`${useDir()} ${useLocale()}`}</p>;
  test.each([
    ['ur', 'rtl ur'],
    ['ar-EG', 'rtl ar-EG'],
    ['he', 'rtl he'],
    ['ks-Deva', 'ltr ks-Deva'],
    ['pa-PK', 'rtl pa-PK'],
    ['pa', 'ltr pa'],
    ['hi', 'ltr hi-IN'],
  ])('%s', (locale, expected) => {
    within({ locale }, <Dir />);
    expect(screen.getByText(expected)).toBeInTheDocument();
  });

  test('may be set', () => {
    within({ locale: 'hi', dir: 'rtl' }, <Dir />);
    expect(screen.getByText('rtl hi-IN')).toBeInTheDocument();
  });

  test('is in the server-rendered HTML', () => {
    const html = renderToString(
      <I18nProvider locale="ur">
        <Dir />
      </I18nProvider>,
    );
    expect(html).toContain('rtl');
  });
});
