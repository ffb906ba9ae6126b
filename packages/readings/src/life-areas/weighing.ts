import {
  lifeAreas,
  type Factor,
  type FactorKind,
  type LifeAreaFacts,
  type LifeAreaTexts,
  type LifeAreaVerdict,
  type Reason,
} from './life-areas.types.ts';

const strengthKinds: readonly FactorKind[] = ['lord_exalted', 'lord_own_sign', 'lord_debilitated'];

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
  { grahas, weighing }: LifeAreaTexts,
  verdict: LifeAreaVerdict,
  most: Factor | null,
  against: Factor | null,
  { area, house }: LifeAreaFacts,
): string {
  if (most === null) return weighing.nothing(house);
  const shape = (lifeAreas.indexOf(area) % 3) as 0 | 1 | 2;
  const first = weighing.phrase(most);
  const second = against && weighing.phrase(against);
  const why = weighing.reasons[reasonOf(most, against)](grahas[most.graha.graha]);
  if (verdict === 'mixed') {
    return second === null
      ? weighing.little(first, house)
      : weighing.mixed[shape](first, second, why, house);
  }
  const agrees = most.weight > 0 === (verdict === 'supported');
  if (!agrees && second !== null) return weighing.outweighed(first, second, house);
  return second === null
    ? weighing.alone[shape](first, why, house)
    : weighing.clear[shape](first, second, why, house);
}
