// Reads the components as a browser draws them: each cell of a sheet of states, with the tokens of its lengths and colours.
import type { Drawn } from './types.ts';

/** Custom properties of the colours by the name of their variable, those first that a part has most often. */
export interface TokensOfPage {
  readonly colors: Readonly<Record<string, string>>;
  readonly space: Readonly<Record<string, string>>;
  readonly radius: Readonly<Record<string, string>>;
}

export interface DrawnCell {
  readonly row: string;
  readonly state: string;
  readonly drawn: Drawn;
}

/**
 * Runs in the page of a story with a sheet of states; imports nothing.
 * @returns the first element of each cell that is in a row of states
 */
export function drawSheet(tokens: TokensOfPage): DrawnCell[] {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.position = 'absolute';
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;

  /** A computed colour as four channels from 0 to 1. */
  function channels(color: string) {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0, a = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map(
      (channel) => Math.round((channel / 255) * 1000) / 1000,
    );
    return { r, g, b, a };
  }
  const colorNames = new Map<string, string>();
  for (const [name, value] of Object.entries(tokens.colors)) {
    probe.style.color = value;
    const key = JSON.stringify(channels(getComputedStyle(probe).color));
    if (!colorNames.has(key)) colorNames.set(key, name);
  }
  /** The variable of a colour; its channels if no token has it; nothing if it is transparent. */
  function paintOf(color: string) {
    const own = channels(color);
    if (own.a === 0) return undefined;
    return colorNames.get(JSON.stringify(own)) ?? own;
  }

  const lengths = (group: Readonly<Record<string, string>>) =>
    Object.entries(group).map(([name, value]): [string, number] => {
      probe.style.inlineSize = value;
      return [name, probe.getBoundingClientRect().width];
    });
  const [space, radii] = [lengths(tokens.space), lengths(tokens.radius)];
  probe.remove();
  const lengthOf = (value: string, group: readonly [string, number][]) => {
    const px = Number.parseFloat(value) || 0;
    return group.find(([, length]) => px > 0 && Math.abs(length - px) < 0.1)?.[0] ?? px;
  };

  const isShown = (element: Element) => {
    const { display, visibility, opacity } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    // A text for screen readers only is 1 px wide.
    return (
      display !== 'none' && visibility === 'visible' && opacity !== '0' && width > 1 && height > 1
    );
  };
  const nameOf = (element: Element) =>
    (element as HTMLElement).dataset?.['part'] ?? element.tagName.toLowerCase();
  const family = (list: string) => (list.split(',')[0] ?? '').trim().replaceAll('"', '');

  function textOf(
    content: string,
    style: CSSStyleDeclaration,
    box: DOMRect,
    parent: DOMRect,
  ): Drawn[] {
    const text = content.replaceAll(/\s+/g, ' ').trim();
    if (text === '') return [];
    return [
      {
        kind: 'text',
        name: text,
        text,
        x: box.x - parent.x,
        y: box.y - parent.y,
        width: box.width,
        height: box.height,
        family: family(style.fontFamily),
        weight: Number(style.fontWeight),
        size: Number.parseFloat(style.fontSize),
        fill: paintOf(style.color) ?? 'color/text',
      },
    ];
  }

  /** An SVG with its inherited colour written out. */
  function svgOf(element: Element): string {
    const { r, g, b } = channels(getComputedStyle(element).color);
    const hex = [r, g, b]
      .map((one) =>
        Math.round(one * 255)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('');
    const copy = element.cloneNode(true) as Element;
    const originals = [element, ...element.querySelectorAll('*')];
    [copy, ...copy.querySelectorAll('*')].forEach((one, index) => {
      const { fill, stroke, strokeWidth } = getComputedStyle(originals[index]!);
      one.setAttribute('fill', fill);
      one.setAttribute('stroke', stroke);
      one.setAttribute('stroke-width', strokeWidth);
      one.removeAttribute('class');
    });
    copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
    return new XMLSerializer().serializeToString(copy).replaceAll('currentColor', `#${hex}`);
  }

  function draw(element: Element, parent: DOMRect): Drawn[] {
    if (!isShown(element)) return [];
    const box = element.getBoundingClientRect();
    const place = {
      name: nameOf(element),
      x: box.x - parent.x,
      y: box.y - parent.y,
      width: box.width,
      height: box.height,
    };
    if (element.tagName.toLowerCase() === 'svg')
      return [{ ...place, kind: 'svg', svg: svgOf(element) }];
    const style = getComputedStyle(element);
    if (style.display === 'contents')
      return [...element.children].flatMap((child) => draw(child, parent));
    const range = document.createRange();
    const own = [...element.childNodes].flatMap((node): Drawn[] => {
      if (node instanceof Element) return draw(node, box);
      if (node.nodeType !== Node.TEXT_NODE) return [];
      range.selectNodeContents(node);
      return textOf(node.textContent ?? '', style, range.getBoundingClientRect(), box);
    });
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
      const [top, left] = [
        Number.parseFloat(style.paddingTop),
        Number.parseFloat(style.paddingLeft),
      ];
      const inner = new DOMRect(
        box.x + left,
        box.y + top,
        box.width - 2 * left,
        box.height - 2 * top,
      );
      if (!/^(?:checkbox|radio|range|color|file)$/.test(element.type))
        own.push(...textOf(element.value || element.placeholder, style, inner, box));
    }
    const isFlex = /flex/.test(style.display) && style.flexWrap === 'nowrap';
    const border = Number.parseFloat(style.borderTopWidth);
    const stroke =
      style.borderTopStyle === 'none' || border === 0 ? undefined : paintOf(style.borderTopColor);
    const fill = paintOf(style.backgroundColor);
    return [
      {
        ...place,
        kind: 'frame',
        layout: !isFlex
          ? 'NONE'
          : style.flexDirection.startsWith('column')
            ? 'VERTICAL'
            : 'HORIZONTAL',
        justify: /center/.test(style.justifyContent)
          ? 'CENTER'
          : /between/.test(style.justifyContent)
            ? 'SPACE_BETWEEN'
            : 'MIN',
        align: /center/.test(style.alignItems) ? 'CENTER' : 'MIN',
        gap: lengthOf(style.columnGap, space),
        padding: [style.paddingTop, style.paddingRight, style.paddingBottom, style.paddingLeft].map(
          (side) => lengthOf(side, space),
        ),
        radius: lengthOf(style.borderTopLeftRadius, radii),
        ...(fill !== undefined && { fill }),
        ...(stroke !== undefined && { stroke, strokeWidth: border }),
        opacity: Number(style.opacity),
        isFocused: style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2,
        children: own,
      },
    ];
  }

  return [...document.querySelectorAll<HTMLElement>('[data-state-row]')].flatMap((row) =>
    [...row.querySelectorAll<HTMLElement>('[data-state-cell]')].flatMap((cell) => {
      const [first] = [...cell.children].filter(isShown);
      if (!first) return [];
      return draw(first, first.getBoundingClientRect()).map((drawn) => ({
        row: row.dataset['stateRow'] ?? '',
        state: cell.dataset['stateCell'] ?? '',
        drawn,
      }));
    }),
  );
}
