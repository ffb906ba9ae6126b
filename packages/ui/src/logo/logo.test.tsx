import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { Logo, LogoMark } from './index.ts';
import { hi } from '../messages-hi/index.ts';

describe('Logo', () => {
  behavesAsComponent(Logo, { props: {} });

  test('shows its name in the current language', () => {
    render(
      <I18nProvider locale="hi" messages={hi}>
        <Logo />
      </I18nProvider>,
    );
    expect(screen.getByText('ज्योति')).toBeVisible();
  });

  test('the mark without text has the name @wcag:1.1.1', () => {
    render(<Logo variant="mark" />);
    expect(screen.getByRole('img', { name: 'Jyoti' })).toBeInTheDocument();
    expect(screen.queryByText('Jyoti')).not.toBeInTheDocument();
  });

  test('next to its wordmark the mark is decorative', () => {
    render(<Logo name="Nakshatra House" />);
    expect(screen.getByText('Nakshatra House')).toBeVisible();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});

describe('LogoMark', () => {
  behavesAsComponent(LogoMark, { props: {} });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: there are three sizes
    void (<Logo size="huge" />);
    // @ts-expect-error: a name is text
    void (<Logo name={1} />);
  });
});
