import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
// @ts-expect-error: codemods are plain JavaScript
import { MOVES as moves } from '../codemods/moves.mjs';

const MOVES = moves as Readonly<Record<string, string>>;

const codemod = (name: string) => join(import.meta.dirname, `../codemods/${name}.mjs`);
const command = join(
  dirname(createRequire(import.meta.url).resolve('jscodeshift/package.json')),
  'bin/jscodeshift.js',
);

/** Runs the codemod as a product does; returns its output. */
const run = (name: string, files: readonly string[], ...options: string[]) =>
  execFileSync(
    process.execPath,
    [
      command,
      '--parser=tsx',
      '--run-in-band',
      '--no-color',
      '-t',
      codemod(name),
      ...options,
      ...files,
    ],
    { encoding: 'utf8' },
  );

const CASES = {
  'props of elements, whatever the file calls them': [
    `import { Accordion, AccordionItem as Item } from '@jyoti/ui/accordion';
import { Tabs } from '@jyoti/ui/tabs';

export const Page = () => (
  <Tabs label="Parts"   look="chips">
    {/* This comment stays. */}
    <Accordion headingLevel={3} several={false} defaultOpen={['a']} onOpenChange={save}>
      <Item value="a" heading="A">…</Item>
    </Accordion>
  </Tabs>
);
`,
    `import { Accordion, AccordionItem as Item } from '@jyoti/ui/accordion';
import { Tabs } from '@jyoti/ui/tabs';

export const Page = () => (
  <Tabs label="Parts"   variant="chips">
    {/* This comment stays. */}
    <Accordion headingLevel={3} multiple={false} defaultValue={['a']} onValueChange={save}>
      <Item value="a" title="A">…</Item>
    </Accordion>
  </Tabs>
);
`,
  ],
  'no props of components of the product that have the same name': [
    `import { Link } from '@jyoti/ui/link';
import { Tabs } from './tabs';

export const Page = () => <Tabs look="chips"><Link href="/">Home</Link></Tabs>;
`,
    null,
  ],
  'objects that are spread, where they are literals': [
    `import { ZodiacGrid } from '@jyoti/ui/zodiac-grid';

export const Signs = ({ lit, all }) => (
  <>
    <ZodiacGrid label="Signs" hrefOf={hrefOf} {...(lit && { lit })} />
    <ZodiacGrid label="Signs" hrefOf={hrefOf} {...(all ? { lit: 4 } : {})} {...{ lit: 5 }} />
  </>
);
`,
    `import { ZodiacGrid } from '@jyoti/ui/zodiac-grid';

export const Signs = ({ lit, all }) => (
  <>
    <ZodiacGrid label="Signs" hrefOf={hrefOf} {...(lit && { moonSign: lit })} />
    <ZodiacGrid label="Signs" hrefOf={hrefOf} {...(all ? { moonSign: 4 } : {})} {...{ moonSign: 5 }} />
  </>
);
`,
  ],
  'a clock of 12 or 24 hours': [
    `import { BirthDetailsFields } from '@jyoti/ui/birth-details-form';
import { TimeField } from '@jyoti/ui/time-field';

export const Times = ({ hours }) => (
  <>
    <TimeField label="Time" cycle={12} />
    <TimeField label="Time" cycle={24} />
    <TimeField label="Time" cycle={hours} />
    <BirthDetailsFields onChange={save} clock={{ cycle: 12, defaultPeriod: 'am' }} />
  </>
);
`,
    `import { BirthDetailsFields } from '@jyoti/ui/birth-details-form';
import { TimeField } from '@jyoti/ui/time-field';

export const Times = ({ hours }) => (
  <>
    <TimeField label="Time" hourCycle='h12' />
    <TimeField label="Time" hourCycle='h23' />
    <TimeField label="Time" hourCycle={hours === 12 ? 'h12' : 'h23'} />
    <BirthDetailsFields onValueChange={save} hourCycle='h12' defaultPeriod='am' />
  </>
);
`,
  ],
  'keys of data, in a prop or by their type': [
    `import { Dropdown, type DropdownLink } from '@jyoti/ui/dropdown';
import type { Place } from '@jyoti/ui/place-field';
import type { TabsProps } from '@jyoti/ui/tabs';

const links: readonly DropdownLink[] = [{ id: 1, title: 'Making', path: '/kundli' }];
const pune = { id: 'pune', place_name: 'Pune', timezone } satisfies Place;
const other = { title: 'Untouched', path: '/' };
const tabs: Partial<TabsProps> = { look: 'line' };
const chips: TabsProps = { look: 'chips' };

export const Nav = ({ title, path }) => (
  <Dropdown label="Kundli" place="list" links={[...links, { id: 2, title, path }]} />
);
`,
    `import { Dropdown, type DropdownLink } from '@jyoti/ui/dropdown';
import type { Place } from '@jyoti/ui/place-field';
import type { TabsProps } from '@jyoti/ui/tabs';

const links: readonly DropdownLink[] = [{ id: 1, label: 'Making', href: '/kundli' }];
const pune = { id: 'pune', name: 'Pune', timeZone: timezone } satisfies Place;
const other = { title: 'Untouched', path: '/' };
const tabs: Partial<TabsProps> = { variant: 'line' };
const chips: TabsProps = { variant: 'chips' };

export const Nav = ({ title, path }) => (
  <Dropdown label="Kundli" layout="list" items={[...links, { id: 2, label: title, href: path }]} />
);
`,
  ],
  'the arguments of stories': [
    `import { Progress } from '@jyoti/ui/progress';

export default { title: 'Progress', component: Progress, args: { label: 'Work', shape: 'ring' } };
export const Half = { args: { value: 50, shape: 'bar' } };
`,
    `import { Progress } from '@jyoti/ui/progress';

export default { title: 'Progress', component: Progress, args: { label: 'Work', variant: 'ring' } };
export const Half = { args: { value: 50, variant: 'bar' } };
`,
  ],
} as const;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'jyoti-codemod-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the codemod to the vocabulary of props', () => {
  test('renames, and leaves the rest of a file unchanged', () => {
    const file = (name: string) => join(folder, `${name.replaceAll(/\W/g, '-')}.tsx`);
    for (const [name, [before]] of Object.entries(CASES)) writeFileSync(file(name), before);
    run('vocabulary', Object.keys(CASES).map(file));
    for (const [name, [before, after]] of Object.entries(CASES))
      expect(readFileSync(file(name), 'utf8'), name).toBe(after ?? before);
    // A second run changes nothing.
    expect(run('vocabulary', Object.keys(CASES).map(file))).toContain(`0 ok`);
  });

  test('reports what it cannot rename', () => {
    const file = join(folder, 'spread.tsx');
    writeFileSync(
      file,
      `import { BirthDetailsFields } from '@jyoti/ui/birth-details-form';
import { Tabs } from '@jyoti/ui/tabs';

export const A = (props) => <Tabs {...props} {...{ look: 'chips' }} />;
export const B = ({ clock }) => <BirthDetailsFields clock={clock} />;
`,
    );
    const printed = run('vocabulary', [file]);
    expect(printed).toContain('line 4: spread into Tabs, where look is now variant');
    expect(printed).toContain('line 5: clock is now hourCycle ("h12" or "h23") and defaultPeriod');
    expect(readFileSync(file, 'utf8')).toContain(`<Tabs {...props} {...{ variant: 'chips' }} />`);
  });

  test('recognises the kit by another import name', () => {
    const file = join(folder, 'wrapped.tsx');
    writeFileSync(file, `import { Tabs } from '~/kit';\nexport const A = <Tabs look="line" />;\n`);
    run('vocabulary', [file], '--from=^~/kit$');
    expect(readFileSync(file, 'utf8')).toContain('<Tabs variant="line" />');
  });
});

