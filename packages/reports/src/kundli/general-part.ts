import { grahas, type Graha, type LifeAreaSummary, type PlanetReport } from '@jyoti/contract';
import { formatList } from '@jyoti/language';
import { strengthBadge } from '../format/strength-badge.ts';
import type { Names } from '../format/names.ts';
import { grahaId } from '../format/chart-data.ts';
import { degreesAndMinutes } from '../format/format.ts';
import { gemWithVerdict } from '../format/named-gem.ts';
import {
  type Reading,
  type ReportBlock,
  type ReportCell,
  type ReportPart,
  facts,
  readings,
  reportPart,
  section,
  text as paragraph,
} from '@jyoti/ui/data';
import type { ReportSource } from './source.ts';
import { ordinalHouse } from './ordinal-house.ts';
import type { GeneralWords } from '../report-words.ts';

const dignity = (strength: PlanetReport['planet_strength'], names: Names): ReportCell => ({
  text: '',
  badges: [strengthBadge(strength, names)],
});

/** A mantra, if there is one. */
const mantra = (title: string, text: string | undefined, basedOn?: string): Reading[] =>
  text ? [{ title, pieces: [{ text, look: 'verse' }], basedOn }] : [];

const verdictTones = { supported: 'success', mixed: 'plain', effort: 'warning' } as const;

/** A summary of each area of life, which weighs the facts for it and against it. */
function lifeAreas(
  areas: readonly LifeAreaSummary[],
  { areas: words, names }: GeneralWords,
): Reading[] {
  return areas.map((area) => ({
    title: words.titles[area.area],
    badges: [{ text: words.verdicts[area.verdict], tone: verdictTones[area.verdict] }],
    pieces: [
      { text: [area.summary, area.weighing].filter(Boolean).join(' ') },
      ...(area.supports.length > 0
        ? [{ text: words.supports, look: 'strong' as const }, { list: area.supports }]
        : []),
      ...(area.challenges.length > 0
        ? [{ text: words.challenges, look: 'strong' as const }, { list: area.challenges }]
        : []),
    ],
    basedOn: words.because({
      house: area.house,
      lord: names.graha(area.lord),
      karaka: names.graha(area.karaka),
    }),
  }));
}

/** Summaries by area of life, then a reading for each house, based on where its lord is placed. */
export function personalCharacteristics(
  { kundli: { reports } }: ReportSource,
  catalogue: GeneralWords,
): ReportPart | null {
  if (!reports) return null;
  const { house_lords: houses, life_areas: areas = [] } = reports;
  const { houses: words, names, common } = catalogue;
  const items = houses.map((house): Reading => ({
    title: words.title({ house: house.current_house, sign: names.sign(house.current_zodiac) }),
    badges: [strengthBadge(house.lord_strength, names)],
    pieces: [{ text: house.verbal_location }, { text: house.personalised_prediction }],
    basedOn: words.because({
      ordinal: ordinalHouse(house.current_house, common),
      sign: names.sign(house.current_zodiac),
      lord: names.graha(house.lord_of_zodiac),
      at: names.sign(house.lord_zodiac_location),
      atOrdinal: ordinalHouse(house.lord_house_location, common),
    }),
  }));
  if (areas.length === 0) return reportPart(words.intro, [readings(items)]);
  return reportPart(words.intro, [
    section(catalogue.areas.title, [
      paragraph(catalogue.areas.intro, 'quiet'),
      readings(lifeAreas(areas, catalogue), 4),
    ]),
    section(words.sectionTitle, [readings(items, 4)]),
  ]);
}

/** Readings of the ascendant and its lord. */
export function ascendantReport(
  { kundli: { reports }, planets, gemHref }: ReportSource,
  { ascendant: words, inHouse, names, common }: GeneralWords,
): ReportPart | null {
  if (!reports) return null;
  const { ascendant: found } = reports;
  const fromSign = words.becauseSign({
    sign: names.sign(found.ascendant),
    degree: degreesAndMinutes(planets[0].local_degree),
  });
  const fromLord = words.becauseLord({
    lord: names.graha(found.ascendant_lord),
    at: names.sign(found.ascendant_lord_location),
    ordinal: ordinalHouse(found.ascendant_lord_house_location, common),
  });
  return reportPart(words.intro, [
    facts({ title: words.facts, columns: 2 }, [
      [words.sign, names.signWithSanskrit(found.ascendant)],
      [words.lord, names.graha(found.ascendant_lord)],
      [words.lordAt, names.signWithSanskrit(found.ascendant_lord_location)],
      [words.lordHouse, inHouse({ house: found.ascendant_lord_house_location })],
      [words.lordStrength, dignity(found.ascendant_lord_strength, names)],
      ...(found.symbol ? [[words.symbol, found.symbol] as const] : []),
      [words.gem, gemWithVerdict(found.lucky_gem_advice, gemHref)],
      [words.day, names.term(found.day_for_fasting)],
    ]),
    readings([
      { title: words.general, pieces: [{ text: found.general_prediction }], basedOn: fromSign },
      {
        title: words.personal,
        pieces: [{ text: found.verbal_location }, { text: found.personalised_prediction }],
        basedOn: fromLord,
      },
      {
        title: words.characteristics,
        pieces: [
          { title: words.flagship, text: found.flagship_qualities },
          { text: found.zodiac_characteristics },
          { title: words.good, keywords: found.good_qualities },
          { title: words.bad, keywords: found.bad_qualities },
        ],
        basedOn: fromSign,
      },
      {
        title: words.spirituality,
        pieces: [{ text: found.spirituality_advice }],
        basedOn: fromSign,
      },
      ...mantra(words.mantra, found.gayatri_mantra, fromLord),
    ]),
  ]);
}

