import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  chartWords,
  chartDrawing,
  KundliChart,
  kundliChartStyles,
  type KundliChartData,
} from '../index.ts';
import { pathOf } from './house-shapes.ts';
import { hi } from '../../messages-hi/index.ts';

const data: KundliChartData = {
  ascendantSign: 2,
  ascendantDegree: 7.7,
  placements: [
    { graha: 'sun', sign: 4, degree: 27.9 },
    { graha: 'venus', sign: 4, degree: 22.5, combust: true },
    { graha: 'saturn', sign: 4, degree: 20.4, retrograde: true },
    { graha: 'rahu', sign: 2, degree: 5.7 },
  ],
};

describe.each(kundliChartStyles)(
  '%s: the drawing as data is the drawing of the component',
  (variant) => {
    const { houses } = chartDrawing(data, { variant });
    const drawing = () => {
      render(<KundliChart title="Birth chart" data={data} variant={variant} legend={false} />);
      return [...document.querySelectorAll('[data-part="house"]')];
    };

    test('outlines, numbers of signs and the marks of the lagna', () => {
      const rendered = drawing();
      expect(rendered.map((house) => house.querySelector('path')?.getAttribute('d'))).toEqual(
        houses.map(({ outline }) => pathOf(outline)),
      );
      expect(rendered.map((house) => house.querySelector(':scope > text')?.textContent)).toEqual(
        houses.map(({ sign }) => sign.text),
      );
      expect(houses.filter(({ isLagna }) => isLagna)).toHaveLength(1);
      expect(rendered[0]?.querySelectorAll('path')).toHaveLength(variant === 'south' ? 2 : 1);
      expect(houses.flatMap(({ strokes }) => strokes)).toHaveLength(variant === 'south' ? 2 : 0);
    });

    test('letters, degrees and marks, and where they are', () => {
      const labels = drawing().flatMap((house) => [...house.querySelectorAll('g > g > text')]);
      expect(labels.map((label) => [label.textContent, Number(label.getAttribute('x'))])).toEqual(
        houses.flatMap((house) => house.labels.map(({ text, raised, x }) => [text + raised, x])),
      );
    });
  },
);

test('the description names every house with the grahas in it', () => {
  const { description } = chartDrawing(data);
  expect(description).toContain('House 1, Taurus: Ascendant 7°, Rahu 5°.');
  expect(description).toContain('Saturn 20° (retrograde)');
  expect(description).toContain('House 12, Aries: None.');
});

test('degrees are left out on request, and Hindi has its own letters', () => {
  const raised = (houses: ReturnType<typeof chartDrawing>['houses']) =>
    houses.flatMap(({ labels }) => labels.map((label) => label.raised)).join('');
  expect(raised(chartDrawing(data, { degrees: false }).houses)).toBe('CR');
  expect(chartDrawing(data, { words: chartWords(hi) }).houses[0]?.labels[0]?.text).toBe('ल');
});
