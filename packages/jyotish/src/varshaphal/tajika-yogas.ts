import { houseFrom, PLANET_IDS, SIGNS, signFromIndex } from '../chart/index.ts';
import type { HouseNumber, Placements, PlanetId } from '../chart/index.ts';
import { panchavargiyaOf } from './panchavargiya.ts';
import type { PanchavargiyaBala } from './panchavargiya.ts';
import { DEEPTAMSHAS, ithasalaOf, tajikaAspect, tajikaContact } from './tajika-aspect.ts';
import type { TajikaContact, TajikaPlacements } from './tajika-aspect.ts';

/** The sixteen yogas of Tajika. */
export const TAJIKA_YOGAS = [
  'ikkavala',
  'induvara',
  'ithasala',
  'ishrafa',
  'nakta',
  'yamaya',
  'manau',
  'kamboola',
  'gairi_kamboola',
  'khallasara',
  'radda',
  'duphali_kuttha',
  'dutthottha_davira',
  'tambira',
  'kuttha',
  'durapha',
] as const;

/** One of the sixteen. */
export type TajikaYogaName = (typeof TAJIKA_YOGAS)[number];

/**
 * How a planet is placed: `best` exalted or in its own sign, `middle` in its own hadda, drekkana or
 * navamsa, `low` debilitated or in an enemy's sign, else `plain`.
 */
export type TajikaRank = 'best' | 'middle' | 'plain' | 'low';

/** What weakens a planet. */
export type TajikaWeakness = 'retrograde' | 'combust' | 'debilitated' | 'in_6_8_12';

/** The two whose tie a question of a house is read from: lord of the lagna and lord of the house. */
interface OfHouse {
  /** house of the question */
  readonly house: HouseNumber;
  /** lord of the annual lagna */
  readonly lagnaLord: PlanetId;
  /** lord of that house */
  readonly houseLord: PlanetId;
}

/** A yoga of an annual chart with its facts. */
export type TajikaYoga =
  /** all seven in angles and the houses after them */
  | { readonly yoga: 'ikkavala' }
  /** all seven in the third, sixth, ninth and twelfth */
  | { readonly yoga: 'induvara' }
  | ({ /** approaching, or past */ readonly yoga: 'ithasala' | 'ishrafa' } & Omit<
      TajikaContact,
      'kind'
    >)
  /** a faster (nakta) or slower (yamaya) planet carries the light between two that have no contact */
  | ({
      /** faster or slower planet between */
      readonly yoga: 'nakta' | 'yamaya';
      /** planet that carries the light */
      readonly via: PlanetId;
    } & OfHouse)
  /** Mars or Saturn breaks in on the faster of two in ithasala */
  | ({
      readonly yoga: 'manau';
      /** malefic that breaks in */
      readonly by: 'mars' | 'saturn';
    } & OfHouse)
  /** the Moon has an ithasala with one or both of two in ithasala */
  | ({
      readonly yoga: 'kamboola';
      /** planets with which the Moon has an ithasala */
      readonly with: readonly PlanetId[];
      /** how the Moon is placed */
      readonly moon: TajikaRank;
      /** how the partner is placed */
      readonly partner: TajikaRank;
    } & OfHouse)
  /** the Moon has none yet, and makes one from the next sign with a planet that is well placed */
  | ({
      readonly yoga: 'gairi_kamboola';
      /** planet that the Moon meets from the next sign */
      readonly with: PlanetId;
    } & OfHouse)
  /** the Moon has no ithasala with either, nor with any other planet */
  | ({
      readonly yoga: 'khallasara';
      /** how the Moon is placed */
      readonly moon: TajikaRank;
    } & OfHouse)
  /** one of two in ithasala is weak and sends the light back */
  | ({
      readonly yoga: 'radda';
      /** who sends the light back */
      readonly weak: readonly {
        /** which planet */
        readonly planet: PlanetId;
        /** what weakens it */
        readonly by: readonly TajikaWeakness[];
      }[];
    } & OfHouse)
  /** the slower of two in ithasala is well placed, the faster is not */
  | ({
      readonly yoga: 'duphali_kuttha';
      /** the slower, well placed one */
      readonly strong: PlanetId;
    } & OfHouse)
  /** two in ithasala are both ill placed, and one has an ithasala with a third that is well placed */
  | ({
      readonly yoga: 'dutthottha_davira';
      /** the third, well placed one */
      readonly helper: PlanetId;
    } & OfHouse)
  /** no ithasala, but one of the two makes one from the next sign with a planet that is well placed */
  | ({
      readonly yoga: 'tambira';
      /** which of the two makes it */
      readonly planet: PlanetId;
      /** the planet that it meets from the next sign */
      readonly with: PlanetId;
    } & OfHouse)
  /** planets that are strong by house and place, without weakness */
  | { readonly yoga: 'kuttha'; /** which planets */ readonly planets: readonly PlanetId[] }
  /** planets that are weak */
  | {
      readonly yoga: 'durapha';
      /** who is weak */
      readonly weak: readonly {
        /** which planet */
        readonly planet: PlanetId;
        /** what weakens it */
        readonly by: readonly TajikaWeakness[];
      }[];
    };

