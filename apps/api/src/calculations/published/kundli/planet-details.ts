import {
  avakahada,
  BODY_NAMES,
  GRAHA_IDS,
  NAKSHATRAS,
  vimshottariAt,
  type BirthPanchang,
  type Chart,
  type GhatkaChakra,
  type GrahaId,
  type GrahaPlacement,
  type JulianDay,
  type Placement,
  type Placements,
} from '@jyoti/jyotish';
import type { AstroDetails, BodyKey, Language, Planet, PlanetDetails } from '@jyoti/contract';
import { namedGem } from '../gemstones/named-gem.ts';
import { strengthOf } from './strength.ts';
import { degrees } from '../../requests/instants.ts';
import {
  avasthaNames,
  elementNames,
  grahaName,
  natureNames,
  signName,
  titleCase,
  weekdayNames,
} from '../wire-names.ts';

function placed(placement: Placement) {
  return {
    zodiac: signName(placement.sign),
    rasi_no: placement.sign,
    house: placement.house,
    local_degree: degrees(placement.degreeInSign),
    global_degree: degrees(placement.longitude),
    progress_in_percentage: degrees(placement.progressPercent),
    nakshatra: placement.nakshatraName,
    nakshatra_lord: grahaName(placement.nakshatraLord),
    nakshatra_pada: placement.pada,
    nakshatra_no: placement.nakshatra,
    zodiac_lord: grahaName(placement.signLord),
  };
}

function ascendantRow(placement: Placement): Planet {
  return {
    name: 'As',
    full_name: BODY_NAMES.ascendant.english,
    ...placed(placement),
    retro: false,
    is_planet_set: false,
    basic_avastha: '-',
    lord_status: '-',
    is_combust: false,
    speed: null,
  };
}

function grahaRow(placement: GrahaPlacement, chart: Placements): Planet {
  return {
    name: BODY_NAMES[placement.graha].abbreviation as Planet['name'],
    full_name: BODY_NAMES[placement.graha].english,
    ...placed(placement),
    retro: placement.retrograde,
    is_planet_set: placement.isSet,
    basic_avastha: avasthaNames[placement.baladiAvastha],
    lord_status: natureNames[placement.functionalNature],
    is_combust: placement.combust,
    strength: strengthOf(chart, placement.graha),
    speed: degrees(placement.speed),
  };
}

/** Three levels at an instant, in the format of clients in this field: `Saturn>Sa>Me`. */
function dashaPath(chart: Chart, jdUt: JulianDay): string {
  const running = vimshottariAt(
    chart.grahas.moon.longitude,
    chart.time.jdUt,
    chart.settings.yearDays,
    jdUt,
  );
  if (!running) return '';
  const short = (graha: GrahaId) => BODY_NAMES[graha].abbreviation;
  const { mahadasha, antardasha, pratyantardasha } = running;
  return [grahaName(mahadasha.lord), short(antardasha.lord), short(pratyantardasha.lord)].join('>');
}

function panchangOf(chart: Chart, panchang: BirthPanchang): PlanetDetails['panchang'] {
  const { tithi } = panchang;
  const named = tithi.name === 'Purnima' || tithi.name === 'Amavasya';
  return {
    ayanamsa: degrees(chart.settings.ayanamsaDegrees),
    ayanamsa_name: titleCase(chart.settings.ayanamsa),
    day_of_birth: weekdayNames[panchang.weekday],
    day_lord: grahaName(panchang.dayLord),
    hora_lord: panchang.horaLord && grahaName(panchang.horaLord),
    sunrise_at_birth: panchang.sunrise?.utc ?? null,
    sunset_at_birth: panchang.sunset?.utc ?? null,
    karana: panchang.karana.name,
    yoga: panchang.yoga.name,
    tithi: named ? tithi.name : `${titleCase(tithi.paksha)} ${tithi.name}`,
  };
}

function moonTables(chart: Chart, nowJdUt: JulianDay, language: Language) {
  const table = avakahada(chart);
  const { lucky } = table;
  return {
    lucky_gem: [titleCase(lucky.gem)],
    lucky_gem_advice: namedGem(chart.grahas.moon.nakshatraLord, chart, nowJdUt, language),
    lucky_num: [lucky.number],
    lucky_colors: lucky.colors.map(titleCase),
    lucky_letters: [...lucky.letters],
    lucky_name_start: [...table.nameSyllables],
    lucky_name_devanagari: [...table.nameSyllablesDevanagari],
    gana: titleCase(table.gana),
    yoni: titleCase(table.yoni.animal),
    vasya: titleCase(table.vashya),
    nadi: titleCase(table.nadi),
    varna: titleCase(table.varna),
    paya: titleCase(table.paya),
    tatva: elementNames[table.tatva],
  };
}

function ghatkaChakra(ghatka: GhatkaChakra): NonNullable<PlanetDetails['ghatka_chakra']> {
  return {
    rasi: signName(ghatka.sign),
    tithi: ghatka.tithis.map(String),
    day: weekdayNames[ghatka.weekday],
    nakshatra: NAKSHATRAS[ghatka.nakshatra - 1]?.name ?? '',
    tatva: elementNames[ghatka.tatva],
    lord: grahaName(ghatka.lord),
    same_sex_lagna: signName(ghatka.sameSexLagna),
    opposite_sex_lagna: signName(ghatka.oppositeSexLagna),
  };
}

/** The ten rows of a chart, by key. */
export function planetRows(chart: Placements): Record<BodyKey, Planet> {
  const rows = [
    ascendantRow(chart.ascendant),
    ...GRAHA_IDS.map((id) => grahaRow(chart.grahas[id], chart)),
  ];
  return Object.fromEntries(rows.entries()) as unknown as Record<BodyKey, Planet>;
}

/** Almanac details of a chart's Moon, and the periods at the instant `nowJdUt`. */
export function astroDetails(chart: Chart, nowJdUt: JulianDay, language: Language): AstroDetails {
  const { moon } = chart.grahas;
  return {
    rasi: signName(moon.sign),
    nakshatra: moon.nakshatraName,
    nakshatra_pada: moon.pada,
    ascendant_sign: signName(chart.ascendant.sign),
    birth_dasa: dashaPath(chart, chart.time.jdUt),
    current_dasa: dashaPath(chart, nowJdUt),
    ...moonTables(chart, nowJdUt, language),
  };
}

/** Section `planet_details` of a chart at the instant `nowJdUt`. */
export function planetDetails(
  chart: Chart,
  panchang: BirthPanchang,
  nowJdUt: JulianDay,
  language: Language,
): PlanetDetails {
  return {
    ...planetRows(chart),
    ...astroDetails(chart, nowJdUt, language),
    panchang: panchangOf(chart, panchang),
    ghatka_chakra: ghatkaChakra(avakahada(chart).ghatka),
  };
}
