import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { I18nProvider, useLanguage, useLocale, useStrings, type Strings } from './index.ts';

const strings: Strings<{ greeting: (name: string) => string }> = {
  en: { greeting: (name) => `Hello, ${name}` },
  hi: { greeting: (name) => `नमस्ते, ${name}` },
};

function Greeting() {
  const { greeting } = useStrings(strings);
  return <p lang={useLanguage()}>{greeting('Asha')}</p>;
}

test('the kit speaks English without a provider', () => {
  render(<Greeting />);
  expect(screen.getByText('Hello, Asha')).toHaveAttribute('lang', 'en');
});

test('the nearest provider decides the language', () => {
  render(
    <I18nProvider language="en">
      <I18nProvider language="hi">
        <Greeting />
      </I18nProvider>
    </I18nProvider>,
  );
  expect(screen.getByText('नमस्ते, Asha')).toHaveAttribute('lang', 'hi');
});

test.each(['en', 'hi'] as const)('numbers are grouped as in India in %s', (language) => {
  const Number = () => (1_50_000).toLocaleString(useLocale());
  render(
    <I18nProvider language={language}>
      <Number />
    </I18nProvider>,
  );
  expect(screen.getByText('1,50,000')).toBeInTheDocument();
});
