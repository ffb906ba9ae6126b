// @vitest-environment node
import { createPdf } from '@jyoti/pdf';
import { numerologyRequestSchema, validate } from '@jyoti/contract';
import { numerologyDocument } from '@jyoti/reports';
import { expect, test } from 'vitest';
import { numerologySheet } from '../src/features/tools/numerology/pdf/numerology-sheet.ts';
import { siteFonts } from '../src/features/documents/pdf/site-fonts.ts';
import { textOfPdf } from '../../../packages/pdf/test/read-pdf.ts';
import { faceOfDisk } from './face-of-disk.ts';

function sheetOf(firstName: string, lastName: string, birthDate: string) {
  const checked = validate(numerologyRequestSchema, { firstName, lastName, birthDate }, 'en');
  if (!checked.ok) throw new Error(JSON.stringify(checked.fields));
  const report = numerologyDocument(checked.value, 'en');
  return {
    numbers: report.parts.flatMap((part) => part.numbers),
    document: numerologySheet(report, { author: 'Jyoti', language: 'en', missing: '' }),
  };
}

test('the nine numbers are in a table at the top, each with reading and calculation below', async () => {
  const { numbers, document } = sheetOf('Meera', 'Joshi', '1947-08-15');
  const figures = document.opening.find((block) => block.type === 'figures')!;
  expect(figures.items).toHaveLength(9);
  const [destiny] = numbers;
  expect(figures.items[0]).toEqual({ label: destiny!.title, value: String(destiny!.number) });
  const { bytes } = await createPdf(document, { fonts: siteFonts(faceOfDisk) });
  const pages = await textOfPdf(bytes);
  expect(pages.length).toBeLessThan(4);
  expect(pages[0]).toContain('Numerology of Meera');
  const text = pages.join(' ').replaceAll('\n', ' ');
  expect(text).toContain('8 + 15 + 1947 = 1970');
  expect(text).toContain(`Moolank ${numbers.find(({ id }) => id === 'moolank')?.number}`);
});

test('a master number shows its single digit, and a name without vowels a dash', () => {
  const { document, numbers } = sheetOf('Brj', 'Krt', '1990-11-11');
  const items = document.opening.find((block) => block.type === 'figures')!.items;
  const valueOf = (label: string) => items.find((item) => item.label === label)?.value;
  const soul = numbers.find(({ id }) => id === 'soul')!;
  expect(soul.number).toBeNull();
  expect(valueOf(soul.title)).toBe('–');
  const masters = numbers.filter(({ reduced }) => reduced !== null);
  expect(masters).not.toEqual([]);
  for (const { title, number, reduced } of masters)
    expect(valueOf(title)).toBe(`${number}/${reduced}`);
});
