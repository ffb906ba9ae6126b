import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { TithiStrip } from './index.ts';

describe('TithiStrip', () => {
  behavesAsComponent(TithiStrip, { props: { tithi: 9, caption: 'Today: Shukla Navami' } });

  test('shows thirty discs with today marked, and describes it in words @wcag:1.1.1 @wcag:1.4.1', () => {
    render(<TithiStrip tithi={9} caption="Today: Shukla Navami" />);
    const month = screen.getByRole('figure', { name: 'The thirty tithis of the lunar month' });
    expect(month).toHaveTextContent('Today: Shukla Navami');
    const discs = [...month.querySelectorAll('[data-state="today"], [data-state="other"]')];
    expect(discs).toHaveLength(30);
    expect(discs.findIndex((disc) => disc.matches('[data-state="today"]'))).toBe(8);
  });

  test('takes a label', () => {
    render(<TithiStrip tithi={30} caption="Today: Amavasya" label="Margashirsha" />);
    expect(screen.getByRole('figure', { name: 'Margashirsha' })).toBeVisible();
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: the marked disc needs a caption
    void (<TithiStrip tithi={9} />);
  });
});
