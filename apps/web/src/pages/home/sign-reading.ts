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

/** "Direct, quick to begin, candid." */
function sentenceOf([first = '', ...rest]: readonly string[]): string {
  const lowered = rest.map((text) => text.charAt(0).toLowerCase() + text.slice(1));
  return `${[first, ...lowered].join(', ')}.`;
}

export function readingOf(detail: Detail, aspect: Aspect): AspectReading {
  const { qualities, compatibility, career, health, famous } = detail;
  const readings: Record<Aspect, AspectReading> = {
    traits: {
      lead: { title: 'traits', sentence: sentenceOf(qualities.traits) },
      groups: [
        { title: 'strengths', texts: qualities.strengths },
        { title: 'challenges', texts: qualities.challenges },
      ],
      famous,
    },
    compatibility: {
      // Names of signs keep their capitals.
      lead: { title: 'bestMatches', sentence: `${compatibility.bestMatches.join(', ')}.` },
      groups: [
        { title: 'challenging', texts: compatibility.challenging },
        { title: 'nakshatra', texts: [compatibility.nakshatra] },
      ],
    },
    career: {
      lead: { title: 'suitableFields', sentence: sentenceOf(career.suitableFields) },
      groups: [
        { title: 'strengths', texts: career.strengths },
        { title: 'challenges', texts: career.challenges },
      ],
    },
    health: {
      lead: { title: 'recommendations', sentence: sentenceOf(health.recommendations) },
      groups: [
        { title: 'strengths', texts: health.strengths },
        { title: 'vulnerabilities', texts: health.vulnerabilities },
      ],
    },
  };
  return readings[aspect];
}
