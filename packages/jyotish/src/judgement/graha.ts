import { GRAHA_IDS, grahasAspecting, varga, DIGNITIES, SIGNS } from '../chart/index.ts';
import type {
  BhavaChart,
  Dignity,
  GrahaId,
  GrahaPlacement,
  HouseNumber,
  Placements,
} from '../chart/index.ts';
import type { Ashtakavarga, Shadbala } from '../strength/index.ts';
import type { FoundYoga, YogaGroup } from '../yoga/index.ts';
import { clamp, fact, yogaFacts } from './judged.ts';
import type { JudgementFact, JudgementFactId } from './judgement.types.ts';
import { OF_DIGNITY, OF_GRAHA, OF_NATURE } from './weights.ts';

/** What grahas and houses are judged from, computed once. */
export interface JudgedFrom {
  readonly chart: Placements;
  readonly shadbala: Shadbala;
  readonly chalit: BhavaChart;
  readonly ashtakavarga: Ashtakavarga;
  readonly benefics: readonly GrahaId[];
  /** those that act */
  readonly yogas: readonly FoundYoga[];
}

const GOOD_HOUSES: readonly HouseNumber[] = [1, 4, 5, 7, 9, 10];
const HARD_HOUSES: readonly HouseNumber[] = [6, 8, 12];
/** Where malefics do well, of the houses that are not kendras. */
const GROWTH_HOUSES: readonly HouseNumber[] = [3, 6, 11];

export const isGoodHouse = (house: HouseNumber): boolean => GOOD_HOUSES.includes(house);
export const isHardHouse = (house: HouseNumber): boolean => HARD_HOUSES.includes(house);

const DIGNITY_FACTS: Readonly<Record<Dignity, JudgementFactId>> = {
  exalted: 'exalted',
  moolatrikona: 'own_sign',
  own: 'own_sign',
  great_friend: 'friendly_sign',
  friend: 'friendly_sign',
  neutral: 'friendly_sign',
  enemy: 'unfriendly_sign',
  great_enemy: 'unfriendly_sign',
  debilitated: 'debilitated',
};

function bySign(graha: GrahaPlacement): JudgementFact[] {
  const { dignity, neechaBhanga } = graha;
  if (dignity === null) return [];
  if (neechaBhanga.length > 0) {
    const others = [...new Set(neechaBhanga.map((one) => one.graha))];
    const rules = new Set(neechaBhanga.map(({ rule }) => rule)).size;
    return fact(
      'debilitation_cancelled',
      clamp(rules * OF_GRAHA.debilitationCancelled, OF_GRAHA.cancelledMost),
      { graha, others },
    );
  }
  return fact(DIGNITY_FACTS[dignity], OF_DIGNITY[dignity], { graha });
}

function byNavamsa(graha: GrahaPlacement): JudgementFact[] {
  const navamsa = varga(9, graha.longitude).sign;
  const { exalted, debilitated } = DIGNITIES[graha.graha];
  const isPlanet = DIGNITIES[graha.graha].deepExaltation !== null;
  return [
    ...(navamsa === graha.sign ? fact('vargottama', OF_GRAHA.vargottama, { graha }) : []),
    ...(isPlanet && navamsa === exalted.sign
      ? fact('navamsa_exalted', OF_GRAHA.navamsaExalted, { graha })
      : []),
    ...(SIGNS[navamsa].lord === graha.graha
      ? fact('navamsa_own', OF_GRAHA.navamsaOwn, { graha })
      : []),
    ...(isPlanet && navamsa === debilitated
      ? fact('navamsa_debilitated', OF_GRAHA.navamsaDebilitated, { graha })
      : []),
  ];
}

/** What a house is worth to a graha in it. */
function worthOf(house: HouseNumber, isMalefic: boolean): [JudgementFactId, number] | null {
  if (isGoodHouse(house)) return ['good_house', OF_GRAHA.goodHouse];
  if (isMalefic && GROWTH_HOUSES.includes(house)) return ['growth_house', OF_GRAHA.growthHouse];
  return isHardHouse(house) ? ['hard_house', OF_GRAHA.hardHouse] : null;
}

