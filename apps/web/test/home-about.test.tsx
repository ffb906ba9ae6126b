import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderHome } from './render-home.tsx';

beforeEach(() => vi.stubGlobal('scrollTo', vi.fn()));
afterEach(() => vi.unstubAllGlobals());

const part = () => within(screen.getByRole('region', { name: 'Our Story' }));

describe('the about section', () => {
  test('has the story and its years [S0-298] [S0-299] [S0-300]', async () => {
    await renderHome();
    expect(part().getByRole('heading', { level: 2, name: 'Our Story' })).toBeVisible();
    expect(part().getByText('It began with one almanac on a kitchen table.')).toBeVisible();
    const years = within(part().getByRole('list', { name: 'Our story' })).getAllByRole('listitem');
    expect(years.map(({ textContent }) => textContent)).toEqual([
      '2012Foundation',
      '2018Academy',
      '2025Modern Integration',
    ]);
  });

  test('has a drawing for each of the four values [S0-301]', async () => {
    await renderHome();
    const values = ['Reverence', 'Integrity', 'Knowledge', 'Clarity'].map((title) => {
      const value = part().getByRole('heading', { name: title }).closest('li');
      const drawing = value?.querySelector('svg');
      return [
        drawing?.getAttribute('data-icon'),
        drawing?.querySelector('path')?.getAttribute('d'),
      ];
    });
    expect(values.map(([icon]) => icon)).toEqual([
      'om-symbol',
      'dharma-wheel',
      'open-book',
      'rising-sun',
    ]);
    expect(new Set(values.map(([, path]) => path)).size).toBe(4);
  });

  test('shows logo or name of publications, with a link [S0-302]', async () => {
    await renderHome();
    const herald = part().getByRole('link', { name: 'The Sample Herald' });
    expect(herald).toHaveAttribute('href', '/about#media');
    const times = part().getByRole('link', { name: 'Example Times' });
    expect(times).toHaveAttribute('href', '/about#media');
    expect(within(times).getByRole('img')).toHaveAttribute('src', '/pictures/times.svg');
  });
});
