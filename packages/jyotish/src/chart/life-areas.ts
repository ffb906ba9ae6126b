import type { JulianDay } from '../time/index.ts';
import { grahasAspecting } from './aspects.ts';
import { normaliseDegrees } from './angle.ts';
import { GRAHA_IDS } from './bodies.ts';
import type { GrahaId, PlanetId } from './bodies.ts';
import type { Chart } from './cast-chart.ts';
import type { GrahaPlacement, Placements } from './placements.ts';
import { signFromIndex, SIGNS } from './signs.ts';
import type { HouseNumber } from './signs.ts';

/** Each area of life with its house and its natural significator (Phaladeepika 15). */
const AREAS = [
  ['self', 1, 'sun'],
  ['money', 2, 'jupiter'],
  ['siblings', 3, 'mars'],
  ['home', 4, 'moon'],
  ['children', 5, 'jupiter'],
  ['learning', 5, 'jupiter'],
  ['health', 6, 'mars'],
  ['partner', 7, 'venus'],
  ['work', 10, 'saturn'],
  ['faith', 9, 'jupiter'],
] as const satisfies readonly (readonly [string, HouseNumber, PlanetId])[];

/** An area of life. `learning` is the fifth house of a child, `children` that of an adult. */
export type LifeArea = (typeof AREAS)[number][0];

/** A graha with its position at birth. */
export interface PlacedGraha<Id extends GrahaId = GrahaId> extends Pick<
  GrahaPlacement,
  'sign' | 'house' | 'dignity' | 'combust'
> {
  readonly graha: Id;
}

/** The facts of a chart about an area of life. */
export interface LifeAreaFacts {
  readonly area: LifeArea;
  readonly house: HouseNumber;
  readonly lord: PlacedGraha<PlanetId>;
  /** the grahas in the house */
  readonly occupants: readonly PlacedGraha[];
  /** the planets that aspect the house; without the nodes */
  readonly aspectedBy: readonly PlacedGraha[];
  /** the natural significator of the area (Phaladeepika 15) */
  readonly karaka: PlacedGraha<PlanetId>;
  /** the Moon is seven tithis or more from the Sun, and counts as a benefic (BPHS 3, 11) */
  readonly isMoonBright: boolean;
}

const DAYS_PER_YEAR = 365.25;

/** Below this age there is no money, partner and work, and the fifth house is about a pupil. Our choice. */
const GROWN_AGE = 16;

const ONLY_GROWN: ReadonlySet<LifeArea> = new Set(['money', 'children', 'partner', 'work']);

/** The Moon is bright at this distance from the Sun or more, degrees: from the eighth tithi (BPHS 3, 11). */
const BRIGHT_FROM = 84;

function placed<Id extends GrahaId>(
  { grahas }: Pick<Placements, 'grahas'>,
  graha: Id,
): PlacedGraha<Id> {
  const { sign, house, dignity, combust } = grahas[graha];
  return { graha, sign, house, dignity, combust };
}

function isMoonBright({ grahas: { sun, moon } }: Pick<Placements, 'grahas'>): boolean {
  const elongation = normaliseDegrees(moon.longitude - sun.longitude);
  return elongation >= BRIGHT_FROM && elongation <= 360 - BRIGHT_FROM;
}

/**
 * The facts about the areas of life that suit the age of the person, in the order of the report.
 * @param chart from `castChart`
 * @param jdUt the instant of the age, Julian day UT
 */
export function lifeAreaFacts(
  chart: Placements & Pick<Chart, 'time'>,
  jdUt: JulianDay,
): readonly LifeAreaFacts[] {
  const isGrown = (jdUt - chart.time.jdUt) / DAYS_PER_YEAR >= GROWN_AGE;
  return AREAS.filter(([area]) => (isGrown ? area !== 'learning' : !ONLY_GROWN.has(area))).map(
    ([area, house, karaka]) => {
      const sign = signFromIndex(chart.ascendant.sign + house - 2);
      const occupants = GRAHA_IDS.filter((graha) => chart.grahas[graha].sign === sign);
      return {
        area,
        house,
        lord: placed(chart, SIGNS[sign].lord),
        occupants: occupants.map((graha) => placed(chart, graha)),
        aspectedBy: grahasAspecting(sign, chart, 'none').map((graha) => placed(chart, graha)),
        karaka: placed(chart, karaka),
        isMoonBright: isMoonBright(chart),
      };
    },
  );
}
