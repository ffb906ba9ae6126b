import { GRAHA_IDS, grahasAspecting, signFromIndex, SIGNS } from '../chart/index.ts';
import type { GrahaId, HouseNumber, PlanetId } from '../chart/index.ts';
import type { BhavaBala } from '../strength/index.ts';
import { isGoodHouse, isHardHouse } from './graha.ts';
import type { JudgedFrom } from './graha.ts';
import { clamp, fact, judged, plain, yogaFacts } from './judged.ts';
import type { Judged, JudgedHouse, JudgementFact, JudgementFactId } from './judgement.types.ts';
import { OF_HOUSES } from './scale.ts';
import { OF_HOUSE } from './weights.ts';

/** The natural significator of each house (Phaladeepika 15, 17; of the fourth, sixth and tenth the first or the heaviest). */
const KARAKAS: Readonly<Record<HouseNumber, PlanetId>> = {
  1: 'sun',
  2: 'jupiter',
  3: 'mars',
  4: 'moon',
  5: 'jupiter',
  6: 'mars',
  7: 'venus',
  8: 'saturn',
  9: 'jupiter',
  10: 'saturn',
  11: 'jupiter',
  12: 'saturn',
};

/** Houses of growth, in which malefics help (upachaya). */
const GROWTH_HOUSES: readonly HouseNumber[] = [3, 6, 10, 11];
const BHAVAS = 12;
/** Bindus of a house that count neither for it nor against it (BPHS 72). */
const MIDDLING_BINDUS = [25, 30] as const;

/** Facts of a lord that say little about how strong it is. */
const NO_REASON: ReadonlySet<JudgementFactId> = new Set([
  'good_house',
  'growth_house',
  'hard_house',
  'better_by_chalit',
  'worse_by_chalit',
  'functional_benefic',
  'functional_malefic',
]);

const OF_LORD = { supported: 'lord_strong', mixed: 'lord_middling', effort: 'lord_weak' } as const;

/** A house and what it is judged from. */
interface HouseFrom extends JudgedFrom {
  readonly house: HouseNumber;
  readonly lord: PlanetId;
  readonly grahas: Readonly<Record<GrahaId, Judged>>;
}

/** What the place of its lord is worth to a house. */
function worthOfPlace(house: HouseNumber, place: HouseNumber): [JudgementFactId, number] | null {
  if (place === house) return ['lord_at_home', OF_HOUSE.lordAtHome];
  if (isHardHouse(house)) return null;
  if (isGoodHouse(place)) return ['lord_good_house', OF_HOUSE.lordInGoodHouse];
  return isHardHouse(place) ? ['lord_hard_house', OF_HOUSE.lordInHardHouse] : null;
}

/** How strong its lord is, and where: by sign, and by half as far as the bhava chart differs. */
function ofLord({ house, lord, chart, chalit, grahas }: HouseFrom): JudgementFact[] {
  const graha = chart.grahas[lord];
  const { verdict, score, supports, challenges } = grahas[lord];
  const strength = (score - 0.5) * 2 * OF_HOUSE.lord;
  const reason = (strength > 0 ? supports : challenges).find(({ id }) => !NO_REASON.has(id));
  const because = reason === undefined ? null : plain(reason);
  const [id, weight] = worthOfPlace(house, graha.house) ?? ['lord_good_house', 0];
  const value = chalit.houseOf[lord];
  const difference = ((worthOfPlace(house, value)?.[1] ?? 0) - weight) / 2;
  return [
    ...fact(OF_LORD[verdict], strength, { graha, because }),
    ...fact(id, weight, { graha, value: graha.house }),
    ...fact(difference > 0 ? 'better_by_chalit' : 'worse_by_chalit', difference, { graha, value }),
  ];
}

