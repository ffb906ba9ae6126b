import { render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { KundliChart, type KundliChartData } from './index.ts';
import { crowded, ordinary } from './kundli-chart.samples.ts';

/** What a reader of the drawing sees: sign → the labels written in its house. */
function drawn(container: HTMLElement) {
  return Object.fromEntries(
    [...container.querySelectorAll('[data-part="house"]')].map((house) => [
      house.getAttribute('data-sign'),
      [...house.querySelectorAll('text')].slice(1).map((text) => text.textContent),
    ]),
  );
}

describe('KundliChart', () => {
  behavesAsComponent(KundliChart, { props: { title: 'Birth chart (D1)', data: ordinary } });

  test('is named by its title and describes itself @wcag:1.1.1', () => {
    render(<KundliChart title="Birth chart (D1) of Meera" data={ordinary} />);
    expect(
      screen.getByRole('img', { name: /^Birth chart \(D1\) of Meera\. Ascendant in Simha/ }),
    ).toBeInTheDocument();
  });

  test('says the same as a table @wcag:1.3.1', () => {
    render(<KundliChart title="Birth chart (D1)" data={ordinary} />);
    const rows = within(screen.getByRole('table', { name: 'Birth chart (D1)' })).getAllByRole(
      'row',
    );
    expect(rows).toHaveLength(13);
    expect(rows[1]).toHaveTextContent('1SimhaAscendant 12°');
    expect(rows[7]).toHaveTextContent('7KumbhaSaturn 16° (retrograde)');
    expect(rows[5]).toHaveTextContent('5DhanuNone');
  });

  test.each<[string, KundliChartData]>([
    ['an ordinary chart', ordinary],
    ['all in one sign', crowded],
  ])('North and South show the same grahas in the same signs: %s', (_name, data) => {
    const north = render(<KundliChart title="North" data={data} />);
    const seenNorth = drawn(north.container);
    const south = render(<KundliChart title="South" data={data} variant="south" />);
    expect(drawn(south.container)).toEqual(seenNorth);
    expect(Object.values(seenNorth).flat()).toHaveLength(10);
  });

  test('retrograde and combust are letters, not colours @wcag:1.4.1', () => {
    const { container } = render(<KundliChart title="Chart" data={ordinary} />);
    expect(drawn(container)[11]).toEqual(['Sa16R']);
    expect(drawn(container)[4]).toEqual(['Su27', 'Me28C']);
  });

  test('can leave degrees out', () => {
    const { container } = render(<KundliChart title="Chart" data={ordinary} degrees={false} />);
    expect(drawn(container)[11]).toEqual(['SaR']);
  });

  test('speaks Hindi', () => {
    const { container } = render(<KundliChart title="जन्म कुंडली" data={ordinary} language="hi" />);
    expect(drawn(container)[11]).toEqual(['श16व']);
    expect(screen.getByRole('columnheader', { name: 'भाव' })).toBeInTheDocument();
  });

  test('renders on a server without hooks or document', () => {
    expect(renderToStaticMarkup(KundliChart({ title: 'Chart', data: ordinary }))).toContain(
      '<svg viewBox="0 0 400 400"',
    );
  });
});
