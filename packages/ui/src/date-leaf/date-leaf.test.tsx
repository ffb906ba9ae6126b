import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { DateLeaf, DateLine } from './index.ts';
import { hi } from '../messages-hi/index.ts';

describe('DateLeaf', () => {
  behavesAsComponent(DateLeaf, { props: { date: '2026-11-27' } });

  test('shows month, day and weekday, decorative @wcag:1.1.1', () => {
    const { container } = render(<DateLeaf date="2026-11-27" />);
    expect(container.textContent).toBe('Nov27Fri');
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  });
});

describe('DateLine', () => {
  behavesAsComponent(DateLine, { props: { date: '2026-11-27' } });

  test('has the date in full and a machine-readable one @wcag:1.3.1', () => {
    render(<DateLine date="2026-11-27" />);
    const time = screen.getByText('Friday').closest('time');
    expect(time).toHaveAttribute('datetime', '2026-11-27');
    expect(time).toHaveTextContent('27 Friday November 2026');
  });

  test('shows Hindi', () => {
    const { container } = render(
      <I18nProvider locale="hi" messages={hi}>
        <DateLine date="2026-11-27" />
      </I18nProvider>,
    );
    expect(container).toHaveTextContent('27 शुक्रवार नवंबर 2026');
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: a date is required
    void (<DateLeaf />);
    // @ts-expect-error: a date is written YYYY-MM-DD
    void (<DateLine date={new Date()} />);
  });
});
