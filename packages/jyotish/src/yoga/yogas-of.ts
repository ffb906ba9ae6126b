import { checkSetting } from '../check-setting.ts';
import type { HouseNumber, Placements } from '../chart/index.ts';
import { merge } from './condition.ts';
import type { Condition, Facts } from './condition.ts';
import { grahasOf } from './predicates.ts';
import type {
  Cancellations,
  YogaCancellation,
  YogaCancellationCode,
  YogaEntry,
  YogaFacts,
  YogaRule,
} from './rule.ts';
import { houseOf, yogaChart } from './yoga-chart.ts';
import type { HouseSet, YogaChart } from './yoga-chart.ts';
import { ENTRIES } from './yogas.ts';
import type { YogaId } from './yogas.ts';

/** A yoga that a chart has. */
export interface FoundYoga extends YogaRule<YogaId>, YogaFacts {
  /** what keeps it from acting; it acts where this is empty */
  readonly cancellations: readonly YogaCancellation[];
}

/** What a chart does not hold itself. */
export interface YogaOptions {
  /** mahabhagya has one form for a man and one for a woman; without a sex both are checked */
  readonly sex?: 'male' | 'female';
  /**
   * Chandradhi by all three benefics in 6, 7, 8 from the Moon (default), or graded: by one or two of them too
   * (commentators on Brihat Jataka 13.2: leader, minister, king)
   */
  readonly adhi?: 'three' | 'graded';
}

const HOUSES: readonly HouseNumber[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

const listHouses = (set: HouseSet): readonly HouseNumber[] =>
  HOUSES.filter((house) => (set & (1 << house)) !== 0);

function readFacts(chart: YogaChart, facts: Facts): YogaFacts {
  const grahas = grahasOf(facts.grahas);
  const theirs = grahas.reduce((set, graha) => set | (1 << houseOf(chart, graha)), 0);
  return { grahas, houses: listHouses(facts.houses | theirs), lordsOf: listHouses(facts.lords) };
}

function cancellationsOf(chart: YogaChart, unless: Cancellations): readonly YogaCancellation[] {
  return Object.entries(unless).flatMap(([code, condition]) => {
    const facts = condition(chart);
    return facts === null
      ? []
      : [{ code: code as YogaCancellationCode, ...readFacts(chart, facts) }];
  });
}

/** The forms that hold. Two grahas that rule several houses are one form, with all that they rule. */
function formsOf(chart: YogaChart, forms: readonly Condition[]): readonly Facts[] {
  const found: Facts[] = [];
  for (const form of forms) {
    const facts = form(chart);
    if (facts === null) continue;
    const same = found.findIndex(({ grahas }) => grahas === facts.grahas);
    if (same === -1) found.push(facts);
    else found[same] = merge(found[same]!, facts);
  }
  return found;
}

/** A yoga that is formed, with all that is to say of it. */
const describe = (
  chart: YogaChart,
  { rule, unless }: YogaEntry<YogaId>,
  facts: Facts,
): FoundYoga => ({
  ...rule,
  ...readFacts(chart, facts),
  cancellations: cancellationsOf(chart, unless),
});

/**
 * The yogas of a chart, group by group, each with the grahas and houses that form it, its source and what cancels it; how
 * strong each is, is in `judgementOf`. A yoga that several pairs form (an exchange of houses, lords of a kendra and a trikona) is listed once for
 * each. Houses are whole signs; aspects are those of `ASPECTED_HOUSES`. The rules with their sources are in
 * `docs/rules/yoga.md`.
 * @param placements a chart of `castChart`, or the placements of `readPlacements`
 * @throws JyotishError `out_of_range` for any other option
 */
export function yogasOf(placements: Placements, options: YogaOptions = {}): readonly FoundYoga[] {
  const { sex, adhi = 'three' } = options;
  if (sex !== undefined) checkSetting('sex', sex, ['male', 'female']);
  checkSetting('adhi', adhi, ['three', 'graded']);
  const chart = yogaChart(placements, sex ?? null, adhi === 'graded');
  return ENTRIES.flatMap((entry) =>
    formsOf(chart, entry.forms).map((facts) => describe(chart, entry, facts)),
  );
}
