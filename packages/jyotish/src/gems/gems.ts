import {
  functionalNature,
  GRAHA_CORRESPONDENCES,
  GRAHA_IDS,
  naturalFriendship,
  PLANET_IDS,
  SIGNS,
  signFromIndex,
} from '../chart/index.ts';
import type {
  Chart,
  FunctionalNature,
  Gem,
  GrahaId,
  HouseNumber,
  PlanetId,
  SignNumber,
} from '../chart/index.ts';
import { vimshottariAt } from '../dasha/index.ts';
import type { JulianDay } from '../time/index.ts';
import { afflictionsOf, guardsOfLagna, guardsOfState, ownHouses } from './guards.ts';
import type { GemAffliction, GemGuard } from './guards.ts';

/** The three stones of a chart and the house whose lord gives each. */
export const GEM_ROLES = { life: 1, lucky: 5, fortune: 9 } as const;

/** One of the three stones. */
export type GemRole = keyof typeof GEM_ROLES;

const ROLE_NAMES = ['life', 'lucky', 'fortune'] as const satisfies readonly GemRole[];

/**
 * The verdict on a gem for a chart, the same wherever the gem is named: `not_advised` if a guard counts against it;
 * `advised` for the three stones, and for a node's gem in its period; `not_named` for any other gem. The stone of the lagna's
 * lord is `advised_with_care` if the only guards are the houses that its lord also rules: most astrologers give it then too.
 */
export type GemVerdict = 'advised' | 'advised_with_care' | 'not_named' | 'not_advised';

/** The result for one gem and one chart. How it is worn: `GEM_WEARING` of its graha. */
export interface GemAdvice {
  /** lord of the gem */
  readonly graha: GrahaId;
  /** stone of that graha */
  readonly gem: Gem;
  /** which of the three stones it is, or null */
  readonly role: GemRole | null;
  /** houses its lord rules for this lagna */
  readonly ownHouses: readonly HouseNumber[];
  /** house its lord is in */
  readonly house: HouseNumber;
  /** what its lord does for this lagna */
  readonly nature: FunctionalNature;
  /** what weakens its lord in this chart; a single one is no guard */
  readonly afflictions: readonly GemAffliction[];
  /** which running period its lord rules; null when neither, or when no instant is meant */
  readonly period: 'mahadasha' | 'antardasha' | null;
  /** none when nothing counts against it */
  readonly guards: readonly GemGuard[];
  /** the result in one word */
  readonly verdict: GemVerdict;
  /** `verdict` is `advised` or `advised_with_care` */
  readonly advised: boolean;
}

/** The gems of a chart. */
export interface GemReading {
  /** sign of the ascendant */
  readonly lagna: SignNumber;
  /** planet that rules it */
  readonly lagnaLord: PlanetId;
  /** the lords of 1, 5 and 9, guarded or not */
  readonly stones: Readonly<Record<GemRole, GemAdvice>>;
  /** those of the three that are advised, the one to wear first at index 0 */
  readonly order: readonly GemRole[];
  /** the stone of the yogakaraka, which has priority over the other of 5 and 9; null when there is none */
  readonly promoted: GemRole | null;
  /** the gem of the node whose mahadasha or antardasha runs, when nothing else is against it */
  readonly dashaStones: readonly GemAdvice[];
  /** every gem that is not advised because of a guard, in the order of the grahas */
  readonly avoid: readonly GemAdvice[];
}

function lordOfHouse(lagna: SignNumber, house: number): PlanetId {
  return SIGNS[signFromIndex(lagna + house - 2)].lord;
}

function roleOf(graha: GrahaId, lagna: SignNumber): GemRole | null {
  return ROLE_NAMES.find((role) => lordOfHouse(lagna, GEM_ROLES[role]) === graha) ?? null;
}

type Running = Readonly<Record<'mahadasha' | 'antardasha', GrahaId>>;

/** Lords of the mahadasha and antardasha at an instant; null outside the 120 years. */
function runningLords(chart: Chart, atJdUt: JulianDay | null): Running | null {
  if (atJdUt === null) return null;
  const { longitude } = chart.grahas.moon;
  const running = vimshottariAt(longitude, chart.time.jdUt, chart.settings.yearDays, atJdUt);
  return running && { mahadasha: running.mahadasha.lord, antardasha: running.antardasha.lord };
}

function periodOf(graha: GrahaId, running: Running | null): GemAdvice['period'] {
  if (running?.mahadasha === graha) return 'mahadasha';
  return running?.antardasha === graha ? 'antardasha' : null;
}

/** Guards that are about the houses that a graha rules. */
const OF_LAGNA: readonly GemGuard['code'][] = ['dusthana_lord', 'maraka', 'functional_malefic'];

function verdictOn(
  guards: readonly GemGuard[],
  role: GemRole | null,
  isRecommended: boolean,
): GemVerdict {
  if (guards.length === 0) return isRecommended ? 'advised' : 'not_named';
  const isOfLagna = guards.every(({ code }) => OF_LAGNA.includes(code));
  return role === 'life' && isOfLagna ? 'advised_with_care' : 'not_advised';
}

