import { grahas, type Graha, type HouseLordReport, type PlanetReport } from '@jyoti/contract';
import { rashiName, signNames } from '../../../kundli/chart-data.ts';
import { degreesAndMinutes } from '../../../kundli/format.ts';
import type { Reading, ReportBlock, ReportPart } from '../../../report/report-block.ts';
import type { ReportSource } from '../report-props.ts';
import type { SubTabKey } from '../report-tabs.ts';
import type { GeneralTabWords } from './words.ts';

/** One reading for each house, based on where its lord is placed. */
function personalCharacteristics(
  houses: readonly HouseLordReport[],
  { houses: words }: GeneralTabWords,
): ReportPart {
  return {
    intro: words.intro,
    blocks: [
      {
        type: 'readings',
        items: houses.map((house) => ({
          title: words.title(house.current_house, rashiName(house.current_zodiac)),
          badges: [{ dignity: house.lord_strength }],
          pieces: [{ text: house.verbal_location }, { text: house.personalised_prediction }],
          basedOn: words.because(
            house.current_house,
            house.current_zodiac,
            house.lord_of_zodiac,
            house.lord_zodiac_location,
            house.lord_house_location,
          ),
        })),
      },
    ],
  };
}

/** What is read from the rising sign and its lord. */
function ascendantReport(
  { kundli: { reports }, planets }: ReportSource,
  { ascendant: words, inHouse }: GeneralTabWords,
): ReportPart | null {
  if (!reports) return null;
  const { ascendant } = reports;
  const fromSign = words.becauseSign(
    ascendant.ascendant,
    degreesAndMinutes(planets[0].local_degree),
  );
  const fromLord = words.becauseLord(
    ascendant.ascendant_lord,
    ascendant.ascendant_lord_location,
    ascendant.ascendant_lord_house_location,
  );
  const mantra: Reading[] = ascendant.gayatri_mantra
    ? [
        {
          title: words.mantra,
          pieces: [{ text: ascendant.gayatri_mantra, look: 'verse' }],
          basedOn: fromLord,
        },
      ]
    : [];
  return {
    intro: words.intro,
    blocks: [
      {
        type: 'facts',
        title: words.facts,
        columns: 2,
        items: [
          [words.sign, signNames(ascendant.ascendant)],
          [words.lord, ascendant.ascendant_lord],
          [words.lordAt, signNames(ascendant.ascendant_lord_location)],
          [words.lordHouse, inHouse(ascendant.ascendant_lord_house_location)],
          [
            words.lordStrength,
            { text: '', badges: [{ dignity: ascendant.ascendant_lord_strength }] },
          ],
          ...(ascendant.symbol ? [[words.symbol, ascendant.symbol] as const] : []),
          [words.gem, ascendant.lucky_gem],
          [words.day, ascendant.day_for_fasting],
        ],
      },
      {
        type: 'readings',
        items: [
          {
            title: words.general,
            pieces: [{ text: ascendant.general_prediction }],
            basedOn: fromSign,
          },
          {
            title: words.personal,
            pieces: [
              { text: ascendant.verbal_location },
              { text: ascendant.personalised_prediction },
            ],
            basedOn: fromLord,
          },
          {
            title: words.characteristics,
            pieces: [
              { title: words.flagship, text: ascendant.flagship_qualities },
              { text: ascendant.zodiac_characteristics },
              { title: words.good, keywords: ascendant.good_qualities },
              { title: words.bad, keywords: ascendant.bad_qualities },
            ],
            basedOn: fromSign,
          },
          {
            title: words.spirituality,
            pieces: [{ text: ascendant.spirituality_advice }],
            basedOn: fromSign,
          },
          ...mantra,
        ],
      },
    ],
  };
}

/** What weakens a graha: a text with its facts, or else the facts. */
function affliction(
  { affliction: text, afflictions }: PlanetReport,
  { planet: words, and }: GeneralTabWords,
): Reading {
  const found = [
    afflictions.combust && words.combust,
    afflictions.debilitated && words.debilitated,
    afflictions.joined_by.length > 0 && words.joined(afflictions.joined_by.join(and)),
    afflictions.aspected_by.length > 0 && words.aspected(afflictions.aspected_by.join(and)),
  ].filter((sentence) => sentence !== false);
  const title = words.affliction;
  if (text) return { title, pieces: [{ text }], basedOn: found.join('; ') };
  if (found.length > 0) return { title, pieces: [{ list: found }] };
  return { title, pieces: [{ text: words.noAffliction }] };
}

/** One graha: where it is placed, then what is read from that. */
function planetReport(report: PlanetReport, catalogue: GeneralTabWords): ReportBlock {
  const { planet: words, inHouse } = catalogue;
  const graha = report.planet_considered;
  const mantra: Reading[] = report.gayatri_mantra
    ? [{ title: words.mantra, pieces: [{ text: report.gayatri_mantra, look: 'verse' }] }]
    : [];
  return {
    type: 'section',
    title: words.title(graha),
    blocks: [
      {
        type: 'facts',
        title: words.facts,
        headingLevel: 4,
        columns: 2,
        items: [
          [words.considered, graha],
          [words.sign, signNames(report.planet_zodiac)],
          [words.house, inHouse(report.planet_location)],
          [
            words.nativeHouse,
            report.planet_native_location === null
              ? words.noNativeHouse
              : inHouse(report.planet_native_location),
          ],
          [words.strength, { text: '', badges: [{ dignity: report.planet_strength }] }],
          [words.lord, report.zodiac_lord],
          [words.lordAt, signNames(report.zodiac_lord_location)],
          [words.lordHouse, inHouse(report.zodiac_lord_house_location)],
          [words.lordStrength, { text: '', badges: [{ dignity: report.zodiac_lord_strength }] }],
        ],
      },
      {
        type: 'readings',
        headingLevel: 4,
        items: [
          {
            title: words.personal,
            pieces: [{ text: report.verbal_location }, { text: report.personalised_prediction }],
            basedOn: words.becauseHouse(graha, report.planet_location),
          },
          {
            title: words.inSign(graha, report.planet_zodiac),
            pieces: [{ text: report.planet_zodiac_prediction }],
            basedOn: words.becauseSign(graha, report.planet_zodiac, report.planet_strength),
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
          ...mantra,
        ],
      },
    ],
  };
}

/**
 * What a sub-tab of General shows; null if the report lacks its facts.
 * @param of which grahas the planet report is of
 */
export function generalPart(
  key: SubTabKey<'general'>,
  source: ReportSource,
  words: GeneralTabWords,
  of: readonly Graha[] = grahas,
): ReportPart | null {
  const { reports } = source.kundli;
  if (!reports) return null;
  switch (key) {
    case 'personal-characteristics':
      return personalCharacteristics(reports.house_lords, words);
    case 'ascendant-report':
      return ascendantReport(source, words);
    case 'planet-report':
      return {
        intro: words.planet.intro,
        blocks: [
          { type: 'slot', name: 'picker' },
          ...of.map((graha) => planetReport(reports.planets[graha], words)),
        ],
      };
  }
}
