import type { ZodiacSign } from '@jyoti/contract';
import type { en } from './section-words.en.ts';

type Detail = NonNullable<ZodiacSign['detail']>;
type Words = typeof en.traits;

export const aspects = ['traits', 'compatibility', 'career', 'health'] as const;
export type Aspect = (typeof aspects)[number];

/** The content of a tab: one sentence first, then the rest in groups. */
export interface AspectReading {
  lead: { title: keyof Words['leads']; sentence: string };
  groups: { title: keyof Words['groups']; texts: readonly string[] }[];
  /** Born with the Sun in the sign. */
  famous?: readonly string[];
}

export function readingOf(detail: Detail, aspect: Aspect, words: Words): AspectReading {
  const { qualities, compatibility, career, health, famous } = detail;
  const readings: Record<Aspect, AspectReading> = {
    traits: {
      lead: { title: 'traits', sentence: words.sentence(qualities.traits) },
      groups: [
        { title: 'strengths', texts: qualities.strengths },
        { title: 'challenges', texts: qualities.challenges },
      ],
      famous,
    },
    compatibility: {
      lead: { title: 'bestMatches', sentence: words.names(compatibility.bestMatches) },
      groups: [
        { title: 'challenging', texts: compatibility.challenging },
        { title: 'nakshatra', texts: [compatibility.nakshatra] },
      ],
    },
    career: {
      lead: { title: 'suitableFields', sentence: words.sentence(career.suitableFields) },
      groups: [
        { title: 'strengths', texts: career.strengths },
        { title: 'challenges', texts: career.challenges },
      ],
    },
    health: {
      lead: { title: 'recommendations', sentence: words.sentence(health.recommendations) },
      groups: [
        { title: 'strengths', texts: health.strengths },
        { title: 'vulnerabilities', texts: health.vulnerabilities },
      ],
    },
  };
  return readings[aspect];
}
