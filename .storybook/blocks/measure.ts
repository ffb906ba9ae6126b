import { vars } from '@jyoti/themes/contract';

/** Groups of tokens that are lengths. */
const LENGTHS = ['space', 'size', 'radius', 'text'] as const;
type LengthGroup = (typeof LENGTHS)[number];

/** Lengths of the tokens in px, by group and name. */
export type Lengths = Readonly<Record<LengthGroup, ReadonlyMap<string, number>>>;

/** The lengths as they are in an element: in its theme, density and text size. */
export function lengthsIn(parent: Element): Lengths {
  const probe = parent.ownerDocument.createElement('i');
  probe.style.cssText = 'position: absolute; visibility: hidden';
  parent.append(probe);
  const lengths = LENGTHS.map((group): [LengthGroup, Map<string, number>] => [
    group,
    new Map(
      Object.entries<string>(vars[group]).map(([name, value]) => {
        probe.style.inlineSize = value;
        return [name, probe.getBoundingClientRect().width];
      }),
    ),
  ]);
  probe.remove();
  return Object.fromEntries(lengths) as Record<LengthGroup, Map<string, number>>;
}

/** Rounded to half a pixel: what a designer can draw. */
export const inPx = (length: number): string => `${Math.round(length * 2) / 2} px`;

export interface Measure {
  readonly name: string;
  readonly px: number;
  /** The token that has this length: `space.x4`. */
  readonly token?: string;
}

/** Tokens of a group that a property may have: `size` has heights, sides of icons and paddings of rows. */
const SIZES = {
  padding: /^(?:row|gutter|sectionPadding)$/,
  height: /^(?:target|small|finger|header)$/,
  icon: /^icon/,
};

/** Padding, gap, height, radius and size of the text of an element, each with its token. */
export function measuresOf(element: Element, lengths: Lengths): Measure[] {
  const style = element.ownerDocument.defaultView!.getComputedStyle(element);
  const of = (name: string, value: string, group: LengthGroup, size?: RegExp, border = '0') => {
    const px = Number.parseFloat(value);
    if (!(px > 0)) return [];
    const tokens = [
      ...(group === 'size'
        ? []
        : [...lengths[group]].map(([token, length]) => [group, token, length] as const)),
      ...[...lengths.size]
        .filter(([token]) => size?.test(token))
        .map(([token, length]) => ['size', token, length] as const),
    ];
    const named = (length: number) =>
      tokens
        .find((token) => Math.abs(token[2] - length) < 0.26)
        ?.slice(0, 2)
        .join('.');
    // A padding that leaves room for the border has its token with it.
    const withBorder = named(px + Number.parseFloat(border));
    const token = named(px) ?? (withBorder && `${withBorder} − ${inPx(Number.parseFloat(border))}`);
    return [{ name, px, ...(token !== undefined && { token }) }];
  };
  const padding = (side: string, value: string, border: string) =>
    of(`Padding${side}`, value, 'space', SIZES.padding, border);
  const sides = [
    [' above', style.paddingBlockStart, style.borderBlockStartWidth],
    [' below', style.paddingBlockEnd, style.borderBlockEndWidth],
    [' at the start', style.paddingInlineStart, style.borderInlineStartWidth],
    [' at the end', style.paddingInlineEnd, style.borderInlineEndWidth],
  ] as const;
  const isEven = sides.every(([, value]) => value === sides[0][1]);
  const isIcon = element.tagName.toLowerCase() === 'svg';
  const hasText = [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
  );
  return [
    ...(isEven
      ? padding('', sides[0][1], sides[0][2])
      : sides.flatMap(([side, value, border]) => padding(side, value, border))),
    ...(style.rowGap === style.columnGap
      ? of('Gap', style.columnGap, 'space')
      : [...of('Gap of rows', style.rowGap, 'space'), ...of('Gap', style.columnGap, 'space')]),
    ...of(
      'Height',
      String(element.getBoundingClientRect().height),
      'size',
      isIcon ? SIZES.icon : SIZES.height,
    ),
    ...of('Radius', style.borderStartStartRadius, 'radius'),
    ...(hasText ? of('Text', style.fontSize, 'text') : []),
  ];
}