/** The facts of an annual chart that several rules use. */
interface Sky {
  readonly planets: TajikaPlacements;
  readonly strengths: Readonly<Record<PlanetId, PanchavargiyaBala>>;
}

const OUTSIDE: readonly HouseNumber[] = [6, 8, 12];
const APOKLIMA: readonly HouseNumber[] = [3, 6, 9, 12];

function rankOf(planet: PlanetId, { planets, strengths }: Sky): TajikaRank {
  const { dignity } = planets[planet];
  const { kshetra, hadda, drekkana, navamsa } = strengths[planet];
  if (dignity === 'exalted' || kshetra.place === 'own') return 'best';
  if ([hadda, drekkana, navamsa].some(({ place }) => place === 'own')) return 'middle';
  return dignity === 'debilitated' || kshetra.place === 'enemy' ? 'low' : 'plain';
}

function weaknessesOf(planet: PlanetId, { planets }: Sky): TajikaWeakness[] {
  const { retrograde, combust, dignity, house } = planets[planet];
  const found: TajikaWeakness[] = [];
  if (retrograde) found.push('retrograde');
  if (combust) found.push('combust');
  if (dignity === 'debilitated') found.push('debilitated');
  if (OUTSIDE.includes(house)) found.push('in_6_8_12');
  return found;
}

const weakOnes = (planets: readonly PlanetId[], sky: Sky) =>
  planets
    .map((planet) => ({ planet, by: weaknessesOf(planet, sky) }))
    .filter(({ by }) => by.length > 0);

/**
 * The yogas of an annual chart after Tajika Neelakanthi, ch. 2. Ithasala and ishrafa are given of every
 * pair of the seven planets; those that need a question are given for each house from the second to the
 * twelfth, with the lord of the lagna and the lord of the house; a house of the lagna's own lord has none.
 */
export function tajikaYogasOf({ ascendant, grahas }: Placements): TajikaYoga[] {
  const strengths = Object.fromEntries(
    PLANET_IDS.map((planet) => [planet, panchavargiyaOf(planet, grahas)]),
  ) as Record<PlanetId, PanchavargiyaBala>;
  const sky: Sky = { planets: grahas, strengths };
  const lagnaLord = SIGNS[ascendant.sign].lord;
  const yogas: TajikaYoga[] = [...wholeChart(sky), ...contacts(sky)];
  for (let house = 2; house <= 12; house += 1) {
    const houseLord = SIGNS[signFromIndex(ascendant.sign + house - 2)].lord;
    if (houseLord === lagnaLord) continue;
    yogas.push(...ofHouse({ house: house as HouseNumber, lagnaLord, houseLord }, sky));
  }
  return yogas;
}

function wholeChart(sky: Sky): TajikaYoga[] {
  const yogas: TajikaYoga[] = [];
  const houses = PLANET_IDS.map((planet) => sky.planets[planet].house);
  if (houses.every((house) => !APOKLIMA.includes(house))) yogas.push({ yoga: 'ikkavala' });
  if (houses.every((house) => APOKLIMA.includes(house))) yogas.push({ yoga: 'induvara' });
  const strong = PLANET_IDS.filter((planet) => {
    const { house } = sky.planets[planet];
    const rank = rankOf(planet, sky);
    return (
      !APOKLIMA.includes(house) &&
      (rank === 'best' || rank === 'middle') &&
      weaknessesOf(planet, sky).length === 0
    );
  });
  const weak = weakOnes(PLANET_IDS, sky);
  if (strong.length > 0) yogas.push({ yoga: 'kuttha', planets: strong });
  if (weak.length > 0) yogas.push({ yoga: 'durapha', weak });
  return yogas;
}

function contacts({ planets }: Sky): TajikaYoga[] {
  return PLANET_IDS.flatMap((first, index) =>
    PLANET_IDS.slice(index + 1).flatMap((second): TajikaYoga[] => {
      const contact = tajikaContact(first, second, planets);
      if (contact === null) return [];
      const { kind, ...facts } = contact;
      return [{ yoga: kind, ...facts }];
    }),
  );
}

