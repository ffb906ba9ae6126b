/**
 * Writes the guides of the components as Markdown into `docs/guides`, for readers of the published package. Stories
 * become the code of the packed check's samples, the table of WCAG criteria is generated from the titles of tests.
 */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { adviceIn, framed } from '../../../.storybook/guide-frame.ts';
import { WCAG_CRITERIA } from '../../../.storybook/wcag-criteria.ts';
import { byCriterion, checkedForAll, proofsIn } from '../../../.storybook/wcag-proofs.ts';
import {
  componentDoc,
  fileOf,
  filesOfKit,
  kit,
  subpathOf,
} from '../../../scripts/packages/component-docs.ts';
import { examplesOf } from '../../../scripts/packages/read-examples.ts';
import { guideOf } from '../../../scripts/packages/read-guides.ts';
import { sampleOf } from '../../../scripts/packages/sample-code.ts';

const root = join(import.meta.dirname, '../../..');
const guides = join(import.meta.dirname, '../docs/guides');

/** Tests that run for every component. */
const OF_ALL = ['packages/ui/test/contract.tsx', 'e2e/storybook/every-story.spec.ts'];

const escape = (cell: string) => cell.replaceAll('|', '\\|');

function wcagTable(id: string): string {
  const proofsOf = (files: readonly string[]) =>
    files.flatMap((file) => proofsIn(readFileSync(join(root, file), 'utf8')));
  const own = globSync(`packages/ui/src/${subpathOf(id)}/**/*.{test,stories}.tsx`, { cwd: root });
  const rows = byCriterion(proofsOf(own)).map(
    ([criterion, titles]) =>
      `| ${criterion} ${WCAG_CRITERIA[criterion]} | ${escape(titles.join('; '))} |`,
  );
  const table = `| Criterion | Proved by |\n| --- | --- |\n${rows.join('\n')}`;
  return [checkedForAll(proofsOf(OF_ALL)), ...(rows.length > 0 ? [table] : [])].join('\n\n');
}

function usage(id: string): string {
  return fenced(sampleOf(id) ?? componentDoc(id).imports);
}

/** The components that a guide links to, each with what it is for. */
const relatedList = (id: string) =>
  (guideOf(id)?.related ?? [])
    .map((other) => `- [${guideOf(other)?.title}](${other}.md): ${guideOf(other)?.summary}`)
    .join('\n');

const fenced = (code: string) => `\`\`\`tsx\n${code.trim()}\n\`\`\``;

/** The attribute of a block that names an example: `of={Stories.BasicExample}`. */
const exampleIn = (block: string) => /of=\{Stories\.(\w+)\}/.exec(block)?.[1] ?? '';

/** A guide without what only Storybook can show: live examples are their code, a do and a don't are their sentences. */
function toMarkdown(mdx: string, id: string): string {
  const file = fileOf(id, `${id}.stories.tsx`);
  const stories = readFileSync(file, 'utf8');
  const examples = examplesOf(file, stories);
  const own = mdx
    .replaceAll(/^import .*\n/gm, '')
    .replaceAll(/^<Example[\s\S]*?\/>$/gm, (block) => fenced(examples.get(exampleIn(block)) ?? ''))
    .replaceAll(
      /^\s*<Do\b[^>]*>([\s\S]*?)<\/Do>$/gm,
      (_, why: string) => `- **Do:** ${oneLine(why)}`,
    )
    .replaceAll(
      /^\s*<Dont\b[^>]*>([\s\S]*?)<\/Dont>$/gm,
      (_, why: string) => `- **Don’t:** ${oneLine(why)}`,
    )
    .replaceAll(/^<(?:Meta|Playground|Canvas|States|Variants)\b[\s\S]*?\/>\n/gm, '')
    .replaceAll(/^<\/?(?:Pair|Anatomy)\b[\s\S]*?>\n/gm, '');
  const guide = framed(own, {
    Status: usage(id),
    'Do and don’t': adviceIn(stories)
      .flatMap(([good, bad]) => [`- **Do:** ${good.why}`, `- **Don’t:** ${bad.why}`])
      .join('\n'),
    WCAG: wcagTable(id),
    Props: `All props: [API](../api/${id}.md).`,
    Related: relatedList(id),
  });
  return `${guide}\n`.replaceAll(/\n{3,}/g, '\n\n');
}

const oneLine = (text: string) => text.trim().replaceAll(/\s*\n\s*/g, ' ');

rmSync(guides, { recursive: true, force: true });
mkdirSync(guides, { recursive: true });
for (const file of filesOfKit('*.mdx')) {
  const id = basename(file, '.mdx');
  const guide = toMarkdown(readFileSync(join(kit, file), 'utf8'), id);
  const left = /^(?:import |export |<[A-Z])/m.exec(guide.replaceAll(/```[\s\S]*?```/g, ''));
  if (left) throw new Error(`${file}: the guide has a line that is no Markdown: ${left[0]}`);
  writeFileSync(join(guides, `${id}.md`), guide);
}
