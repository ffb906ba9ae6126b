import {
  houseFrom,
  isoFromJulianDay,
  signFromIndex,
  type GrahaId,
  type HouseNumber,
  type ScoreTerm,
  type SignForecast,
  type SignNumber,
} from '@jyoti/jyotish';
import { factName, sidesOf, type HoroscopeFact } from '@jyoti/readings';
import type { HoroscopeBecause } from '@jyoti/contract';
import { grahaName, signName } from '../kundli/wire-names.ts';
import { changeOf, nakshatraName } from './transit-rows.ts';

type Area = HoroscopeBecause['area'];

const signOfHouse = (from: SignNumber, house: HouseNumber): SignNumber =>
  signFromIndex(from + house - 2);

/** Default values of fields that most rows lack. */
const nothing = {
  effect: null,
  benefic: null,
  vedha_house: null,
  by: [],
  at: null,
  until: null,
  change: null,
  nakshatra: null,
  points: 0,
  share: 1,
} satisfies Partial<HoroscopeBecause>;

const addendId = (area: Area, { reason, graha, house, effect }: ScoreTerm): string =>
  [area, reason, graha, house, effect].filter((part) => part !== null).join('.');

/** The factors for and against each area; their sum is its outlook. */
export function addendRows({ areas, gochara, sign }: SignForecast): HoroscopeBecause[] {
  return areas.flatMap(({ area, terms }) =>
    terms.map((term): HoroscopeBecause => {
      const { reason, graha, house, effect, benefic, points, share } = term;
      const now = gochara.find((row) => row.graha === graha);
      const isNow = reason !== 'aspect' && now?.house === house && now.effect === effect;
      // An aspect is described by the current sign of the graha and the house that it aspects.
      const signNow = reason === 'aspect' ? now!.sign : signOfHouse(sign, house);
      return {
        ...nothing,
        id: addendId(area, term),
        area,
        reason,
        graha: grahaName(graha),
        zodiac: signName(signNow),
        house,
        effect,
        benefic,
        vedha_house: isNow ? now.vedhaHouse : null,
        by: isNow ? now.by.map(grahaName) : [],
        points,
        share,
      };
    }),
  );
}

/** The factor that states the same as a fact, if any. */
function addendOf({ areas }: SignForecast, area: Area, fact: HoroscopeFact): ScoreTerm | undefined {
  const terms = areas.find((one) => one.area === area)?.terms ?? [];
  const ofGraha = (graha: GrahaId, house: HouseNumber) =>
    terms
      .filter((one) => one.reason === 'karaka' && one.graha === graha && one.house === house)
      .toSorted((a, b) => b.share - a.share);
  switch (fact.kind) {
    case 'moon':
      return fact.area === 'general' ? ofGraha('moon', fact.house)[0] : undefined;
    case 'gochara': {
      const there = terms.filter(
        ({ reason, graha, house }) =>
          reason !== 'aspect' && graha === fact.graha && house === fact.house,
      );
      return there.find(({ effect }) => effect === fact.effect) ?? there[0];
    }
    case 'aspect':
      return terms.find(
        (one) => one.reason === 'aspect' && one.graha === fact.graha && one.house === fact.house,
      );
    case 'outlook':
      if (sidesOf(fact)) return undefined;
      return terms.find(({ graha, house }) => graha === fact.graha && house === fact.house);
    default:
      return undefined;
  }
}

/**
 * The row that explains a fact of an area: one of the factors, or a new row without points.
 * @param addends by id
 */
export function rowOf(
  forecast: SignForecast,
  area: Area,
  fact: HoroscopeFact,
  addends: ReadonlyMap<string, HoroscopeBecause>,
): HoroscopeBecause {
  const addend = addendOf(forecast, area, fact);
  const row = addend && addends.get(addendId(area, addend));
  return row ?? { ...nothing, id: `${area}.${factName(fact)}`, area, ...detailsOf(forecast, fact) };
}

type Details = Pick<HoroscopeBecause, 'reason' | 'graha' | 'zodiac' | 'house'> &
  Partial<HoroscopeBecause>;

function detailsOf({ sign, gochara }: SignForecast, fact: HoroscopeFact): Details {
  const { house } = fact;
  const zodiac = signName(signOfHouse(sign, house));
  switch (fact.kind) {
    case 'moon': {
      const moon = { reason: 'moon', graha: 'Moon', zodiac, house } as const;
      if (!fact.stay) return moon;
      const { fromJdUt, toJdUt } = fact.stay;
      return { ...moon, at: isoFromJulianDay(fromJdUt), until: isoFromJulianDay(toJdUt) };
    }
    case 'nakshatra':
      return {
        reason: 'nakshatra',
        graha: 'Moon',
        zodiac,
        house,
        nakshatra: nakshatraName(fact.nakshatra),
      };
    case 'outlook': {
      const now = gochara.find(({ graha }) => graha === fact.graha)!;
      return {
        reason: 'balance',
        graha: grahaName(fact.graha),
        zodiac: signName(now.sign),
        house: now.house,
        by: (sidesOf(fact) ?? []).map(grahaName),
      };
    }
    case 'good_days':
      return { reason: 'moon', graha: 'Moon', zodiac, house, share: fact.share };
    case 'gochara':
    case 'aspect': {
      // Karakas are factors in every area that mentions them; an aspect may last too few days to be one.
      const graha = grahaName(fact.graha);
      const effect = fact.kind === 'gochara' ? fact.effect : null;
      const reason = fact.kind === 'gochara' ? 'karaka' : 'aspect';
      return { reason, graha, zodiac: signName(fact.sign), house, effect };
    }
    case 'event':
    case 'eclipse_near': {
      const { event } = fact;
      if (event.kind === 'nakshatra_ingress')
        throw new Error('No line tells of a nakshatra entered.');
      return {
        reason: event.kind,
        graha: grahaOf(event),
        zodiac: signName(event.sign),
        house: houseFrom(sign, event.sign),
        effect: fact.kind === 'event' ? fact.effect : null,
        at: isoFromJulianDay(event.jdUt),
        change: changeOf(event),
      };
    }
  }
}

function grahaOf(
  event: Extract<HoroscopeFact, { kind: 'event' }>['event'],
): HoroscopeBecause['graha'] {
  if (event.kind === 'solar_eclipse') return 'Sun';
  if (!('body' in event)) return 'Moon';
  if (event.body === 'uranus') throw new Error('No line tells of Uranus.');
  return grahaName(event.body);
}
