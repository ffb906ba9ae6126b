// @vitest-environment node
import { createPdf } from '@jyoti/pdf';
import { numerologyRequestSchema, validate } from '@jyoti/contract';
import { expect, test } from 'vitest';
import { numerologyFor } from '../../api/src/calculations/numerology/numerology-service.ts';
import { numerologySheet } from '../src/features/tools/numerology/pdf/numerology-sheet.ts';
import { siteFonts } from '../src/features/documents/pdf/site-fonts.ts';
import { textOfPdf } from '../../../packages/pdf/test/read-pdf.ts';
import { faceOfDisk } from './face-of-disk.ts';
import { numerologyMessages } from '../src/messages.generated/numerology.ts';

const { en } = numerologyMessages;

function sheetOf(firstName: string, lastName: string, birthDate: string) {
  const checked = validate(numerologyRequestSchema, { firstName, lastName, birthDate }, 'en');
  if (!checked.ok) throw new Error(JSON.stringify(checked.fields));
  const numbers = numerologyFor(checked.value, 'en');
  return {
    numbers,
    document: numerologySheet(
      { name: firstName, numbers, words: en },
      { author: 'Jyoti', language: 'en', missing: '' },
    ),
  };
}

test('the seven numbers are in a table at the top, each with reading and calculation below', async () => {
  const { numbers, document } = sheetOf('Meera', 'Joshi', '1947-08-15');
  const figures = document.opening.find((block) => block.type === 'figures')!;
  expect(figures.items).toHaveLength(7);
  expect(figures.items[0]).toEqual({
    label: numbers.destiny.title,
    value: String(numbers.destiny.number),
  });
  const { bytes } = await createPdf(document, { fonts: siteFonts(faceOfDisk) });
  const pages = await textOfPdf(bytes);
  expect(pages.length).toBeLessThan(4);
  expect(pages[0]).toContain('Numerology of Meera');
  const text = pages.join(' ').replaceAll('\n', ' ');
  expect(text).toContain('8 + 15 + 1947 = 1970');
  expect(text).toContain(`Moolank ${numbers.moolank.number}`);
});

test('a master number shows its single digit, and a name without vowels a dash', () => {
  const { document, numbers } = sheetOf('Brj', 'Krt', '1990-11-11');
  const items = document.opening.find((block) => block.type === 'figures')!.items;
  const valueOf = (label: string) => items.find((item) => item.label === label)?.value;
  expect(numbers.soul.number).toBeNull();
  expect(valueOf(numbers.soul.title)).toBe('–');
  const masters = [numbers.destiny, numbers.attitude, numbers.character].filter(
    ({ master }) => master,
  );
  for (const { title, number, reduced } of masters)
    expect(valueOf(title)).toBe(`${number}/${reduced}`);
});
