import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { Spinner, SpinnerRing } from './index.ts';
import { hi } from '../messages-hi/index.ts';

describe('SpinnerRing', () => {
  behavesAsComponent(SpinnerRing, { props: {} });
});

describe('Spinner', () => {
  behavesAsComponent(Spinner, { props: {} });

  test('is announced politely in the current language @wcag:4.1.3', () => {
    render(
      <I18nProvider locale="hi" messages={hi}>
        <Spinner />
      </I18nProvider>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('लोड हो रहा है…');
  });

  test('announces what is loading', () => {
    render(<Spinner label="Casting the chart…" />);
    expect(screen.getByRole('status')).toHaveTextContent('Casting the chart…');
  });
});