function ofOccupant(id: GrahaId, { house, chart, chalit, benefics }: HouseFrom): JudgementFact[] {
  const graha = chart.grahas[id];
  const isWhole = graha.house === house && chalit.houseOf[id] === house;
  const share = isWhole ? 1 : OF_HOUSE.chalit;
  if (benefics.includes(id)) return fact('helper_in_house', OF_HOUSE.helper * share, { graha });
  const isDignified = ['exalted', 'moolatrikona', 'own'].includes(graha.dignity ?? '');
  return GROWTH_HOUSES.includes(house) || isDignified
    ? fact('hard_that_helps', OF_HOUSE.hardThatHelps * share, { graha })
    : fact('hard_in_house', OF_HOUSE.hard * share, { graha });
}

function ofAspect(id: GrahaId, { house, lord, chart, benefics }: HouseFrom): JudgementFact[] {
  const graha = chart.grahas[id];
  if (id === lord) return fact('lord_aspect', OF_HOUSE.lordAspect, { graha });
  if (benefics.includes(id)) {
    const weight = id === 'jupiter' ? OF_HOUSE.jupiterAspect : OF_HOUSE.beneficAspect;
    return fact('helper_aspect', weight, { graha });
  }
  if (GROWTH_HOUSES.includes(house) || (id !== 'saturn' && id !== 'mars')) return [];
  return fact('hard_aspect', id === 'saturn' ? OF_HOUSE.saturnAspect : OF_HOUSE.marsAspect, {
    graha,
  });
}

/** A house by its lord, occupants, aspects, significator, bhava bala, bindus and yogas. */
export function judgedHouse(
  house: HouseNumber,
  from: JudgedFrom & Pick<HouseFrom, 'grahas'>,
  bhavaBala: readonly BhavaBala[],
): JudgedHouse {
  const { chart, chalit, ashtakavarga, yogas, grahas } = from;
  const sign = signFromIndex(chart.ascendant.sign + house - 2);
  const { lord } = SIGNS[sign];
  const karaka = KARAKAS[house];
  const all: HouseFrom = { ...from, house, lord };
  const occupants = GRAHA_IDS.filter((id) => chart.grahas[id].sign === sign);
  const aspectedBy = grahasAspecting(sign, chart, 'none');
  const isNamed = karaka === lord || occupants.includes(karaka);
  const karakaVerdict = grahas[karaka].verdict;
  const { rank } = bhavaBala[house - 1]!;
  const [least, most] = MIDDLING_BINDUS;
  const bindus = ashtakavarga.sarva[sign - 1]!;
  const facts = [
    ...ofLord(all),
    ...GRAHA_IDS.filter(
      (id) => id !== lord && (occupants.includes(id) || chalit.houseOf[id] === house),
    ).flatMap((id) => ofOccupant(id, all)),
    ...aspectedBy.flatMap((id) => ofAspect(id, all)),
    ...(!isNamed && karakaVerdict !== 'mixed'
      ? fact(
          karakaVerdict === 'supported' ? 'karaka_strong' : 'karaka_weak',
          karakaVerdict === 'supported' ? OF_HOUSE.karaka : -OF_HOUSE.karaka,
          { graha: chart.grahas[karaka] },
        )
      : []),
    ...fact(
      rank <= BHAVAS / 2 ? 'bhava_bala_high' : 'bhava_bala_low',
      ((BHAVAS + 1) / 2 - rank) * OF_HOUSE.rank,
      { value: rank },
    ),
    ...fact(
      bindus > most ? 'many_bindus' : 'few_bindus',
      clamp(
        (bindus - Math.max(least, Math.min(most, bindus))) * OF_HOUSE.bindu,
        OF_HOUSE.bindusMost,
      ),
      { value: bindus },
    ),
    ...yogaFacts(
      yogas.filter(({ lordsOf }) => lordsOf.includes(house)),
      OF_HOUSE.yoga,
      OF_HOUSE.yogasMost,
      null,
    ),
  ];
  const lordHouse = chart.grahas[lord].house;
  return { house, lord, lordHouse, karaka, occupants, aspectedBy, ...judged(facts, OF_HOUSES) };
}