function ofHouse(pair: OfHouse, sky: Sky): TajikaYoga[] {
  const { lagnaLord, houseLord } = pair;
  const tie = ithasalaOf(lagnaLord, houseLord, sky.planets);
  return tie === null ? withoutTie(pair, sky) : withTie(pair, tie, sky);
}

/** Yogas of two planets without an ithasala: a third transfers the light, or it forms later. */
function withoutTie(pair: OfHouse, sky: Sky): TajikaYoga[] {
  const { lagnaLord, houseLord } = pair;
  const { planets } = sky;
  const yogas: TajikaYoga[] = [];
  const apart = tajikaAspect(planets[lagnaLord].sign, planets[houseLord].sign) === 0;
  for (const via of PLANET_IDS) {
    if (!apart || via === lagnaLord || via === houseLord) continue;
    const one = ithasalaOf(via, lagnaLord, planets);
    const other = ithasalaOf(via, houseLord, planets);
    if (one === null || other === null) continue;
    if (one.fast === via && other.fast === via) yogas.push({ yoga: 'nakta', via, ...pair });
    if (one.slow === via && other.slow === via) yogas.push({ yoga: 'yamaya', via, ...pair });
  }
  for (const planet of [lagnaLord, houseLord]) {
    const partner = laterPartner(planet, [lagnaLord, houseLord], sky);
    if (partner !== undefined) yogas.push({ yoga: 'tambira', planet, with: partner, ...pair });
  }
  return yogas;
}

/** A well placed planet with which one makes an ithasala as soon as it enters the next sign. */
function laterPartner(
  planet: PlanetId,
  without: readonly PlanetId[],
  sky: Sky,
): PlanetId | undefined {
  return PLANET_IDS.find((other) => {
    if (other === planet || without.includes(other) || rankOf(other, sky) !== 'best') return false;
    const later = ithasalaOf(planet, other, sky.planets);
    return later?.stage === 'future' && later.fast === planet;
  });
}

/** Those of two planets in ithasala: what helps and what spoils it. */
function withTie(pair: OfHouse, { fast, slow }: TajikaContact, sky: Sky): TajikaYoga[] {
  const yogas: TajikaYoga[] = [];
  for (const by of ['mars', 'saturn'] as const) {
    if (by !== fast && by !== slow && breaksIn(by, fast, sky)) {
      yogas.push({ yoga: 'manau', by, ...pair });
    }
  }
  if (fast !== 'moon' && slow !== 'moon') yogas.push(...ofMoon(pair, fast, slow, sky));
  const weak = weakOnes([fast, slow], sky);
  if (weak.length > 0) yogas.push({ yoga: 'radda', weak, ...pair });
  const isWell = (planet: PlanetId): boolean => ['best', 'middle'].includes(rankOf(planet, sky));
  if (isWell(slow) && !isWell(fast)) yogas.push({ yoga: 'duphali_kuttha', strong: slow, ...pair });
  if (!isWell(slow) && !isWell(fast)) {
    const helper = PLANET_IDS.find(
      (other) =>
        other !== fast &&
        other !== slow &&
        rankOf(other, sky) === 'best' &&
        [fast, slow].some((planet) => ithasalaOf(planet, other, sky.planets) !== null),
    );
    if (helper !== undefined) yogas.push({ yoga: 'dutthottha_davira', helper, ...pair });
  }
  return yogas;
}

/** Whether a malefic is with a planet or looks at it with an enemy's eye, within the orb. */
function breaksIn(by: 'mars' | 'saturn', planet: PlanetId, { planets }: Sky): boolean {
  const house = houseFrom(planets[by].sign, planets[planet].sign);
  const orb = (DEEPTAMSHAS[by] + DEEPTAMSHAS[planet]) / 2;
  const apart = Math.abs(planets[by].degreeInSign - planets[planet].degreeInSign);
  return [1, 4, 7, 10].includes(house) && apart <= orb;
}

function ofMoon(pair: OfHouse, fast: PlanetId, slow: PlanetId, sky: Sky): TajikaYoga[] {
  const moon = rankOf('moon', sky);
  const partners = [fast, slow].filter(
    (planet) => ithasalaOf('moon', planet, sky.planets) !== null,
  );
  const [partner] = partners;
  if (partner !== undefined) {
    return [{ yoga: 'kamboola', with: partners, moon, partner: rankOf(partner, sky), ...pair }];
  }
  const later = laterPartner('moon', [], sky);
  if (later !== undefined) return [{ yoga: 'gairi_kamboola', with: later, ...pair }];
  const isVoid = moon === 'plain' || moon === 'low';
  return isVoid ? [{ yoga: 'khallasara', moon, ...pair }] : [];
}
