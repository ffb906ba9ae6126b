import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { AwardCoin, AwardList } from './index.ts';
import { hi } from '../messages-hi/index.ts';

describe('AwardCoin', () => {
  behavesAsComponent(AwardCoin, { props: { year: 2024 } });

  test('is labelled with what it was awarded for, or its year @wcag:1.1.1', () => {
    const { rerender } = render(<AwardCoin year={2024} />);
    expect(screen.getByRole('img', { name: 'Award of 2024' })).toBeVisible();
    rerender(<AwardCoin year={2024} label="Best kundli app" />);
    expect(screen.getByRole('img', { name: 'Best kundli app' })).toBeVisible();
    rerender(
      <I18nProvider locale="hi" messages={hi}>
        <AwardCoin year={2024} />
      </I18nProvider>,
    );
    expect(screen.getByRole('img', { name: '2024 का पुरस्कार' })).toBeVisible();
    rerender(<AwardCoin year={2024} decorative />);
    expect(screen.queryByRole('img')).toBeNull();
  });

  test('has sixty tick marks', () => {
    const { container } = render(<AwardCoin year={2024} />);
    const ticks = [...container.querySelectorAll('g path')]
      .map((path) => path.getAttribute('d') ?? '')
      .join('');
    expect(ticks.match(/M/g)).toHaveLength(60);
  });
});

describe('AwardList', () => {
  const awards = [
    { title: 'Best Almanac', year: 2019, organization: 'Sample Parishad' },
    { title: 'Clear Language', year: 2021, organization: 'Example Forum', src: '/award.svg' },
  ];
  behavesAsComponent(AwardList, { props: { items: awards } });

  test('has coin or picture, title, organization and year of each @wcag:1.1.1', () => {
    render(<AwardList items={awards} />);
    const [drawn, pictured] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement];
    expect(within(drawn).getByRole('img', { name: 'Award of 2019' })).toBeVisible();
    expect(drawn).toHaveTextContent('Best AlmanacSample Parishad');
    expect(within(pictured).getByRole('img', { name: 'Clear Language' })).toHaveAttribute(
      'src',
      '/award.svg',
    );
    expect(pictured).toHaveTextContent('2021');
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: an award has a year
    void (<AwardCoin label="Best kundli app" />);
  });
});