/** The house by sign; and half of the difference to that of the bhava chart, so that both count the same. */
function byHouse(graha: GrahaPlacement, { chalit, benefics }: JudgedFrom): JudgementFact[] {
  const isMalefic = !benefics.includes(graha.graha);
  const other = chalit.houseOf[graha.graha];
  const [id, weight] = worthOf(graha.house, isMalefic) ?? ['good_house', 0];
  const difference = ((worthOf(other, isMalefic)?.[1] ?? 0) - weight) / 2;
  return [
    ...fact(id, weight, { graha, value: graha.house }),
    ...fact(difference > 0 ? 'better_by_chalit' : 'worse_by_chalit', difference, {
      graha,
      value: other,
    }),
  ];
}

function byCompany(graha: GrahaPlacement, { chart, benefics }: JudgedFrom): JudgementFact[] {
  const isNode = (id: GrahaId) => id === 'rahu' || id === 'ketu';
  // The Sun beside a graha is counted as combustion.
  const beside = GRAHA_IDS.filter(
    (id) => id !== graha.graha && id !== 'sun' && chart.grahas[id].sign === graha.sign,
  );
  // The nodes are always opposite each other.
  const seeing = grahasAspecting(graha.sign, chart, 'none').filter((id) => !isNode(id));
  const of = (
    id: JudgementFactId,
    others: readonly GrahaId[],
    weight: (other: GrahaId) => number,
  ): JudgementFact[] =>
    fact(
      id,
      others.reduce((sum, other) => sum + weight(other), 0),
      { graha, others },
    );
  const isBenefic = (id: GrahaId) => benefics.includes(id);
  const isHarsh = (id: GrahaId) => id === 'mars' || id === 'saturn';
  return [
    ...of('joined_by_benefics', beside.filter(isBenefic), () => OF_GRAHA.beneficWith),
    ...of(
      'joined_by_malefics',
      beside.filter((id) => isHarsh(id) || isNode(id)),
      () => OF_GRAHA.maleficWith,
    ),
    ...of('benefic_aspects', seeing.filter(isBenefic), (id) =>
      id === 'jupiter' ? OF_GRAHA.jupiterAspect : OF_GRAHA.beneficAspect,
    ),
    ...of('malefic_aspects', seeing.filter(isHarsh), () => OF_GRAHA.maleficAspect),
  ];
}

function byFigures(graha: GrahaPlacement, from: JudgedFrom): JudgementFact[] {
  const id = graha.graha;
  if (id === 'rahu' || id === 'ketu') return [];
  const { ratio } = from.shadbala.planets[id];
  const bindus = from.ashtakavarga.bhinna[id].points[graha.sign - 1]!;
  return [
    ...fact(
      ratio >= 1 ? 'shadbala_enough' : 'shadbala_short',
      clamp((ratio - 1) * OF_GRAHA.shadbala, OF_GRAHA.shadbalaMost),
      { graha, value: ratio },
    ),
    ...fact(
      bindus > 4 ? 'many_bindus' : 'few_bindus',
      clamp((bindus - 4) * OF_GRAHA.bindu, OF_GRAHA.bindusMost),
      { graha, value: bindus },
    ),
  ];
}

/** A cancelled debilitation is counted already; the others are of all seven planets at once. */
const NOT_COUNTED: ReadonlySet<YogaGroup> = new Set(['neecha_bhanga', 'nabhasa', 'malika']);

/** All that counts for and against a graha. */
export function factsOfGraha(id: GrahaId, from: JudgedFrom): JudgementFact[] {
  const graha = from.chart.grahas[id];
  const nature = OF_NATURE[graha.functionalNature];
  return [
    ...bySign(graha),
    ...byNavamsa(graha),
    ...byHouse(graha, from),
    ...byCompany(graha, from),
    ...byFigures(graha, from),
    ...(graha.combust ? fact('combust', OF_GRAHA.combust, { graha }) : []),
    ...fact(nature > 0 ? 'functional_benefic' : 'functional_malefic', nature, { graha }),
    ...yogaFacts(
      from.yogas.filter(({ group, grahas }) => !NOT_COUNTED.has(group) && grahas.includes(id)),
      OF_GRAHA.yoga,
      OF_GRAHA.yogasMost,
      graha,
    ),
  ];
}
