import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { Price } from './index.ts';
import { hi } from '../messages-hi/index.ts';

const text = () => document.querySelector('[data-part="price"]')!.textContent?.trim();

describe('Price', () => {
  behavesAsComponent(Price, { props: { amount: 1050, listPrice: 2100, savings: true } });

  test('is in rupees, grouped as in India', () => {
    render(<Price amount={1_50_000} />);
    expect(screen.getByText('₹1,50,000')).toBeVisible();
  });

  test('screen readers announce which of two prices is struck through @wcag:1.3.1', () => {
    render(<Price amount={1050} listPrice={2100} />);
    expect(text()).toBe('now ₹1,050 was ₹2,100');
    expect(screen.getByText('₹2,100').tagName).toBe('S');
  });

  test('shows the saving if the prop is set', () => {
    const { rerender } = render(<Price amount={3850} listPrice={5500} savings />);
    expect(screen.getByText('Save 30%')).toBeVisible();
    rerender(<Price amount={3850} listPrice={5500} />);
    expect(screen.queryByText(/Save/)).toBeNull();
  });

  test.each([50, 60])('at %i a list price of 50 is not struck', (amount) => {
    render(<Price amount={amount} listPrice={50} per="minute" savings />);
    expect(text()).toBe(`₹${amount} per minute`);
    expect(document.querySelector('s')).toBeNull();
  });

  test('shows Hindi', () => {
    render(
      <I18nProvider locale="hi" messages={hi}>
        <Price amount={30} listPrice={50} per="minute" savings />
      </I18nProvider>,
    );
    expect(text()).toBe('अब ₹30 प्रति मिनट पहले ₹50 40% की बचत');
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: a price has an amount
    void (<Price listPrice={50} />);
    // @ts-expect-error: units are words that the kit has in every language
    void (<Price amount={30} per="min" />);
  });
});
