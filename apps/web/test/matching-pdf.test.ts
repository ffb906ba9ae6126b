import { createPdf, type PdfTable } from '@jyoti/pdf';
import { PDFDocument } from 'pdf-lib';
import { expect, test } from 'vitest';
import { matchingSheet } from '../src/features/matching/matching-report/pdf/matching-sheet.ts';
import { siteFonts } from '../src/features/documents/pdf/site-fonts.ts';
import { faceOfDisk } from './face-of-disk.ts';
import { kavya, matchingDocumentOf, matchOf, rohan } from './matching-site.ts';
import { marksOfPdf, textOfPdf } from '../../../packages/pdf/test/read-pdf.ts';

const { aggregate } = matchOf(rohan, kavya);
const sheet = (girl: Parameters<typeof matchingDocumentOf>[1] = kavya, parts?: Set<string>) => {
  const report = matchingDocumentOf(rohan, girl);
  return matchingSheet(
    { report, match: report.matches[0]!, chartStyle: 'south' },
    { author: 'Jyoti', language: 'en', contents: 'Contents', missing: '' },
    parts,
  );
};
const document = sheet();
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
    `${Math.round(aggregate.score)}%`,
  ]);
  const points = formula!.rows
    .slice(0, -1)
    .map((row) => Number(row[4]!.replace('−', '-')))
    .reduce((sum, value) => sum + value, 0);
  expect(points).toBeCloseTo(aggregate.score, 1);
  expect(tableIn('Ashtakoot')[0]?.rows).toHaveLength(9);
  expect(tableIn('Dashakoot')[0]?.rows).toHaveLength(11);
  expect(tableIn('Papa Samaya')[0]?.rows).toHaveLength(5);
  expect(tableIn('Both charts').map(({ rows }) => rows.length)).toEqual([10, 10]);
});

test('a selection of parts has only those in its order, after the first page', async () => {
  const some = sheet(kavya, new Set(['charts', 'ashtakoot']));
  expect(some.parts.map(({ title }) => title)).toEqual(['Both charts', 'Ashtakoot']);
  expect(some.opening).toEqual(document.opening);
  expect(some.contents).toBeUndefined();
});

test('without a time of birth it has what the Moons decide in the chosen part of the day, and no charts', () => {
  const { opening, parts } = sheet({ ...kavya, time: '', time_unknown: true });
  expect(parts.map(({ title }) => title)).toEqual(['Ashtakoot', 'Dashakoot', 'Rajju & Vedha']);
  expect(opening.some(({ type }) => type === 'charts')).toBe(false);
  const text = JSON.stringify(opening);
  expect(text).toContain('Kavya Rao born before');
  expect(text).toContain('Not known');
});
