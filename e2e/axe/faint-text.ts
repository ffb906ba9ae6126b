import type { ContextObject, RunOptions, AxeResults } from 'axe-core';

/** The part of axe's own helpers that is used: its rules are built on them. */
interface Colour {
  alpha: number;
  parseString(colour: string): Colour;
}
interface AxeWithSums {
  run(context: Document | ContextObject, options: RunOptions): Promise<AxeResults>;
  setup(root: Document): void;
  teardown(): void;
  commons: {
    color: {
      Color: new () => Colour;
      flattenColors(above: Colour, below: Colour): Colour;
      getBackgroundStack(element: Element): Element[] | null;
      getContrast(background: Colour, text: Colour): number;
    };
  };
}

/** Properties that depend on colour, the only ones that a theme may change. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Colour violations that axe finds on a page, theme by theme. Runs in the page, where axe is
 * loaded, and leaves it in the last of the themes.
 *
 * Most of axe's work is to find which boxes are behind which text, and that is the same in every
 * theme. So axe checks the whole page once. In each further theme the colours of those boxes are
 * measured, and axe checks again only text that is too faint by that measure, or whose backdrop is
 * more than plain colours. If a theme moves or hides anything, for example by another heading font,
 * axe checks the whole page again.
 */
export async function findFaintText({
  themes,
  rules,
}: {
  themes: readonly string[];
  rules: string[];
}): Promise<string[]> {
  const { axe } = globalThis as unknown as { axe: AxeWithSums };
  const { Color, flattenColors, getBackgroundStack, getContrast } = axe.commons.color;

  /** Text with the boxes behind it, nearest first, in a font that needs a certain contrast. */
  interface Text {
    element: Element;
    boxes: Element[];
    font: string;
    needed: number;
  }
  interface Survey {
    texts: Text[];
    /** What only axe can check. */
    unclear: Element[];
  }

  /** Reasons for which axe ignores a text, whatever its colours, while the page does not change. */
  const NEVER_JUDGED = [
    'bgGradient',
    'bgImage',
    'bgOverlap',
    'elmPartiallyObscured',
    'elmPartiallyObscuring',
    'emptyValue',
    'imgNode',
    'outsideViewport',
    'shortTextContent',
  ];

  const parsed = new Map<string, Colour>();
  const read = (colour: string): Colour => {
    const known = parsed.get(colour) ?? new Color().parseString(colour);
    parsed.set(colour, known);
    return known;
  };

  const fontOf = (element: Element) => {
    const { fontSize, fontWeight } = getComputedStyle(element);
    return `${fontSize} ${fontWeight}`;
  };

  /** Position, visibility and opacity of every element. */
  const layout = () =>
    Array.from(document.querySelectorAll('html, body, body *'), (element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const shows = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      const cover =
        Math.ceil(read(backgroundColor).alpha) + Math.floor(read(backgroundColor).alpha);
      return [x, y, width, height, shows, cover, backgroundImage === 'none'].join(' ');
    }).join();

  /** Whether an element and all its ancestors are opaque, without blending. */
  const isSolid = (element: Element | null, known: Map<Element, boolean>): boolean => {
    if (!element) return true;
    const cached = known.get(element);
    if (cached !== undefined) return cached;
    const { opacity, mixBlendMode } = getComputedStyle(element);
    const solid =
      opacity === '1' && mixBlendMode === 'normal' && isSolid(element.parentElement, known);
    known.set(element, solid);
    return solid;
  };

  /**
   * The contrast of a text in the current theme; `undefined` if plain colours do not determine it.
   */
  const contrastOf = ({ element, boxes, font }: Text, solid: Map<Element, boolean>) => {
    const style = getComputedStyle(element);
    if (fontOf(element) !== font || !isSolid(element, solid)) return undefined;
    if (style.textShadow !== 'none' || style.webkitTextStrokeWidth !== '0px') return undefined;
    const behind: Colour[] = [];
    for (const box of boxes) {
      const { backgroundColor, backgroundImage } = getComputedStyle(box);
      if (backgroundImage !== 'none' || !isSolid(box, solid)) return undefined;
      behind.unshift(read(backgroundColor));
      if (behind[0]!.alpha === 1) break;
    }
    if (behind[0]?.alpha !== 1) return undefined;
    const ground = behind.reduce((below, above) => flattenColors(above, below));
    return getContrast(ground, flattenColors(read(style.webkitTextFillColor), ground));
  };

  const root = document.documentElement;
  const wear = (theme: string) => (root.dataset['theme'] = theme);

  const problems: string[] = [];
  const look = async (theme: string, context: Document | ContextObject) => {
    let found: AxeResults;
    do {
      wear(theme);
      found = await axe.run(context, {
        runOnly: { type: 'rule', values: rules },
        resultTypes: context === document ? ['violations', 'passes', 'incomplete'] : ['violations'],
        elementRef: true,
        selectors: false,
        // The content of an iframe is a page that is checked separately: its elements cannot be
        // measured from here.
        iframes: false,
      });
      // A page that is still loading may restore its own theme.
    } while (root.dataset['theme'] !== theme);
    for (const { id, nodes } of found.violations)
      for (const { html, failureSummary } of nodes)
        problems.push(`${theme}: ${id}: ${html}: ${failureSummary}`);
    return found;
  };

  const survey = async (theme: string): Promise<Survey> => {
    const { violations, passes, incomplete } = await look(theme, document);
    // An element removed by a re-render since axe checked it cannot be measured.
    const looked = [violations, passes, incomplete].flat().flatMap(({ nodes }) => nodes);
    if (looked.some(({ element }) => !element?.isConnected)) return survey(theme);
    const found: Survey = { texts: [], unclear: [] };
    for (const { element } of violations.flatMap(({ nodes }) => nodes))
      found.unclear.push(element!);
    for (const { element, any } of incomplete.flatMap(({ nodes }) => nodes)) {
      const { messageKey } = (any[0]?.data ?? {}) as { messageKey?: string };
      if (!NEVER_JUDGED.includes(messageKey ?? '')) found.unclear.push(element!);
    }
    const solid = new Map<Element, boolean>();
    axe.setup(document);
    for (const { id, nodes } of passes)
      for (const { element, any } of nodes) {
        const data = any[0]?.data as { contrastRatio?: number; expectedContrastRatio?: string };
        if (id === 'color-contrast' && !data?.contrastRatio) continue; // Invisible in every theme.
        const text = {
          element: element!,
          boxes: getBackgroundStack(element!) ?? [],
          font: fontOf(element!),
          needed: parseFloat(data?.expectedContrastRatio ?? ''),
        };
        // It replaces axe's own measure only if both agree.
        const contrast = id === 'color-contrast' ? contrastOf(text, solid) : undefined;
        if (contrast && Math.floor(contrast * 100) / 100 === data.contrastRatio)
          found.texts.push(text);
        else found.unclear.push(element!);
      }
    axe.teardown();
    return found;
  };

  // Heading fonts load on first use, and their text moves then.
  for (const theme of themes) {
    wear(theme);
    document.body.getBoundingClientRect();
  }
  await document.fonts.ready;

  const surveys = new Map<string, Survey>();
  for (const theme of themes) {
    wear(theme);
    const standing = layout();
    const known = surveys.get(standing);
    if (!known) {
      surveys.set(standing, await survey(theme));
      continue;
    }
    const solid = new Map<Element, boolean>();
    const faint = known.texts.filter((text) => !(contrastOf(text, solid)! > text.needed));
    const doubtful = [...known.unclear, ...faint.map(({ element }) => element)];
    if (doubtful.length > 0) await look(theme, { include: doubtful });
  }
  return problems;
}