describe('the codemod to the new modules', () => {
  test('moves imports and their styles, and says what has to be written by hand', () => {
    const file = join(folder, 'moved.tsx');
    writeFileSync(
      file,
      `import '@jyoti/ui/meta-list.css';
import { MetaLine, MetaList } from '@jyoti/ui/meta-list';
import { GemCard } from '@jyoti/ui/gem-card';
import { Tabs } from '@jyoti/ui/tabs';
`,
    );
    const printed = run('moves', [file]);
    expect(printed).toContain('line 2: MetaLine is now <List variant="inline"> with <li>');
    expect(readFileSync(file, 'utf8')).toBe(`import '@jyoti/ui/description-list.css';
import { MetaLine, MetaList } from '@jyoti/ui/description-list';
import { GemCard } from '@jyoti/ui/recipes/gem-card';
import { Tabs } from '@jyoti/ui/tabs';
`);
  });

  test('every old module is still an entry of the package, and leads to one that exists', () => {
    const folderOfKit = join(import.meta.dirname, '..');
    const { publishConfig } = JSON.parse(
      readFileSync(join(folderOfKit, 'package.json'), 'utf8'),
    ) as { publishConfig: { exports: Record<string, { default?: string } | string> } };
    const entries = Object.entries(MOVES).map(([old, path]) => [
      existsSync(join(folderOfKit, 'src', old)) ? `${old} is still there` : old,
      existsSync(join(folderOfKit, 'src', path, 'index.ts')) ? path : `${path} is not there`,
    ]);
    expect(entries).toEqual(Object.entries(MOVES));
    expect(Object.keys(publishConfig.exports)).toEqual(
      expect.arrayContaining(Object.keys(MOVES).flatMap((old) => [`./${old}`, `./${old}.css`])),
    );
  });
});
