import { gemRoles, type Block, type Gemstones, type Section, type Stone } from '@jyoti/contract';
import type { PdfText } from '../../pdf/text-document.ts';
import { clockName, degreesMinutesSeconds, offsetText } from '@jyoti/reports/format';
import { birthLine } from './birth-line.ts';
import { guardsText, leftAside, wearOf } from './stone-facts.ts';
import type { GemstonesWords } from './words.en.ts';

type Words = GemstonesWords['result'];

/** What the result is based on, so that another astrologer can calculate the same. */
export function settingsLine(gemstones: Gemstones, words: Words): string {
  const { ayanamsa_degrees, utc_offset_minutes } = gemstones.settings;
  return words.basis(
    gemstones,
    degreesMinutesSeconds(ayanamsa_degrees),
    offsetText(utc_offset_minutes),
    clockName(gemstones.settings),
  );
}

const paragraphs = (...texts: (string | undefined)[]): Block[] =>
  texts.flatMap((text) => (text ? [{ type: 'paragraph', text }] : []));

function stoneSection(id: string, title: string, stone: Stone, words: Words): Section {
  const heading = words.fact(title, `${stone.gem} (${stone.sanskrit})`);
  if (!stone.advised) {
    const guards = words.fact(words.notAdvised, guardsText(stone, words));
    return { id, heading, blocks: paragraphs(stone.reason, guards) };
  }
  const { metal = '', finger = '', day = '', mantra = '', substitutes = [] } = wearOf(stone, words);
  const facts = { metal, finger, day, mantra, substitutes: words.oneOf(substitutes) };
  const items = Object.entries(facts)
    .filter(([, value]) => value !== '')
    .map(([fact, value]) => words.fact(words.facts[fact as keyof typeof facts], value));
  return {
    id,
    heading,
    blocks: [
      ...paragraphs(stone.reason),
      { type: 'list', ordered: false, items: [words.weight(stone), ...items] },
      ...paragraphs(stone.energising, stone.suits_reason, stone.avoid_with_reason),
    ],
  };
}

/** The recommendation as a document of its own. */
export function gemstonesText(gemstones: Gemstones, words: Words): PdfText {
  const { birth, bot_response = '', dasha_stones, disclaimer } = gemstones;
  return {
    title: words.title(birth.name),
    note: birthLine(birth, words),
    lead: bot_response,
    sections: [
      ...gemRoles.map((role) => stoneSection(role, words.roles[role], gemstones[role], words)),
      ...dasha_stones.map((stone) => stoneSection(stone.planet, words.dashaStone, stone, words)),
      {
        id: 'avoid',
        heading: words.avoid,
        blocks: paragraphs(...leftAside(gemstones).map(({ reason }) => reason)),
      },
      {
        id: 'limits',
        heading: words.limits,
        blocks: paragraphs(disclaimer, words.notForSale, settingsLine(gemstones, words)),
      },
    ],
  };
}
