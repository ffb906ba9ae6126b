import { render, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { grahaIds, type RashiNumber } from '../glyphs/index.ts';
import {
  InteractiveKundliChart,
  KundliChart,
  type KundliChartData,
  kundliChartStyles,
} from './index.ts';
import { degreeInSign } from '../num/index.ts';
import { crowded, eightInMakara, ordinary } from './kundli-chart.samples.ts';
import { hi } from '../messages-hi/index.ts';

/** The visible content: sign → the labels in its house. */
function rendered(container: HTMLElement) {
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
      screen.getByRole('img', { name: /^Birth chart \(D1\) of Meera\. Ascendant in Leo/ }),
    ).toBeInTheDocument();
  });

  test('has the same content as a table @wcag:1.3.1', () => {
    render(<KundliChart title="Birth chart (D1)" data={ordinary} />);
    const rows = within(screen.getByRole('table', { name: 'Birth chart (D1)' })).getAllByRole(
      'row',
    );
    expect(rows).toHaveLength(13);
    expect(rows[1]).toHaveTextContent('1LeoAscendant 12°');
    expect(rows[7]).toHaveTextContent('7AquariusSaturn 16° (retrograde)');
    expect(rows[5]).toHaveTextContent('5SagittariusNone');
  });

  test.each<[string, KundliChartData]>([
    ['an ordinary chart', ordinary],
    ['all in one sign', crowded],
    ['a real crowd of eight', eightInMakara],
  ])('North, South and East show the same facts in the same signs: %s', (_name, data) => {
    const [north, south, east] = kundliChartStyles.map((variant) =>
      rendered(render(<KundliChart title={variant} data={data} variant={variant} />).container),
    );
    expect(south).toEqual(north);
    expect(east).toEqual(north);
    expect(Object.values(north ?? {}).flat()).toHaveLength(10);
    const tables = screen
      .getAllByRole<HTMLTableElement>('table')
      .map((table) => table.tBodies[0]?.innerHTML);
    expect(new Set(tables).size).toBe(1);
  });

  test('the three styles agree for any chart', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 10, maxLength: 10 }),
        (signs) => {
          const [ascendantSign, ...others] = signs as RashiNumber[];
          const data: KundliChartData = {
            ascendantSign: ascendantSign as RashiNumber,
            placements: grahaIds.map((graha, index) => ({
              graha,
              sign: others[index] as RashiNumber,
              degree: index,
            })),
          };
          const seen = kundliChartStyles.map((variant) => {
            const host = document.createElement('div');
            host.innerHTML = renderToStaticMarkup(
              <KundliChart title="Chart" data={data} variant={variant} />,
            );
            return rendered(host);
          });
          expect(seen[1]).toEqual(seen[0]);
          expect(seen[2]).toEqual(seen[0]);
        },
      ),
      { numRuns: 25 },
    );
  });

  test('the lagna is named, tinted and, where signs are fixed, crossed @wcag:1.4.1', () => {
    const { container } = render(<KundliChart title="Chart" data={ordinary} variant="south" />);
    const lagna = container.querySelector('[data-house="1"]');
    expect(lagna?.querySelectorAll('path')).toHaveLength(2);
    expect(lagna).toHaveTextContent('As12');
    expect(screen.getByText(/^As: ascendant/)).toBeInTheDocument();
  });

  test('explains only marks that it drew', () => {
    const unmarked = ordinary.placements.map(({ graha, sign }) => ({ graha, sign }));
    render(<KundliChart title="Chart" data={{ ascendantSign: 5, placements: unmarked }} />);
    expect(screen.queryByText(/retrograde|combust/)).not.toBeInTheDocument();
  });

  test('can draw the shape of each graha before its letters', () => {
    const { container } = render(<KundliChart title="Chart" data={ordinary} glyphs />);
    expect(container.querySelectorAll('[data-part="graha-glyph"]')).toHaveLength(9);
    expect(rendered(container)[11]).toEqual(['Sa16R']);
  });

  test('names itself in the middle of the styles that have one', () => {
    const { rerender } = render(
      <KundliChart title="Navamsa" data={ordinary} variant="east" middle="D9" />,
    );
    expect(screen.getByText('D9')).toBeInTheDocument();
    rerender(<KundliChart title="Navamsa" data={ordinary} middle="D9" />);
    expect(screen.queryByText('D9')).not.toBeInTheDocument();
  });

  test('retrograde and combust are letters, not colours @wcag:1.4.1', () => {
    const { container } = render(<KundliChart title="Chart" data={ordinary} />);
    expect(rendered(container)[11]).toEqual(['Sa16R']);
    expect(rendered(container)[4]).toEqual(['Su27', 'Me28C']);
  });

  test('a degree alone is that of the tables, which round to the minute', () => {
    const data = { ascendantSign: 1, ascendantDegree: 14.9952, placements: [] } as const;
    const { container } = render(<KundliChart title="Chart" data={data} />);
    expect(rendered(container)[1]).toEqual(['As15']);
    expect(degreeInSign(14.9952)).toBe('15°00′');
    expect(screen.getByRole('cell', { name: 'Ascendant 15°' })).toBeInTheDocument();
  });

  test('can leave degrees out', () => {
    const { container } = render(<KundliChart title="Chart" data={ordinary} degrees={false} />);
    expect(rendered(container)[11]).toEqual(['SaR']);
  });

  test('shows Hindi', () => {
    const { container } = render(<KundliChart title="जन्म कुंडली" data={ordinary} messages={hi} />);
    expect(rendered(container)[11]).toEqual(['श16(व)']);
    expect(screen.getByText(/\(व\): वक्री।/)).toBeInTheDocument();
    expect(screen.getByRole('columnheader', { name: 'भाव' })).toBeInTheDocument();
  });

  test('renders on a server without a document', () => {
    for (const language of [undefined, 'hi'] as const) {
      const chart = (
        <KundliChart title="Chart" data={ordinary} messages={language === 'hi' ? hi : {}} />
      );
      expect(renderToStaticMarkup(chart)).toContain('<svg viewBox="0 0 400 400"');
    }
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: a drawing needs an accessible name
    void (<KundliChart data={ordinary} />);
    // @ts-expect-error: so does a group of houses
    void (<InteractiveKundliChart data={ordinary} />);
    // @ts-expect-error: signs are 1 to 12
    void (<KundliChart title="Chart" data={{ ascendantSign: 13, placements: [] }} />);
    // @ts-expect-error: there are three styles
    void (<KundliChart title="Chart" data={ordinary} variant="west" />);
  });
});
