import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { GrahaGlyph, grahaIds, RashiGlyph, type RashiNumber } from './index.ts';

describe('GrahaGlyph', () => {
  behavesAsComponent(GrahaGlyph, { props: { graha: 'sun' } });

  test('every graha has a shape of its own, so colour is never the only cue @wcag:1.4.1', () => {
    const drawings = grahaIds.map(
      (graha) => render(<GrahaGlyph graha={graha} />).container.firstElementChild?.innerHTML,
    );
    expect(new Set(drawings).size).toBe(9);
  });
});

describe('RashiGlyph', () => {
  behavesAsComponent(RashiGlyph, { props: { rashi: 1 } });

  test('there are twelve different figures and none is a character of a font', () => {
    const figures = Array.from(
      { length: 12 },
      (_, index) => render(<RashiGlyph rashi={(index + 1) as RashiNumber} />).container,
    );
    expect(new Set(figures.map(({ innerHTML }) => innerHTML)).size).toBe(12);
    expect(figures.map(({ textContent }) => textContent).join('')).toBe('');
  });
});
