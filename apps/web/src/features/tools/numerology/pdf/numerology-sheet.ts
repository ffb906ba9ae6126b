import type { Numerology, NumerologyNumber } from '@jyoti/contract';
import type { PdfBlock, PdfDocument } from '@jyoti/pdf';
import { indianNumbers, numberGroups } from '../categories.ts';
import type { NumerologyMessages } from '../../../../messages.generated/numerology.ts';

interface NumerologySheet {
  name: string;
  numbers: Numerology;
  words: NumerologyMessages;
}

const paragraph = (text: string | undefined, look?: 'quiet'): PdfBlock[] =>
  text ? [{ type: 'paragraph', text, look }] : [];

/** The number, with its single digit if it is a master number; a dash if there is none. */
function numberOf({ number, master, reduced }: NumerologyNumber): string {
  if (number === null) return '–';
  return master && reduced !== null ? `${number}/${reduced}` : String(number);
}

const workingOf = (working: readonly string[], { result }: NumerologyMessages): PdfBlock[] =>
  working.length > 0 ? [{ type: 'note', label: result.working, text: working.join('; ') }] : [];

function readingBlocks(found: NumerologyNumber, words: NumerologyMessages): PdfBlock[] {
  const { result } = words;
  const { title, meaning, description, reduced, reduced_description: ofReduced, working } = found;
  return [
    { type: 'heading', text: result.numbered({ title, number: numberOf(found) }) },
    ...paragraph(meaning, 'quiet'),
    ...paragraph(description),
    ...paragraph(
      ofReduced && reduced !== null
        ? `${result.reducedTo({ digit: reduced })} ${ofReduced}`
        : undefined,
    ),
    ...workingOf(working, words),
  ];
}

/** The PDF of the numbers: a table of all, then each with its reading and calculation. */
export function numerologySheet(
  { name, numbers, words }: NumerologySheet,
  { author, language, missing }: Pick<PdfDocument, 'author' | 'language' | 'missing'>,
): PdfDocument {
  const { result, form } = words;
  const system = form.systems[numbers.settings.system];
  return {
    title: result.sheet({ name }),
    author,
    language,
    missing,
    opening: [
      ...paragraph(result.basis({ name: numbers.counted_name, system }), 'quiet'),
      ...numbers.notices.flatMap((notice) => paragraph(notice)),
      {
        type: 'figures',
        items: numberGroups.flatMap(([, categories]) =>
          categories.map((category) => ({
            label: numbers[category].title,
            value: numberOf(numbers[category]),
          })),
        ),
      },
    ],
    parts: [
      ...numberGroups.map(([group, categories]) => ({
        title: result[group],
        level: 2 as const,
        blocks: categories.flatMap((category) => readingBlocks(numbers[category], words)),
      })),
      {
        title: result.indian,
        level: 2,
        blocks: [
          ...paragraph(result.indianText, 'quiet'),
          ...indianNumbers.flatMap((kind) => [
            {
              type: 'heading' as const,
              text: result.numbered({ title: result[kind], number: String(numbers[kind].number) }),
            },
            ...paragraph(numbers[kind].description),
            ...workingOf(numbers[kind].working, words),
          ]),
          ...paragraph(result.tradition, 'quiet'),
        ],
      },
    ],
  };
}