/** What weakens a graha: a text with its facts, or else the facts. */
function affliction(
  { affliction: text, afflictions }: PlanetReport,
  { planet: words, names }: GeneralWords,
): Reading {
  const named = (several: readonly Graha[]) => formatList(several.map(names.graha), names.language);
  const found = [
    afflictions.combust && words.combust,
    afflictions.debilitated && words.debilitated,
    afflictions.joined_by.length > 0 && words.joined({ grahas: named(afflictions.joined_by) }),
    afflictions.aspected_by.length > 0 &&
      words.aspected({ grahas: named(afflictions.aspected_by) }),
  ].filter((sentence) => sentence !== false);
  const title = words.affliction;
  if (text) return { title, pieces: [{ text }], basedOn: found.join('; ') };
  if (found.length > 0) return { title, pieces: [{ list: found }] };
  return { title, pieces: [{ text: words.noAffliction }] };
}

/** One graha: its placement, then the reading. */
function planetReport(report: PlanetReport, catalogue: GeneralWords): ReportBlock {
  const { planet: words, inHouse, names, common } = catalogue;
  const { planet_location: house, planet_native_location: nativeHouse } = report;
  const graha = names.graha(report.planet_considered);
  return section(words.title({ graha }), [
    facts({ title: words.facts, headingLevel: 4, columns: 2 }, [
      [words.considered, graha],
      [words.sign, names.signWithSanskrit(report.planet_zodiac)],
      [words.house, inHouse({ house })],
      [
        words.nativeHouse,
        nativeHouse === null ? words.noNativeHouse : inHouse({ house: nativeHouse }),
      ],
      [words.strength, dignity(report.planet_strength, names)],
      [words.lord, names.graha(report.zodiac_lord)],
      [words.lordAt, names.signWithSanskrit(report.zodiac_lord_location)],
      [words.lordHouse, inHouse({ house: report.zodiac_lord_house_location })],
      [words.lordStrength, dignity(report.zodiac_lord_strength, names)],
    ]),
    readings(
      [
        {
          title: words.personal,
          pieces: [{ text: report.verbal_location }, { text: report.personalised_prediction }],
          basedOn: words.becauseHouse({ graha, ordinal: ordinalHouse(house, common) }),
        },
        {
          title: words.inSign({ graha, sign: names.sign(report.planet_zodiac) }),
          pieces: [{ text: report.planet_zodiac_prediction }],
          basedOn: words.becauseSign({
            graha,
            sign: names.sign(report.planet_zodiac),
            strength: names.strength(report.planet_strength),
          }),
        },
        { title: words.definition, pieces: [{ text: report.planet_definitions }] },
        {
          title: words.long,
          pieces: [
            { title: words.short, text: report.qualities_short },
            { text: report.qualities_long },
            { title: words.positive, keywords: report.character_keywords_positive },
            { title: words.negative, keywords: report.character_keywords_negative },
          ],
        },
        affliction(report, catalogue),
        ...mantra(words.mantra, report.gayatri_mantra),
      ],
      4,
    ),
  ]);
}

/** The placement and reading of each graha, one of which the page shows at a time. */
export function planetReports(
  { kundli: { reports } }: ReportSource,
  words: GeneralWords,
): ReportPart | null {
  if (!reports) return null;
  return reportPart(words.planet.intro, [
    {
      type: 'choice',
      name: 'graha',
      label: words.planet.choose,
      items: grahas.map((graha) => ({
        key: grahaId(graha),
        blocks: [planetReport(reports.planets[graha], words)],
      })),
    },
  ]);
}
