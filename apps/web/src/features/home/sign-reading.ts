import type { ZodiacSign } from '@jyoti/contract';
import { formatList, type Language } from '@jyoti/language';
import type { HomeSectionsMessages } from '../../messages.generated/home-sections.ts';

type Detail = NonNullable<ZodiacSign['detail']>;
type Words = HomeSectionsMessages['traits'];

export const aspects = ['traits', 'compatibility', 'career', 'health'] as const;
export type Aspect = (typeof aspects)[number];

/** The content of a tab: one sentence first, then the rest in groups. */
export interface AspectReading {
  lead: { title: keyof Words['leads']; sentence: string };
  groups: { title: keyof Words['groups']; texts: readonly string[] }[];
  /** Born with the Sun in the sign. */
  famous?: readonly string[];
}

/** English has its texts with a capital letter; only the first of a sentence keeps it. */
const midSentence = ([first = '', ...rest]: readonly string[]) => [
  first,
  ...rest.map((text) => text.charAt(0).toLowerCase() + text.slice(1)),
];

export function readingOf(
  detail: Detail,
  aspect: Aspect,
  words: Words,
  language: Language,
): AspectReading {
  const sentence = (texts: readonly string[]) =>
    words.sentence({ list: formatList(texts, language) });
  const { qualities, compatibility, career, health, famous } = detail;
  const readings: Record<Aspect, AspectReading> = {
    traits: {
      lead: { title: 'traits', sentence: sentence(midSentence(qualities.traits)) },
      groups: [
        { title: 'strengths', texts: qualities.strengths },
        { title: 'challenges', texts: qualities.challenges },
      ],
      famous,
    },
    compatibility: {
      lead: { title: 'bestMatches', sentence: sentence(compatibility.bestMatches) },
      groups: [
        { title: 'challenging', texts: compatibility.challenging },
        { title: 'nakshatra', texts: [compatibility.nakshatra] },
      ],
    },
    career: {
      lead: { title: 'suitableFields', sentence: sentence(midSentence(career.suitableFields)) },
      groups: [
        { title: 'strengths', texts: career.strengths },
        { title: 'challenges', texts: career.challenges },
      ],
    },
    health: {
      lead: { title: 'recommendations', sentence: sentence(midSentence(health.recommendations)) },
      groups: [
        { title: 'strengths', texts: health.strengths },
        { title: 'vulnerabilities', texts: health.vulnerabilities },
      ],
    },
  };
  return readings[aspect];
}
