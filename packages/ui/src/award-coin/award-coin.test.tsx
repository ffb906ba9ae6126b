import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { AwardCoin } from './index.ts';

describe('AwardCoin', () => {
  behavesAsComponent(AwardCoin, { props: { year: 2024 } });

  test('says what it was given for, or its year @wcag:1.1.1', () => {
    const { rerender } = render(<AwardCoin year={2024} />);
    expect(screen.getByRole('img', { name: 'Award of 2024' })).toBeVisible();
    rerender(<AwardCoin year={2024} label="Best kundli app" />);
    expect(screen.getByRole('img', { name: 'Best kundli app' })).toBeVisible();
    rerender(
      <I18nProvider language="hi">
        <AwardCoin year={2024} />
      </I18nProvider>,
    );
    expect(screen.getByRole('img', { name: '2024 का पुरस्कार' })).toBeVisible();
    rerender(<AwardCoin year={2024} decorative />);
    expect(screen.queryByRole('img')).toBeNull();
  });

  test('has sixty ticks', () => {
    const { container } = render(<AwardCoin year={2024} />);
    const ticks = [...container.querySelectorAll('g path')]
      .map((path) => path.getAttribute('d') ?? '')
      .join('');
    expect(ticks.match(/M/g)).toHaveLength(60);
  });
});