const isAdvised = (verdict: GemVerdict): boolean =>
  verdict === 'advised' || verdict === 'advised_with_care';

function adviceOn(graha: GrahaId, chart: Chart, running: Running | null): GemAdvice {
  const lagna = chart.ascendant.sign;
  const placement = chart.grahas[graha];
  const isNode = graha === 'rahu' || graha === 'ketu';
  const role = roleOf(graha, lagna);
  const period = periodOf(graha, running);
  const outside: readonly GemGuard[] =
    isNode && period === null ? [{ code: 'node_outside_its_dasha' }] : [];
  const guards = [...guardsOfLagna(graha, lagna), ...guardsOfState(placement), ...outside];
  const verdict = verdictOn(guards, role, role !== null || isNode);
  return {
    graha,
    gem: GRAHA_CORRESPONDENCES[graha].gem,
    role,
    ownHouses: ownHouses(graha, lagna),
    house: placement.house,
    nature: functionalNature(lagna, graha),
    afflictions: afflictionsOf(placement),
    period,
    guards,
    verdict,
    advised: isAdvised(verdict),
  };
}

/**
 * The result for the gem of a graha and a chart. Every page that names a gem uses it, so that no page recommends what
 * another advises against.
 * @param graha whose gem, such as the lord of the lagna or of the Moon's nakshatra
 * @param chart a birth chart
 * @param atJdUt the instant, Julian day UT; null for none (see `gemsOf`)
 */
export function gemAdvice(graha: GrahaId, chart: Chart, atJdUt: JulianDay | null): GemAdvice {
  return adviceOn(graha, chart, runningLords(chart, atJdUt));
}

/**
 * The gems of a chart: life stone (lord of the lagna), lucky stone (of the fifth) and fortune stone
 * (of the ninth), each with the guards that count against it. Which lords give the three is what
 * consumer software agrees on; the guards are common practice (docs/rules/gems.md).
 * @param chart a birth chart
 * @param atJdUt the instant, Julian day UT, which decides whether a node's own period runs; with null the nodes' gems
 * are never advised
 */
export function gemsOf(chart: Chart, atJdUt: JulianDay | null): GemReading {
  const running = runningLords(chart, atJdUt);
  const all = GRAHA_IDS.map((graha) => adviceOn(graha, chart, running));
  const lagna = chart.ascendant.sign;
  const stoneOf = (role: GemRole): GemAdvice => all.find((advice) => advice.role === role)!;
  const stones = { life: stoneOf('life'), lucky: stoneOf('lucky'), fortune: stoneOf('fortune') };
  const advised = ROLE_NAMES.filter((role) => stones[role].advised);
  const promoted =
    advised.find((role) => role !== 'life' && stones[role].nature === 'yogakaraka') ?? null;
  const rank = (role: GemRole): number =>
    role === 'life' ? 0 : role === promoted ? 1 : 1 + ROLE_NAMES.indexOf(role);
  return {
    lagna,
    lagnaLord: SIGNS[lagna].lord,
    stones,
    order: advised.toSorted((a, b) => rank(a) - rank(b)),
    promoted,
    dashaStones: all.filter((advice) => advice.advised && advice.role === null),
    avoid: all.filter(({ verdict }) => verdict === 'not_advised'),
  };
}

/** For whom a gem is and is not, by the sign of the ascendant. */
export interface GemLagnas {
  /** its graha rules 1, 5 or 9 and no guard of the lagna is against it, or only with care */
  readonly suits: readonly SignNumber[];
  /** a guard of the lagna is against it */
  readonly avoid: readonly SignNumber[];
}

/** The verdict on the gem of a sign's lord with that sign as ascendant, for use without a chart. */
export function gemVerdictOfSign(sign: SignNumber): GemVerdict {
  return verdictOn(guardsOfLagna(SIGNS[sign].lord, sign), 'life', true);
}

/** Who should wear and who should avoid the gem of a graha. */
export function lagnasForGem(graha: GrahaId): GemLagnas {
  const lagnas = Object.values(SIGNS).map(({ number }) => number);
  const verdictOf = (lagna: SignNumber): GemVerdict => {
    const role = roleOf(graha, lagna);
    return verdictOn(guardsOfLagna(graha, lagna), role, role !== null);
  };
  return {
    suits: lagnas.filter((lagna) => isAdvised(verdictOf(lagna))),
    avoid: lagnas.filter((lagna) => verdictOf(lagna) === 'not_advised'),
  };
}

function isEnemy(graha: GrahaId, other: GrahaId): boolean {
  const planet = PLANET_IDS.find((id) => id === other);
  return planet !== undefined && naturalFriendship(graha, planet) === 'enemy';
}

/**
 * The grahas whose gems do not go together with that of a graha: one is the natural enemy of the
 * other (common practice; for the nodes the convention of `naturalFriendship`).
 */
export function gemConflicts(graha: GrahaId): readonly GrahaId[] {
  return GRAHA_IDS.filter((other) => isEnemy(graha, other) || isEnemy(other, graha));
}
