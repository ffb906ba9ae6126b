import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { kundliDocumentRequestSchema, kundliParts, validate, type Language } from '@jyoti/contract';
import type { Reading, ReportBlock, ReportCell, ReportPart } from '@jyoti/ui/data';
import { messagesOf } from '../../../packages/readings/test/messages.ts';
import { textsOf } from '../../../packages/readings/test/tone.ts';
import { birthsInIndia } from '../../../scripts/testing/births.ts';
import { isThorough } from '../../../scripts/testing/thorough.ts';
import { singleSentences } from '../../../scripts/words/plain-text.ts';
import { KundliService } from '../src/calculations/kundli/kundli-service.ts';

/*
 * How much of its text a report shares with that of another person. Explanations are not counted: what the report marks as such
 * (introductions, quiet and small text, hints of the page, verses, lists of rules, captions, labels, notes), and by message the notes, purposes and rules of
 * the reports, what a graha is and the rule of a yoga.
 */

const folder = join(import.meta.dirname, '../../../packages/reports/messages');
const births = birthsInIndia(isThorough ? 500 : 60);
/** Half of them in each language; all in both in the thorough run. */
const birthsFor = {
  en: isThorough ? births : births.slice(0, 30),
  hi: isThorough ? births : births.slice(30),
};
const service = new KundliService(
  () => 'Asia/Kolkata',
  () => new Date('2026-11-30T06:00:00Z'),
);

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(textsIn);

const sentencesIn = (texts: readonly string[]): string[] =>
  texts
    .map((text) => text.replaceAll(/\[[^|\]]*\|([^\]]*)\]|\[([^\]]*)\]/g, '$1$2'))
    .flatMap(singleSentences)
    .filter((sentence) => /\p{L} .*[.?!।]$/u.test(sentence));

/** Keys of messages that explain how a report is read, or by which rule. */
const EXPLAINS = /(note|purpose|intro|explanation|rule|formula)[^/]*(\/|$)/i;

/** The messages of a subject of the reports. */
const reportMessages = (subject: string, language: Language) =>
  JSON.parse(readFileSync(join(folder, language, subject), 'utf8')) as object;

/** What explains, by its message. */
const explanationsIn = (language: Language): ReadonlySet<string> =>
  new Set(
    sentencesIn([
      ...textsIn([messagesOf('grahas', language), messagesOf('yogas', language)['rules']]),
      ...readdirSync(join(folder, language)).flatMap((subject) =>
        textsOf(reportMessages(subject, language))
          .filter(([path]) => EXPLAINS.test(path))
          .map(([, text]) => text),
      ),
    ]),
  );

const cellTexts = (cell: ReportCell): string[] =>
  typeof cell === 'string'
    ? [cell]
    : typeof cell === 'object' && cell !== null
      ? [cell.text, cell.meaning ?? '']
      : [];

/** The pieces of a reading; those of a card of reasons and rules are explanations. */
const readingTexts = ({ as, pieces, basedOn = '' }: Reading): string[] =>
  as === 'section'
    ? []
    : [
        ...pieces.flatMap((piece) => {
          if ('keywords' in piece) return [];
          if ('list' in piece) return piece.list.length > 0 ? [...piece.list] : [piece.none ?? ''];
          return piece.look === 'quiet' || piece.look === 'verse' ? [] : [piece.text ?? ''];
        }),
        basedOn,
      ];

/** The texts of blocks that are no explanations. */
function contentOf(blocks: readonly ReportBlock[]): string[] {
  return blocks.flatMap((block): string[] => {
    switch (block.type) {
      case 'text':
        return block.pageOnly || block.look === 'quiet' || block.look === 'small'
          ? []
          : [block.text ?? ''];
      case 'basedOn':
        return [block.text];
      case 'facts':
        return block.items.flatMap(([, cell]) => cellTexts(cell));
      case 'tiles':
        return block.items.map(({ detail }) => detail);
      case 'readings':
        return block.items.flatMap(readingTexts);
      case 'verdict':
        return [block.sentence, ...contentOf(block.blocks)];
      case 'table':
        return block.rows.flat().flatMap(cellTexts);
      case 'doshas':
        return block.props.items.map(({ text = '' }) => text);
      case 'section':
      case 'disclosure':
        return contentOf(block.blocks);
      case 'columns':
        return block.columns.flatMap(contentOf);
      case 'accordion':
      case 'choice':
        return block.items.flatMap((item) => contentOf(item.blocks));
      case 'slot':
        return contentOf(block.onPaper ?? []);
      default:
        return [];
    }
  });
}

/** The sentences of a whole report, without explanations. */
function sentencesFor(
  birth: (typeof births)[number],
  explanations: ReadonlySet<string>,
  language: Language,
): Set<string> {
  const request = validate(
    kundliDocumentRequestSchema,
    { birth, opening: true, parts: kundliParts },
    language,
  );
  if (!request.ok) throw new Error(JSON.stringify(request.fields));
  const { opening, parts } = service.document(request.value, language);
  const { summary, now } = opening!;
  const blocks = Object.values(parts as Readonly<Record<string, ReportPart>>).flatMap(
    (part) => part.blocks,
  );
  const sentences = sentencesIn([
    summary,
    now.sadeSati,
    now.outlook ?? '',
    ...now.transits,
    ...contentOf(blocks),
  ]);
  return new Set(sentences.filter((sentence) => !explanations.has(sentence)));
}

/** The mean share of sentences that two reports have in common, and the sentences that cause most of it. */
function sharedBy(reports: readonly ReadonlySet<string>[]) {
  const counts = new Map<string, number>();
  for (const report of reports)
    for (const sentence of report) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  const pairs = (count: number) => (count * (count - 1)) / 2;
  const size = reports.reduce((sum, report) => sum + report.size, 0) / reports.length;
  const total = [...counts.values()].reduce((sum, count) => sum + pairs(count), 0);
  return {
    size,
    share: total / pairs(reports.length) / size,
    most: [...counts].toSorted((a, b) => b[1] - a[1]).slice(0, 10),
  };
}

test.each([
  ['en', 0.1],
  ['hi', 0.1],
] as const)('two random reports share few of their own sentences, %s', (language, limit) => {
  const explanations = explanationsIn(language);
  const { share, most } = sharedBy(
    birthsFor[language].map((birth) => sentencesFor(birth, explanations, language)),
  );
  expect(share, most.map(([text, count]) => `${count}: ${text}`).join('\n')).toBeLessThan(limit);
});
