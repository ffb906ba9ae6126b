import { grahas, type Kundli, type PlanetDetails, type PlanetReport } from '@jyoti/contract';
import type { PdfBlock } from '@jyoti/pdf';
import { rashiName } from '../../../kundli/chart-data.ts';
import { degreesAndMinutes } from '../../../kundli/format.ts';
import type { SubTabKey } from '../report-tabs.ts';
import { facts, heading, paragraph, signs } from '../../../kundli/pdf/blocks.ts';
import { because, keywords, reading, type ReportSetting } from './report-blocks.ts';

function personalCharacteristics({ reports }: Kundli, setting: ReportSetting): PdfBlock[] {
  const { houses: words } = setting.words.general;
  if (!reports) return [];
  return [
    ...paragraph(words.intro, 'quiet'),
    ...reports.house_lords.flatMap((house) =>
      reading(
        setting.words.pdf.strengthOf(
          words.title(house.current_house, rashiName(house.current_zodiac)),
          house.lord_strength,
        ),
        [...paragraph(house.verbal_location), ...paragraph(house.personalised_prediction)],
        words.because(
          house.current_house,
          house.current_zodiac,
          house.lord_of_zodiac,
          house.lord_zodiac_location,
          house.lord_house_location,
        ),
        setting,
      ),
    ),
  ];
}

function ascendantReport(
  { reports }: Kundli,
  planets: PlanetDetails,
  setting: ReportSetting,
): PdfBlock[] {
  const { ascendant: words, inHouse } = setting.words.general;
  if (!reports) return [];
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
  return [
    ...paragraph(words.intro, 'quiet'),
    facts(
      [
        [words.sign, signs(ascendant.ascendant)],
        [words.lord, ascendant.ascendant_lord],
        [words.lordAt, signs(ascendant.ascendant_lord_location)],
        [words.lordHouse, inHouse(ascendant.ascendant_lord_house_location)],
        [words.lordStrength, ascendant.ascendant_lord_strength],
        ...(ascendant.symbol ? [[words.symbol, ascendant.symbol] as const] : []),
        [words.gem, ascendant.lucky_gem],
        [words.day, ascendant.day_for_fasting],
      ],
      setting,
    ),
    ...reading(words.general, paragraph(ascendant.general_prediction), fromSign, setting),
    ...reading(
      words.personal,
      [...paragraph(ascendant.verbal_location), ...paragraph(ascendant.personalised_prediction)],
      fromLord,
      setting,
    ),
    ...reading(
      words.characteristics,
      [
        ...paragraph(
          ascendant.flagship_qualities && `${words.flagship}: ${ascendant.flagship_qualities}`,
        ),
        ...paragraph(ascendant.zodiac_characteristics),
        ...keywords(words.good, ascendant.good_qualities),
        ...keywords(words.bad, ascendant.bad_qualities),
      ],
      fromSign,
      setting,
    ),
    ...reading(words.spirituality, paragraph(ascendant.spirituality_advice), fromSign, setting),
    ...(ascendant.gayatri_mantra
      ? reading(words.mantra, paragraph(ascendant.gayatri_mantra, 'verse'), fromLord, setting)
      : []),
  ];
}

function affliction(
  { affliction: said, afflictions }: PlanetReport,
  setting: ReportSetting,
): PdfBlock[] {
  const { planet: words, and } = setting.words.general;
  const found = [
    afflictions.combust && words.combust,
    afflictions.debilitated && words.debilitated,
    afflictions.joined_by.length > 0 && words.joined(afflictions.joined_by.join(and)),
    afflictions.aspected_by.length > 0 && words.aspected(afflictions.aspected_by.join(and)),
  ].filter((sentence) => sentence !== false);
  if (said === undefined || said === '') {
    return reading(
      words.affliction,
      paragraph(found.join('; ') || words.noAffliction),
      undefined,
      setting,
    );
  }
  const rests = found.length > 0 ? found.join('; ') : undefined;
  return reading(words.affliction, paragraph(said), rests, setting);
}

function planetReport(report: PlanetReport, setting: ReportSetting): PdfBlock[] {
  const { planet: words, inHouse } = setting.words.general;
  const graha = report.planet_considered;
  return [
    heading(words.title(graha)),
    facts(
      [
        [words.sign, signs(report.planet_zodiac)],
        [words.house, inHouse(report.planet_location)],
        [
          words.nativeHouse,
          report.planet_native_location === null
            ? words.noNativeHouse
            : inHouse(report.planet_native_location),
        ],
        [words.strength, report.planet_strength],
        [words.lord, report.zodiac_lord],
        [words.lordAt, signs(report.zodiac_lord_location)],
        [words.lordHouse, inHouse(report.zodiac_lord_house_location)],
        [words.lordStrength, report.zodiac_lord_strength],
      ],
      setting,
    ),
    ...paragraph(words.personal, 'strong'),
    ...paragraph(report.verbal_location),
    ...paragraph(report.personalised_prediction),
    because(words.becauseHouse(graha, report.planet_location), setting),
    ...paragraph(words.inSign(graha, report.planet_zodiac), 'strong'),
    ...paragraph(report.planet_zodiac_prediction),
    because(words.becauseSign(graha, report.planet_zodiac, report.planet_strength), setting),
    ...paragraph(words.definition, 'strong'),
    ...paragraph(report.planet_definitions),
    ...paragraph(words.long, 'strong'),
    ...paragraph(report.qualities_short && `${words.short}: ${report.qualities_short}`),
    ...paragraph(report.qualities_long),
    ...keywords(words.positive, report.character_keywords_positive),
    ...keywords(words.negative, report.character_keywords_negative),
    ...affliction(report, setting),
    ...(report.gayatri_mantra
      ? [...paragraph(words.mantra, 'strong'), ...paragraph(report.gayatri_mantra, 'verse')]
      : []),
  ];
}

/** The sub-tabs of General as they stand in a document: the report of every graha, where the page shows one. */
export function generalPart(
  kundli: Kundli,
  planets: PlanetDetails,
  setting: ReportSetting,
): Record<SubTabKey<'general'>, PdfBlock[]> {
  const { reports } = kundli;
  return {
    'personal-characteristics': personalCharacteristics(kundli, setting),
    'ascendant-report': ascendantReport(kundli, planets, setting),
    'planet-report': reports
      ? grahas.flatMap((graha) => planetReport(reports.planets[graha], setting))
      : [],
  };
}
