import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { behavesAsComponent, valueProps } from '../../test/contract.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { LanguageSwitch } from './index.ts';
import { hi } from '../messages-hi/index.ts';

const languages = [
  { code: 'en', name: 'English' },
  { code: 'hi', name: 'हिन्दी' },
  { code: 'ta', name: 'தமிழ்' },
] as const;
const hrefOf = (code: string) => `/${code}`;

describe('LanguageSwitch with links', () => {
  behavesAsComponent(LanguageSwitch, {
    props: { languages, value: 'en', hrefOf },
    // The language is part of the URL.
    state: [],
  });

  test('each language is a link in its own script, with its lang attribute @wcag:3.1.2', () => {
    render(<LanguageSwitch languages={languages} value="en" hrefOf={hrefOf} />);
    expect(screen.getByRole('navigation', { name: 'Language' })).toBeInTheDocument();
    const hindi = screen.getByRole('link', { name: 'हिन्दी' });
    expect(hindi).toHaveAttribute('lang', 'hi');
    expect(hindi).toHaveAttribute('hreflang', 'hi');
    expect(hindi).toHaveAttribute('href', '/hi');
    expect(screen.getByRole('link', { current: true })).toHaveTextContent('English');
  });

  test('is named in the current language', () => {
    render(
      <I18nProvider locale="hi" messages={hi}>
        <LanguageSwitch languages={languages} value="hi" hrefOf={hrefOf} />
      </I18nProvider>,
    );
    expect(screen.getByRole('navigation', { name: 'भाषा' })).toBeInTheDocument();
  });
});

describe('LanguageSwitch in place', () => {
  behavesAsComponent(LanguageSwitch, {
    props: { languages, value: 'en', onValueChange: () => undefined },
    state: {
      ...valueProps,
      from: 'en',
      to: 'hi',
      change: (user) => user.click(screen.getByRole('radio', { name: 'हिन्दी' })),
      shown: () => screen.getByRole('radio', { checked: true }).lang,
    },
  });

  test('is a radio group with the current language checked @wcag:4.1.2', async () => {
    const changed = vi.fn();
    render(<LanguageSwitch languages={languages} value="en" onValueChange={changed} />);
    expect(screen.getByRole('radiogroup', { name: 'Language' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { checked: true })).toHaveTextContent('English');
    expect(screen.getByRole('radio', { name: 'தமிழ்' })).toHaveAttribute('lang', 'ta');
    await userEvent.click(screen.getByRole('radio', { name: 'हिन्दी' }));
    expect(changed).toHaveBeenCalledExactlyOnceWith('hi');
  });

  test('one stop of the Tab key, arrows choose @wcag:2.1.1', async () => {
    const changed = vi.fn();
    render(<LanguageSwitch languages={languages} value="en" onValueChange={changed} />);
    await userEvent.tab();
    expect(screen.getByRole('radio', { name: 'English' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(changed).toHaveBeenLastCalledWith('hi');
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: it has links or a callback
    void (<LanguageSwitch languages={languages} value="en" />);
    // @ts-expect-error: the current language is one of them
    void (<LanguageSwitch<'en' | 'hi' | 'ta'> languages={languages} value="mr" hrefOf={hrefOf} />);
  });
});
