/** The headings of a guide in their order, each with the headings below it. */
const SECTIONS: readonly (readonly [heading: string, parts?: readonly string[]])[] = [
  ['Variants'],
  ['Usage', ['When to use', 'When not to use', 'Do and don’t']],
  ['Anatomy'],
  ['Behaviour'],
  ['Content'],
  ['Accessibility', ['Keyboard', 'Screen readers', 'WCAG']],
  ['States'],
  ['Props'],
  ['Related'],
  ['Changes'],
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
      | 'Props'
      | 'Related'
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

/**
 * The whole guide: what its file says, in the order of `SECTIONS`, with the parts that no file has to say.
 * @param file title, summary, a lead block if `Playground` does not fit, and sections, each with a heading of level 2
 * @throws {Error} for a heading that no guide has
 */
export function framed(file: string, supplied: Supplied): string {
  const [top = '', ...sections] = file.split(/^## /m);
  const title = top.search(/^# /m);
  const [summary = '', ...lead] = top.slice(title).split(/^(?=<)/m);
  const texts = new Map<string, string | undefined>(
    Object.entries({ Keyboard: 'It takes no focus.', ...supplied }),
  );
  const headings = SECTIONS.flatMap(([heading, parts]) => parts ?? [heading]);
  for (const section of sections) {
    const [heading = ''] = section.split('\n');
    if (!headings.includes(heading)) throw new Error(`No guide has a section "${heading}"`);
    texts.set(heading, section.slice(heading.length).trim() || texts.get(heading));
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
        parts?.flatMap((part) => headed('###', part, texts.get(part))).join('\n\n') ??
          texts.get(heading),
      ),
    ),
  ]
    .filter((part) => part !== '')
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
  const imports = [`import { Canvas, Meta } from '@storybook/addon-docs/blocks';`];
  const page = framed(file, {
    Status: `<Status component="${id}" />`,
    Playground: '<Playground of={Stories.Default} />',
    Variants: variants(variantsIn(stories, file)),
    'Do and don’t': adviceIn(stories)
      .map(([good, bad]) => `<Pair>\n${advice('Do', good)}\n${advice('Dont', bad)}\n</Pair>`)
      .join('\n\n'),
    WCAG: `<WcagTable component="${id}" />`,
    States: '<Canvas of={Stories.AllStates} sourceState="none" />',
    Props: `<Props component="${id}" />`,
    Related: `<Related component="${id}" />`,
    Changes: `<Changes component="${id}" />`,
  });
  return `${imports.join('\n')}\n${page}\n`;
}
