import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import {
  ElementGlyph,
  elementIds,
  elementOf,
  GrahaGlyph,
  grahaIds,
  RashiGlyph,
  rashiNumbers,
  WithGlyph,
} from './index.ts';
import { en } from '../messages-en/index.ts';
import { hi } from '../messages-hi/index.ts';

describe('GrahaGlyph', () => {
  behavesAsComponent(GrahaGlyph, { props: { graha: 'sun' } });

  test('every graha has its own shape, so that colour is never the only cue @wcag:1.4.1', () => {
    const drawings = grahaIds.map(
      (graha) => render(<GrahaGlyph graha={graha} />).container.firstElementChild?.innerHTML,
    );
    expect(new Set(drawings).size).toBe(9);
  });
});

describe('RashiGlyph', () => {
  behavesAsComponent(RashiGlyph, { props: { sign: 1 } });

  test('there are twelve different figures and none is a character of a font', () => {
    const figures = rashiNumbers.map((rashi) => render(<RashiGlyph sign={rashi} />).container);
    expect(new Set(figures.map(({ innerHTML }) => innerHTML)).size).toBe(12);
    expect(figures.map(({ textContent }) => textContent).join('')).toBe('');
  });
});

describe('ElementGlyph', () => {
  behavesAsComponent(ElementGlyph, { props: { element: 'fire' } });

  test('every element has its own shape, so that colour is never the only cue @wcag:1.4.1', () => {
    const drawings = elementIds.map(
      (element) =>
        render(<ElementGlyph element={element} />).container.firstElementChild?.innerHTML,
    );
    expect(new Set(drawings).size).toBe(4);
  });

  test('three signs belong to each element, as the trines do', () => {
    expect(rashiNumbers.filter((rashi) => elementOf(rashi) === 'fire')).toEqual([1, 5, 9]);
    expect(rashiNumbers.filter((rashi) => elementOf(rashi) === 'earth')).toEqual([2, 6, 10]);
    expect(rashiNumbers.filter((rashi) => elementOf(rashi) === 'air')).toEqual([3, 7, 11]);
    expect(rashiNumbers.filter((rashi) => elementOf(rashi) === 'water')).toEqual([4, 8, 12]);
  });
});

describe.each([
  ['English', en],
  ['Hindi', hi],
])('names in %s', (_language, words) => {
  test('every graha, rashi and nakshatra has a name', () => {
    expect(new Set(grahaIds.map((graha) => words.grahaNames[graha])).size).toBe(9);
    expect(new Set(Object.values(words.rashiNames)).size).toBe(12);
    expect(new Set(Object.values(words.nakshatraNames)).size).toBe(27);
  });
});

describe('WithGlyph', () => {
  behavesAsComponent(WithGlyph, {
    props: { glyph: <GrahaGlyph graha="mars" />, children: 'Mars' },
  });

  test('without a glyph, only the name is shown', () => {
    const { container } = render(<WithGlyph glyph={null}>Ascendant</WithGlyph>);
    expect(container).toHaveTextContent('Ascendant');
    expect(container.querySelector('svg')).toBeNull();
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: there are nine grahas, and Pluto is not among them
    void (<GrahaGlyph graha="pluto" />);
    // @ts-expect-error: the rashis have four elements
    void (<ElementGlyph element="ether" />);
    // @ts-expect-error: signs are 1 to 12
    void (<RashiGlyph sign={0} />);
    // @ts-expect-error: a glyph needs a name
    void (<WithGlyph glyph={null} />);
  });
});
