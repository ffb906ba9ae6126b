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

/** Padding, gap, height, radius and size of the text of an element, each with its token. */
export function measuresOf(element: Element, lengths: Lengths): Measure[] {
  const style = element.ownerDocument.defaultView!.getComputedStyle(element);
  const of = (name: string, value: string, group: LengthGroup): Measure[] => {
    const px = Number.parseFloat(value);
    if (!(px > 0)) return [];
    const [token] = [...lengths[group]].find(([, length]) => Math.abs(length - px) < 0.26) ?? [];
    return [{ name, px, ...(token !== undefined && { token: `${group}.${token}` }) }];
  };
  const sides = [
    ['above', style.paddingBlockStart],
    ['below', style.paddingBlockEnd],
    ['at the start', style.paddingInlineStart],
    ['at the end', style.paddingInlineEnd],
  ] as const;
  const isEven = sides.every(([, value]) => value === sides[0][1]);
  const hasText = [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
  );
  return [
    ...(isEven
      ? of('Padding', sides[0][1], 'space')
      : sides.flatMap(([side, value]) => of(`Padding ${side}`, value, 'space'))),
    ...(style.rowGap === style.columnGap
      ? of('Gap', style.columnGap, 'space')
      : [...of('Gap of rows', style.rowGap, 'space'), ...of('Gap', style.columnGap, 'space')]),
    ...of('Height', String(element.getBoundingClientRect().height), 'size'),
    ...of('Radius', style.borderStartStartRadius, 'radius'),
    ...(hasText ? of('Text', style.fontSize, 'text') : []),
  ];
}
