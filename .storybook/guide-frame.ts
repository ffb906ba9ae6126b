import { breakpoints } from '../packages/themes/src/breakpoints.ts';
import { scale } from '../packages/themes/src/base/scale.ts';

/** The headings of a guide in their order: four questions, each with the headings below it. */
const SECTIONS: readonly (readonly [heading: string, parts: readonly string[]])[] = [
  [
    'Usage',
    [
      'When to use',
      'When not to use',
      'Do and don’t',
      'Behaviour',
      'Content',
      'Related',
      'Used on',
    ],
  ],
  ['Design', ['Variants', 'States', 'Anatomy', 'Tokens']],
  ['Code', ['Props', 'Changes']],
  ['Accessibility', ['Keyboard', 'Screen readers', 'WCAG']],
];

/** What a guide has under a heading, or at its top, unless its file has something of its own there. */
export type Supplied = Readonly<
  Partial<
    Record<
      | 'Status'
      | 'Playground'
      | 'Variants'
      | 'Do and don’t'
      | 'Keyboard'
      | 'WCAG'
      | 'States'
      | 'Anatomy'
      | 'Tokens'
      | 'Props'
      | 'Related'
      | 'Used on'
      | 'Changes',
      string
    >
  >
>;

export interface Advice {
  /** The name of an example. */
  readonly of: string;
  /** Why it is good or bad, in a sentence or two. */
  readonly why: string;
}

/** The pairs of a do and a don't in a file of stories: examples whose comments begin with these words, in their order. */
export function adviceIn(stories: string): (readonly [good: Advice, bad: Advice])[] {
  const all = [
    ...stories.matchAll(
      /^\/\*\*\s(?: \* )?(Do|Don’t): ((?:[^*]|\*(?!\/))*?)\s+\*\/\nexport (?:const|function) (\w+)/gm,
    ),
  ].map(([, kind, why = '', of = '']) => ({ kind, of, why: why.replaceAll(/\n \* /g, ' ') }));
  const bad = all.filter(({ kind }) => kind !== 'Do');
  const good = all.filter(({ kind }) => kind === 'Do');
  if (good.length !== bad.length) throw new Error('A do has no don’t, or the other way round');
  return good.map((one, index) => [one, bad[index]!]);
}

/**
 * The variants of a component: the stories of its file that are in the sidebar, without the first one, the sheets of states and
 * those that its guide shows elsewhere.
 */
export function variantsIn(stories: string, guide: string): string[] {
  return stories
    .split(/^(?=export |const |function |\/\*\*)/m)
    .filter((text) => !/'!dev'|'!autodocs'|'visual'|(?:state|drawn)Sheet\(/.test(text))
    .map((text) => /^export const ([A-Z]\w*)/.exec(text)?.[1] ?? 'Default')
    .filter((name) => name !== 'Default' && !name.endsWith('Example'))
    .filter((name) => !new RegExp(`\\bStories\\.${name}\\b`).test(guide));
}

const headed = (level: string, heading: string, text = '') =>
  text === '' ? [] : [`${level} ${heading}\n\n${text}`];

/** Lengths that a guide names, in px, by the name that it writes: `{size.finger}`, `{breakpoint.tablet}`. */
const LENGTHS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  space: scale.space,
  radius: scale.radius,
  size: scale.size,
  header: { narrow: scale.header[0], wide: scale.header[1] },
  breakpoint: Object.fromEntries(
    Object.entries(breakpoints).map(([name, rem]) => [name, rem * 16]),
  ),
};

/** A text with the lengths in it, so that a guide cannot state another one than the kit has. */
const withLengths = (text: string) =>
  text.replaceAll(/\{(\w+)\.(\w+)\}/g, (code, group: string, name: string) => {
    if (!(group in LENGTHS)) return code;
    const length = LENGTHS[group]?.[name];
    if (length === undefined) throw new Error(`A guide names ${code}: there is no such length`);
    return `${length} px`;
  });

/**
 * The whole guide: what its file says, in the order of `SECTIONS`, with the parts that no file has to say.
 * @param file title, summary, a lead block if `Playground` does not fit, and sections, each with a heading of level 2
 * @throws {Error} for a heading that no guide has, and for a length that the kit does not have
 */
export function framed(file: string, supplied: Supplied): string {
  const [top = '', ...sections] = file.split(/^## /m);
  const title = top.search(/^# /m);
  const [summary = '', ...lead] = top.slice(title).split(/^(?=<)/m);
  const texts = new Map<string, string | undefined>(
    Object.entries({ Keyboard: 'It takes no focus.', ...supplied }),
  );
  const headings = SECTIONS.flatMap(([, parts]) => parts);
  for (const section of sections) {
    const [heading = ''] = section.split('\n');
    if (!headings.includes(heading)) throw new Error(`No guide has a section "${heading}"`);
    // Its own headings are below those of the frame.
    const text = section.slice(heading.length).trim().replaceAll(/^### /gm, '#### ');
    texts.set(heading, text || texts.get(heading));
  }
  return [
    top.slice(0, title).trim(),
    summary.trim(),
    supplied.Status ?? '',
    lead.join('').trim() || (supplied.Playground ?? ''),
    ...SECTIONS.flatMap(([heading, parts]) =>
      headed(
        '##',
        heading,
        parts.flatMap((part) => headed('###', part, texts.get(part))).join('\n\n'),
      ),
    ),
  ]
    .filter((part) => part !== '')
    .map(withLengths)
    .join('\n\n');
}

const advice = (tag: 'Do' | 'Dont', { of, why }: Advice) =>
  `  <${tag} of={Stories.${of}}>\n    ${why}\n  </${tag}>`;

const variants = (names: readonly string[]) =>
  names.length === 0
    ? ''
    : `<Variants of={[${names.map((name) => `Stories.${name}`).join(', ')}]} />`;

/** The guide of a folder of the kit as a page of Storybook, with the text of its file of stories. */
export function guidePage(file: string, id: string, stories: string): string {
  const imports = [
    `import { Canvas, Meta } from '@storybook/addon-docs/blocks';`,
    `import { kit } from 'virtual:kit/${id}';`,
  ];
  const page = framed(file, {
    Status: '<Status of={kit} />',
    Playground: '<Playground of={Stories.Default} />',
    Variants: variants(variantsIn(stories, file)),
    'Do and don’t': adviceIn(stories)
      .map(([good, bad]) => `<Pair>\n${advice('Do', good)}\n${advice('Dont', bad)}\n</Pair>`)
      .join('\n\n'),
    WCAG: `<WcagTable component="${id}" />`,
    States: '<States of={Stories} />',
    Anatomy: '<Anatomy stories={Stories} />',
    Tokens: '<Tokens of={kit} />',
    Props: '<Props of={kit} />',
    Related: '<Related of={kit} />',
    'Used on': '<UsedOn of={kit} />',
    Changes: '<Changes of={kit} />',
  });
  return `${imports.join('\n')}\n${page}\n`;
}
