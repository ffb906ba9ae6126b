import { themeList } from '@jyoti/themes';
import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { rashiNumbers } from '../glyphs/index.ts';
import { figures } from './scenes/star-chart.data.ts';
import {
  ArcadeScene,
  DiyasScene,
  FolioScene,
  IkatScene,
  JaliScene,
  KolamScene,
  OrbitsScene,
  StarChartScene,
  ThemeScene,
  TithisScene,
  type ThemeSceneId,
} from './index.ts';
import { kolamCorners, kolamLine } from './scenes/kolam.ts';
import { moonOf } from './sky/sky-of-place.ts';
import { sampleSky } from './theme-scene.samples.ts';

const themes = themeList.map(({ id }) => id as ThemeSceneId);

describe('ThemeScene', () => {
  behavesAsComponent(ThemeScene, { props: { theme: 'mystic-oracle' } });

  test.each(themes)(
    '%s has a backdrop of its own, hidden from screen readers @wcag:1.1.1',
    (theme) => {
      const { container } = render(<ThemeScene theme={theme} />);
      expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
      expect(container.querySelectorAll('svg path')).not.toHaveLength(0);
    },
  );

  test('no two themes share one', () => {
    const drawings = themes.map(
      (theme) => render(<ThemeScene theme={theme} />).container.innerHTML,
    );
    expect(new Set(drawings).size).toBe(10);
  });

  test('colours come from the theme: no drawing has a hard-coded one', () => {
    for (const theme of themes) {
      const { container } = render(<ThemeScene theme={theme} />);
      expect(container.innerHTML).not.toMatch(
        /(?:fill|stroke)="(?!currentColor|none)[^"]*"|#[0-9a-f]{3,8}\b/i,
      );
    }
  });
});

describe('ArcadeScene', () => {
  behavesAsComponent(ArcadeScene, { props: {} });
});
describe('DiyasScene', () => {
  behavesAsComponent(DiyasScene, { props: {} });
});
describe('FolioScene', () => {
  behavesAsComponent(FolioScene, { props: {} });
});
describe('IkatScene', () => {
  behavesAsComponent(IkatScene, { props: {} });
});
describe('JaliScene', () => {
  behavesAsComponent(JaliScene, { props: {} });
});
describe('KolamScene', () => {
  behavesAsComponent(KolamScene, { props: {} });
});
describe('OrbitsScene', () => {
  behavesAsComponent(OrbitsScene, { props: {} });
});
describe('StarChartScene', () => {
  behavesAsComponent(StarChartScene, { props: {} });
});
describe('TithisScene', () => {
  behavesAsComponent(TithisScene, { props: {} });
});

describe('scenes match the data', () => {
  test.each(rashiNumbers)(
    'the arcade has twelve arches; that of rashi %s is highlighted',
    (lit) => {
      const { container } = render(<ArcadeScene moonSign={lit} />);
      expect(container.querySelectorAll('[data-part="rashi-glyph"]')).toHaveLength(12);
      expect(
        new Set(
          [...container.querySelectorAll('[data-part="rashi-glyph"]')].map(
            (glyph) => glyph.innerHTML,
          ),
        ).size,
      ).toBe(12);
    },
  );

  test('nine grahas are on the orbits', () => {
    const { container } = render(<OrbitsScene lord="saturn" />);
    expect(container.querySelectorAll('[data-part="graha-glyph"]')).toHaveLength(9);
  });

  test('the Moon is large only when today’s tithi is known', () => {
    const plain = render(<TithisScene />).container;
    expect(plain.querySelectorAll('circle')).toHaveLength(30);
    const today = render(<TithisScene tithi={9} />).container;
    expect(today.querySelectorAll('circle')).toHaveLength(33);
  });

  test('the stars of the chart are bright ones inside its limits', () => {
    for (const [hours, declination, magnitude] of figures.flat()) {
      expect(hours).toBeGreaterThan(3.2);
      expect(hours).toBeLessThan(14.9);
      expect(Math.abs(declination)).toBeLessThan(35);
      expect(magnitude).toBeLessThan(5.5);
    }
  });
});

describe('the sky over a place', () => {
  const glyphs = (container: HTMLElement) =>
    container.querySelectorAll('[data-part="graha-glyph"]');

  test.each(themes)('%s shows the grahas above the horizon, and no other', (theme) => {
    const { container } = render(<ThemeScene theme={theme} sky={sampleSky} dayLord="mars" />);
    expect(glyphs(container)).toHaveLength(6);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  });

  test('each theme has it in a scene of its own', () => {
    const drawings = themes.map(
      (theme) => render(<ThemeScene theme={theme} sky={sampleSky} />).container.innerHTML,
    );
    expect(new Set(drawings).size).toBe(10);
  });

  test('another ascendant rotates the ring', () => {
    const draw = (ascendant: number) =>
      render(<ThemeScene theme="stargazer" sky={{ ...sampleSky, ascendant }} />).container
        .innerHTML;
    expect(draw(200)).not.toBe(draw(215));
  });

  test('phase, tithi and sign of the Moon follow from the longitudes', () => {
    expect(moonOf(sampleSky)).toEqual({ elongation: 178, tithi: 15, sign: 2 });
    const newMoon = [
      { graha: 'sun', longitude: 359 },
      { graha: 'moon', longitude: 1 },
    ] as const;
    expect(moonOf({ ascendant: 0, grahas: newMoon })).toEqual({ elongation: 2, tithi: 1, sign: 1 });
  });
});

describe('the kolam', () => {
  test.each([
    [11, 6],
    [2, 3],
    [5, 4],
  ])('of %s by %s dots is one closed line that turns at every side', (columns, rows) => {
    const corners = kolamCorners(columns, rows);
    expect(corners).toHaveLength(2 * (columns + rows));
    expect(new Set(corners.map(({ x, y }) => `${x} ${y}`)).size).toBe(2 * (columns + rows));
    expect(kolamLine(columns, rows, 10)).toMatch(/^M.*Z$/);
  });

  test('rejects a grid that one line cannot cover', () => {
    expect(() => kolamLine(4, 6, 10)).toThrow(RangeError);
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: a theme is required
    void (<ThemeScene />);
    // @ts-expect-error: there are ten themes
    void (<ThemeScene theme="midnight" />);
    // @ts-expect-error: rashis are 1 to 12
    void (<ArcadeScene moonSign={13} />);
  });
});
