import type { GrahaId } from '@jyoti/jyotish';
import type { ReadingLanguage } from '../language.ts';
import { housesMessages } from '../messages.generated/houses.ts';
import { lifeAreasMessages, type LifeAreasMessages } from '../messages.generated/life-areas.ts';
import { say } from '../say.ts';
import { grahaName, signName } from '../words.ts';
import {
  lifeAreas,
  type Factor,
  type FactorKind,
  type LifeAreaFacts,
  type LifeAreaVerdict,
} from './life-areas.types.ts';

type Factors = LifeAreasMessages['factors'];
type SentenceOfGraha = Factors['hard_aspect']['mars'];

/** A fact in a sentence. */
export function factorSentence(
  { kind, graha: { graha, sign, house: place, combust } }: Factor,
  { area, house }: LifeAreaFacts,
  language: ReadingLanguage,
): string {
  const { factors, matters } = lifeAreasMessages[language];
  const message = kind === 'karaka_weak' && combust ? factors.karaka_combust : factors[kind];
  const values = {
    graha: grahaName(graha, language),
    sign: signName(sign, language),
    house: housesMessages[language][house],
    place: housesMessages[language][place],
    matter: matters[area],
  };
  if (typeof message === 'function') return say(message, values);
  // Some facts have a sentence for each graha that they can be of.
  const ofGraha: Readonly<Partial<Record<GrahaId, SentenceOfGraha>>> = message;
  return say(ofGraha[graha]!, values);
}

const strengthKinds: readonly FactorKind[] = ['lord_exalted', 'lord_own_sign', 'lord_debilitated'];

/** Why one fact outweighs another. */
type Reason =
  | 'sign_over_house'
  | 'house_of_lord_first'
  | 'rules_the_house'
  | 'aspects_the_house'
  | 'house_adds_little'
  | 'in_the_house';

function reasonOf({ kind, graha }: Factor, against: Factor | null): Reason {
  if (against?.graha.graha === graha.graha) {
    return strengthKinds.includes(kind) ? 'sign_over_house' : 'house_of_lord_first';
  }
  if (kind.startsWith('lord')) return 'rules_the_house';
  if (kind.endsWith('aspect')) return 'aspects_the_house';
  if (kind.startsWith('karaka')) return 'house_adds_little';
  return 'in_the_house';
}

/**
 * Which fact weighs most, against which other, and why, in one sentence or two.
 * @param most the heaviest fact
 * @param against the heaviest on the other side
 */
export function weighingSentence(
  verdict: LifeAreaVerdict,
  most: Factor | null,
  against: Factor | null,
  { area, house: number }: LifeAreaFacts,
  language: ReadingLanguage,
): string {
  const { weighing } = lifeAreasMessages[language];
  const house = housesMessages[language][number];
  if (most === null) return weighing.nothing({ house });
  const phrase = ({ kind, graha: { graha, house: place } }: Factor) =>
    say(weighing.facts[kind], {
      graha: grahaName(graha, language),
      place: housesMessages[language][place],
    });
  const values = {
    house,
    most: phrase(most),
    against: against ? phrase(against) : '',
    reason: reasonOf(most, against),
    graha: grahaName(most.graha.graha, language),
  };
  // Three shapes, so that neighbouring areas differ; each names the house, since one planet may rule two of them.
  const shape = ((lifeAreas.indexOf(area) % 3) + 1) as 1 | 2 | 3;
  if (verdict === 'mixed')
    return against === null ? say(weighing.little, values) : say(weighing.mixed[shape], values);
  const agrees = most.weight > 0 === (verdict === 'supported');
  if (!agrees && against !== null) return say(weighing.outweighed, values);
  return against === null ? say(weighing.alone[shape], values) : say(weighing.clear[shape], values);
}
