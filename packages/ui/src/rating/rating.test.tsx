import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { Rating } from './index.ts';
import { hi } from '../messages-hi/index.ts';

const filled = () => document.querySelector('[data-stars]')?.getAttribute('data-stars');

describe('Rating', () => {
  behavesAsComponent(Rating, { props: { value: 4.5, count: 12_400 } });

  test('is read as words, and its stars are not @wcag:1.1.1', () => {
    const { container } = render(<Rating value={4.5} />);
    expect(screen.getByText('4.5 out of 5')).toBeInTheDocument();
    expect(container.querySelector('[data-stars]')).toHaveAttribute('aria-hidden', 'true');
  });

  test.each([1, 2, 3, 4, 5])('a whole rating of %i fills as many stars [S0-190]', (value) => {
    render(<Rating value={value} />);
    expect(filled()).toBe(String(value));
  });

  test('a half star is half filled', () => {
    render(<Rating value={3.5} />);
    expect(filled()).toBe('3.5');
  });

  test('a line of facts shows the number itself', () => {
    render(<Rating value={4.8} count={12_400} variant="figure" />);
    expect(screen.getByText('4.8')).toBeVisible();
    expect(screen.getByText('from 12,400 reviews')).toBeVisible();
    expect(filled()).toBe('1');
  });

  test('counts are grouped as in India, and one review is one', () => {
    const { rerender } = render(<Rating value={5} count={1_50_000} />);
    expect(screen.getByText('from 1,50,000 reviews')).toBeVisible();
    rerender(<Rating value={5} count={1} />);
    expect(screen.getByText('from 1 review')).toBeVisible();
  });

  test.each([null, Number.NaN, -1, 5.5])('%s is no rating, and is not shown as one', (value) => {
    render(<Rating value={value} count={3} />);
    expect(screen.getByText('Not rated yet')).toBeVisible();
    expect(filled()).toBeUndefined();
  });

  test('shows Hindi', () => {
    render(
      <I18nProvider locale="hi" messages={hi}>
        <Rating value={4.5} count={12} />
      </I18nProvider>,
    );
    expect(screen.getByText('5 में से 4.5')).toBeInTheDocument();
    expect(screen.getByText('12 समीक्षाओं से')).toBeVisible();
  });
});

describe('types', () => {
  test('a rating is a number or null', () => {
    // @ts-expect-error: a missing value is null
    void (<Rating />);
    // @ts-expect-error: stars need a number
    void (<Rating value="4.5" />);
  });
});
