import { createPdf, type PdfTable } from '@jyoti/pdf';
import { PDFDocument } from 'pdf-lib';
import { expect, test } from 'vitest';
import { matchingDocument } from '../src/features/matching/matching-report/pdf/matching-document.ts';
import { siteFonts } from '../src/features/documents/pdf/site-fonts.ts';
import { faceOfDisk } from './face-of-disk.ts';
import { kavya, matchOf, rohan } from './matching-site.ts';
import { marksOfPdf, textOfPdf } from '../../../packages/pdf/test/read-pdf.ts';

const names = { boy: rohan.name, girl: kavya.name };
const match = matchOf(rohan, kavya);
const document = matchingDocument(
  { match, names, chartStyle: 'south', now: '2026-06-11T06:30:00Z' },
  { author: 'Jyoti', language: 'en', contents: 'Contents', missing: '' },
);
const tableIn = (part: string) =>
  document.parts
    .find(({ title }) => title === part)!
    .blocks.filter((block): block is PdfTable => block.type === 'table');

test('the document of a match has both births, both charts side by side and the five tabs', async () => {
  const { bytes } = await createPdf(document, { fonts: siteFonts(faceOfDisk) });
  const pages = await textOfPdf(bytes);
  const [first = ''] = pages;
  for (const text of [
    'Kundli matching of Rohan Mehta and Kavya Rao',
    '7 December 1996',
    '10:34 am',
    'Chennai, India',
    '15 June 1990',
    'Mumbai, India',
    'UTC+05:30',
    '20 / 36',
  ]) {
    expect(first).toContain(text);
  }
  const charts = document.opening.find((block) => block.type === 'charts');
  expect(charts).toMatchObject({
    perRow: 2,
    charts: [
      { title: 'Birth chart (D1) of Rohan Mehta', middle: 'D1' },
      { title: 'Birth chart (D1) of Kavya Rao', middle: 'D1' },
    ],
  });
  expect((await marksOfPdf(bytes)).map(({ title }) => title)).toEqual([
    'Aggregate Match',
    'Ashtakoot',
    'Dashakoot',
    'Rajju & Vedha',
    'Papa Samaya',
    'Both charts',
  ]);
  expect((await PDFDocument.load(bytes)).getTitle()).toContain('Rohan Mehta and Kavya Rao');
  expect(bytes.length).toBeLessThan(400_000);
});

test('has the sum that gives the percentage, all kootas and the doshas', () => {
  const [doshas, formula] = tableIn('Aggregate Match');
  expect(doshas?.rows.map(([name]) => name)).toEqual([
    'Nadi Dosha',
    'Bhakoot Dosha',
    'Rajju Dosha',
    'Vedha',
    'Mangal Dosha',
    'Kaal Sarp',
  ]);
  expect(formula?.rows.at(-1)).toEqual([
    'Overall, rounded',
    '',
    '',
    '',
    `${Math.round(match.aggregate.score)}%`,
  ]);
  const points = formula!.rows
    .slice(0, -1)
    .map((row) => Number(row[4]!.replace('−', '-')))
    .reduce((sum, value) => sum + value, 0);
  expect(points).toBeCloseTo(match.aggregate.score, 1);
  expect(tableIn('Ashtakoot')[0]?.rows).toHaveLength(9);
  expect(tableIn('Dashakoot')[0]?.rows).toHaveLength(11);
  expect(tableIn('Papa Samaya')[0]?.rows).toHaveLength(5);
  expect(tableIn('Both charts').map(({ rows }) => rows.length)).toEqual([10, 10]);
});

test('a selection of parts has only those, after the first page', async () => {
  const some = matchingDocument(
    { match, names, chartStyle: 'south', now: '2026-06-11T06:30:00Z' },
    { author: 'Jyoti', language: 'en', contents: 'Contents', missing: '' },
    new Set(['charts', 'ashtakoot']),
  );
  expect(some.parts.map(({ title }) => title)).toEqual(['Ashtakoot', 'Both charts']);
  expect(some.opening).toEqual(document.opening);
  expect(some.contents).toBeUndefined();
});
