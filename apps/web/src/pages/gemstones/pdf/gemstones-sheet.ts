import { gemRoles, type GemRow, type Gemstones, type Language, type Stone } from '@jyoti/contract';
import type { PdfBlock, PdfDocument, PdfFact } from '@jyoti/pdf';
import { gemNames } from '@jyoti/ui/gem-drawing';
import type { PdfSetting } from '../../../pdf/pdf-button.tsx';
import { names as namesIn } from '@jyoti/reports/format';
import { birthLine } from '../birth-line.ts';
import { settingsLine } from '../settings-line.ts';
import { gemOf, guardsText, leftAside, wearOf } from '../stone-facts.ts';
import { kitMessages } from '../../../words/kit-messages.ts';
import type { GemstonesResultMessages } from '../../../messages.generated/gemstones-result.ts';
import { formatList } from '@jyoti/language';

type Words = GemstonesResultMessages;

const paragraph = (text: string | undefined, look?: 'lead' | 'quiet'): PdfBlock[] =>
  text ? [{ type: 'paragraph', text, look }] : [];

/** The name used on the page: "Emerald (Panna)". */
function nameOf({ planet }: GemRow, { named }: Words, language: Language): string {
  const { name, alias } = { ...gemNames.words, ...kitMessages(language).gemNames }[gemOf[planet]];
  return name === alias ? name : named({ gem: name, alias });
}

/** A table of all stones of the chart: how each is worn, or why it is not advised. */
function stonesTable(gemstones: Gemstones, words: Words, language: Language): PdfBlock {
  const { facts, roles } = words;
  const rowOf = (role: string, stone: Stone) => {
    if (!stone.advised) return [role, nameOf(stone, words, language), words.notAdvised, '', '', ''];
    const { metal = '', finger = '', day = '' } = wearOf(stone, words, namesIn[language]);
    return [
      role,
      nameOf(stone, words, language),
      metal,
      finger,
      day,
      words.carats({ carats: stone.weight_carats[0] ?? 0 }),
    ];
  };
  return {
    type: 'table',
    caption: words.stones,
    columns: [
      { header: words.roleHeader },
      { header: words.gemHeader },
      { header: facts.metal },
      { header: facts.finger },
      { header: facts.day },
      { header: facts.weight },
    ],
    rows: [
      ...gemRoles.map((role) => rowOf(roles[role], gemstones[role])),
      ...gemstones.dasha_stones.map((stone) => rowOf(words.dashaStone, stone)),
    ],
  };
}

/** Why a stone is recommended or what counts against it, and how it is customarily worn. */
function stoneBlocks(title: string, stone: Stone, words: Words, language: Language): PdfBlock[] {
  const heading: PdfBlock = {
    type: 'heading',
    text: words.fact({ label: title, value: nameOf(stone, words, language) }),
  };
  if (!stone.advised) {
    return [
      heading,
      ...paragraph(stone.reason),
      { type: 'note', label: words.notAdvised, text: guardsText(stone, words, language) },
    ];
  }
  const { mantra = '', substitutes = [] } = wearOf(stone, words, namesIn[language]);
  const items: PdfFact[] = [
    { label: words.facts.mantra, value: mantra },
    { label: words.facts.substitutes, value: formatList(substitutes, language, 'disjunction') },
  ].filter(({ value }) => value !== '');
  return [
    heading,
    ...paragraph(stone.reason),
    ...(items.length > 0 ? [{ type: 'facts' as const, items, columns: 1 as const }] : []),
    ...paragraph(stone.energising),
    ...paragraph(stone.suits_reason),
    ...paragraph(stone.avoid_with_reason),
  ];
}

/**
 * The PDF of a recommendation: a table of the stones, each with its reason, the stones not advised,
 * and the limits.
 */
export function gemstonesSheet(
  gemstones: Gemstones,
  words: Words,
  { author, language, missing }: Pick<PdfSetting, 'author' | 'language' | 'missing'>,
): PdfDocument {
  const { birth, bot_response, dasha_stones: ofPeriod, disclaimer, notices } = gemstones;
  const others = leftAside(gemstones);
  const names = namesIn[language];
  return {
    title: words.sheet({ name: birth.name }),
    author,
    language,
    missing,
    opening: [
      ...paragraph(birthLine(birth, words, names.language), 'quiet'),
      ...paragraph(bot_response, 'lead'),
      ...notices.flatMap((notice) => paragraph(notice)),
      stonesTable(gemstones, words, names.language),
      ...gemRoles.flatMap((role) =>
        stoneBlocks(words.roles[role], gemstones[role], words, names.language),
      ),
      ...ofPeriod.flatMap((stone) => stoneBlocks(words.dashaStone, stone, words, names.language)),
      ...(others.length > 0
        ? [
            {
              type: 'table' as const,
              caption: words.avoid,
              columns: [{ header: words.gemHeader }, { header: words.whyNot }],
              rows: others.map((row) => [
                nameOf(row, words, names.language),
                row.reason ?? guardsText(row, words, names.language),
              ]),
            },
          ]
        : []),
      ...paragraph(`${disclaimer ?? ''} ${words.notForSale}`.trim(), 'quiet'),
      ...paragraph(`${settingsLine(gemstones, words, names)} ${words.uncertain}`, 'quiet'),
    ],
    parts: [],
  };
}
