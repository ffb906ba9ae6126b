import { describe, expect, test } from 'vitest';
import { declaredIn, vocabularyOf, vocabularyProblems } from './vocabulary.ts';

const VOCABULARY = `# Words

| Word        | Type                                      | What it is  | Not            |
| ----------- | ----------------------------------------- | ----------- | -------------- |
| \`size\`    | \`'small' \\| 'regular'\`                 | how large   |                |
| \`size\`    | \`number \\| string\`                     | of drawings |                |
| \`loading\` | \`boolean\`                               | under way   | \`busy\`, \`pending\` |
| \`label\`   | \`ReactNode\`                             | its words   |                |

## Several ideas

| Word       | What it is |
| ---------- | ---------- |
| \`action\` | two things |

## Controlled only

| Prop              | Why    |
| ----------------- | ------ |
| \`BProps.open\` | reason |
`;

const page = (...blocks: string[]) =>
  blocks.map((code) => `\`\`\`ts\n${code}\n\`\`\`\n`).join('\n');
/** An API page that uses each word of the vocabulary correctly. */
const GOOD = page(
  `interface AProps { size?: 'small'; loading?: boolean; label: string; action: ReactNode; }`,
  `interface BProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> { size?: number; action: { run: () => void }; open: boolean; onOpenChange: (open: boolean) => void; }`,
);
const problems = (...blocks: string[]) =>
  vocabularyProblems(declaredIn([GOOD, page(...blocks)]), vocabularyOf(VOCABULARY));

describe('the vocabulary of props', () => {
  test('is kept', () => {
    expect(problems()).toEqual([]);
  });

  test('names the word to use in place of one that is not used', () => {
    expect(problems('interface CProps { busy?: boolean; }')).toEqual(['CProps.busy: use loading']);
  });

  test.each([
    ['size', '"huge" | "regular"'],
    ['size', "'huge'"],
    ['loading', "'yes'"],
    ['label', '(value: string) => string'],
  ])('a word has its type: %s is not %s', (name, type) => {
    expect(problems(`interface CProps { ${name}?: ${type}; }`)).toEqual([
      `CProps.${name} is ${type}, which the vocabulary does not know`,
    ]);
  });

  test.each([
    ['size', "'regular'"],
    ['size', 'string'],
    ['label', 'string | null'],
    ['label', "'a' | 'b'"],
    ['loading', 'Other'],
    ['loading', "AProps['loading']"],
  ])('a word has its type: %s may be %s', (name, type) => {
    expect(problems('type Other = boolean', `interface CProps { ${name}?: ${type}; }`)).toEqual([]);
  });

  test('a type that the page shows is read', () => {
    expect(problems("type Sizes = 'vast'", 'interface CProps { size?: NoInfer<Sizes>; }')).toEqual([
      'CProps.size is NoInfer<Sizes>, which the vocabulary does not know',
    ]);
  });

  test('a word outside of the tables has one kind of type', () => {
    const members = (type: string) => `count: ${type};`;
    const withCount = (first: string, second: string) =>
      problems(`interface CProps { ${members(first)} }`, `interface DProps { ${members(second)} }`);
    expect(withCount('1 | 2', 'number | undefined')).toEqual([]);
    expect(withCount('string', 'ReactNode')).toEqual([]);
    expect(withCount('number', 'readonly string[]')).toEqual([
      'count has types that have nothing in common: CProps: number; DProps: readonly string[]',
    ]);
  });

  test('lists no word that names one idea, and none that nobody has', () => {
    const alone = declaredIn([page('interface AProps { size?: 1; label: string; action: 1 }')]);
    expect(vocabularyProblems(alone, vocabularyOf(VOCABULARY))).toEqual([
      'BProps.open is not controlled only: take it out of "Controlled only"',
      'action names one idea only: take it out of "Several ideas"',
      'loading is in the vocabulary, and no component has it',
    ]);
  });

  test('a handler of a change takes the value, and a state that begins has one', () => {
    expect(
      problems(
        'interface CProps { onRangeChange?: (event: ChangeEvent<HTMLInputElement>) => void; }',
      ),
    ).toEqual([expect.stringMatching(/^CProps\.onRangeChange does not take the value first/)]);
    expect(problems('interface CProps { onRangeChange?: () => void; }')).toHaveLength(1);
    expect(problems('interface CProps { range?: 1; defaultRange?: 1; }')).toEqual([
      'CProps has defaultRange, but no onRangeChange',
    ]);
    expect(problems('interface CProps { defaultRange?: 1; }')).toEqual([
      'CProps has defaultRange, but no range',
      'CProps has defaultRange, but no onRangeChange',
    ]);
    expect(problems('interface CProps { range?: 1; onRangeChange?: (range: 1) => void; }')).toEqual(
      ['CProps.range has no defaultRange, and is not under "Controlled only"'],
    );
    expect(
      problems(
        'interface CProps { range?: 1; defaultRange?: 1; onRangeChange?: (range: 1) => void; }',
      ),
    ).toEqual([]);
  });
});
