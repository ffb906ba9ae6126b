import {
  completedYearsAt,
  PLANET_IDS,
  varshaphal,
  type Chart,
  type JulianDay,
  type MuddaPeriod,
  type TajikaYoga,
  type Varshaphal,
  type VargiyaStrength,
} from '@jyoti/jyotish';
import { yearsOfLife, type YearChart, type YearPlace } from '@jyoti/contract';
import { spanOf } from './instants.ts';
import { planetRows } from './planet-details.ts';
import { degrees, grahaName, signName } from './wire-names.ts';

type TajikaFacts = Pick<YearChart, 'contacts' | 'whole_chart' | 'strong' | 'weak' | 'house_yogas'>;
type OfHouse = Extract<TajikaYoga, { readonly house: unknown }>;

/** The planets that make a yoga beside the two lords. */
function makersOf(yoga: OfHouse): YearChart['house_yogas'][number]['planets'] {
  switch (yoga.yoga) {
    case 'nakta':
    case 'yamaya':
      return [grahaName(yoga.via)];
    case 'manau':
      return [grahaName(yoga.by)];
    case 'kamboola':
      return yoga.with.map(grahaName);
    case 'gairi_kamboola':
    case 'tambira':
      return [grahaName(yoga.with)];
    case 'radda':
      return yoga.weak.map(({ planet }) => grahaName(planet));
    case 'duphali_kuttha':
      return [grahaName(yoga.strong)];
    case 'dutthottha_davira':
      return [grahaName(yoga.helper)];
    case 'khallasara':
      return [];
  }
}

function tajikaFacts(yogas: readonly TajikaYoga[]): TajikaFacts {
  const facts: TajikaFacts = {
    contacts: [],
    whole_chart: null,
    strong: [],
    weak: [],
    house_yogas: [],
  };
  for (const yoga of yogas) {
    if ('house' in yoga) {
      facts.house_yogas.push({
        yoga: yoga.yoga,
        house: yoga.house,
        lagna_lord: grahaName(yoga.lagnaLord),
        house_lord: grahaName(yoga.houseLord),
        planets: makersOf(yoga),
      });
      continue;
    }
    switch (yoga.yoga) {
      case 'kuttha':
        facts.strong = yoga.planets.map(grahaName);
        break;
      case 'durapha':
        facts.weak = yoga.weak.map(({ planet, by }) => ({
          planet: grahaName(planet),
          by: [...by],
        }));
        break;
      case 'ikkavala':
      case 'induvara':
        facts.whole_chart = yoga.yoga;
        break;
      case 'ithasala':
      case 'ishrafa':
        facts.contacts.push({
          yoga: yoga.yoga,
          fast: grahaName(yoga.fast),
          slow: grahaName(yoga.slow),
          stage: yoga.stage,
          separation: degrees(yoga.separation),
          orb: yoga.orb,
        });
    }
  }
  return facts;
}

const points = (value: number) => Math.round(value * 1e4) / 1e4;

const divisionOf = ({ lord, place, points: given }: VargiyaStrength) => ({
  lord: grahaName(lord),
  place,
  points: points(given),
});

function strengthsOf({ strengths }: Varshaphal): YearChart['strengths'] {
  return PLANET_IDS.map((planet) => {
    const { kshetra, uchcha, hadda, drekkana, navamsa, total, grade } = strengths[planet];
    return {
      planet: grahaName(planet),
      kshetra: divisionOf(kshetra),
      uchcha: { points: points(uchcha.points) },
      hadda: divisionOf(hadda),
      drekkana: divisionOf(drekkana),
      navamsa: divisionOf(navamsa),
      total: points(total),
      grade,
    };
  });
}

const muddaPeriod = (period: MuddaPeriod) => ({
  lord: grahaName(period.lord),
  ...spanOf(period),
});

function runningMudda({ muddaDasha }: Varshaphal, nowJdUt: JulianDay): YearChart['current'] {
  const runs = ({ startJdUt, endJdUt }: MuddaPeriod) => nowJdUt >= startJdUt && nowJdUt < endJdUt;
  const dasha = muddaDasha.find(runs);
  const sub = dasha?.antardashas.find(runs);
  return dasha && sub ? { dasha: muddaPeriod(dasha), sub_dasha: muddaPeriod(sub) } : null;
}

/**
 * The annual chart of a birth.
 * @param year the year of life, 1 to 120; without it the running one, or the last where all have passed
 * @param place where it is cast instead of at the birth place
 */
export function yearChart(
  chart: Chart,
  year: number | undefined,
  nowJdUt: JulianDay,
  place?: YearPlace,
): Omit<YearChart, 'settings' | 'notices'> {
  const { ayanamsa } = chart.settings;
  const completed = completedYearsAt(
    chart.grahas.sun.longitude,
    chart.time.jdUt,
    nowJdUt,
    ayanamsa,
  );
  const running = completed === null || completed >= yearsOfLife.last ? null : completed + 1;
  const annual = varshaphal(chart, (year ?? running ?? yearsOfLife.last) - 1, place);
  const { muntha, yearLord } = annual;
  return {
    year: annual.years + 1,
    running_year: running,
    ...spanOf(annual),
    by_day: annual.byDay,
    place: place ?? null,
    chart: planetRows(annual),
    muntha: {
      zodiac: signName(muntha.sign),
      house: muntha.house,
      lord: grahaName(muntha.lord),
    },
    year_lord: {
      planet: grahaName(yearLord.planet),
      rule: yearLord.rule,
      candidates: yearLord.officers.map(({ office, planet, strength, aspect }) => ({
        office,
        planet: grahaName(planet),
        strength: points(strength),
        aspect,
      })),
    },
    strengths: strengthsOf(annual),
    ...tajikaFacts(annual.yogas),
    mudda: annual.muddaDasha.map((dasha) => ({
      ...muddaPeriod(dasha),
      sub_dashas: dasha.antardashas.map(muddaPeriod),
    })),
    current: runningMudda(annual, nowJdUt),
  };
}
