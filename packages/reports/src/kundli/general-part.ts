import {
  afflictionOf,
  GRAHA_CORRESPONDENCES,
  GRAHA_IDS,
  homeSignOf,
  houseFrom,
  lifeAreaFacts,
  signFromIndex,
  SIGNS,
  type GrahaId,
  type GrahaPlacement,
  type HouseNumber,
} from '@jyoti/jyotish';
import { formatList } from '@jyoti/language';
import {
  afflictionReading,
  ascendantLordLocation,
  ascendantLordReading,
  ascendantReading,
  gayatriMantra,
  grahaInHouseReading,
  grahaInSignReading,
  grahaLocation,
  grahaReading,
  houseLordLocation,
  houseLordReading,
  judgementReading,
  lifeAreaReading,
} from '@jyoti/readings';
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
import { degreesAndMinutes } from '../format/format.ts';
import { dignityBadge } from '../format/graha-table.ts';
import { terms as termsIn, type Terms } from '../format/terms.ts';
import { generalMessages } from '../messages.generated/general.ts';
import { reportWords } from '../report-words.ts';
import { comingYears } from './coming-years.ts';
import { gemValue } from './gem-value.ts';
import type { KundliSource } from './kundli-source.ts';
import { ordinalHouse } from './ordinal-house.ts';
import { verdictBadge, weighed } from './verdict.ts';

const dignity = (graha: GrahaPlacement, terms: Terms): ReportCell => ({
  text: '',
  badges: [dignityBadge(graha, terms)],
});

const verdictCell = (graha: GrahaId, { judgement, language }: KundliSource): ReportCell => ({
  text: '',
  badges: [verdictBadge('grahas', judgement().grahas[graha], termsIn[language])],
});

const mantra = (title: string, text: string, basedOn?: string): Reading => ({
  title,
  pieces: [{ text, look: 'verse' }],
  basedOn,
});

const houses = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** A summary of each area of life, which weighs the facts for it and against it. */
function lifeAreas({ chart, judgement, nowJdUt, language }: KundliSource): Reading[] {
  const { areas: words, terms } = reportWords(generalMessages, language);
  return lifeAreaFacts(judgement(), chart, nowJdUt).map((area) => {
    const { summary, ...text } = lifeAreaReading(area, language).text;
    return {
      title: words.titles[area.area],
      badges: [verdictBadge('houses', area, terms)],
      pieces: weighed(summary, text, language),
      basedOn: words.because({
        house: area.house,
        lord: terms.graha(area.lord),
        karaka: terms.graha(area.karaka),
      }),
    };
  });
}

/** The reading of a house, based on where its lord is placed. */
function houseReading(house: HouseNumber, { chart, judgement, language }: KundliSource): Reading {
  const { houses: words, terms, common } = reportWords(generalMessages, language);
  const sign = signFromIndex(chart.ascendant.sign + house - 2);
  const { lord } = SIGNS[sign];
  const place = chart.grahas[lord];
  return {
    title: words.title({ house, sign: terms.sign(sign) }),
    badges: [verdictBadge('houses', judgement().houses[house - 1]!, terms)],
    pieces: [
      { text: houseLordLocation(house, place.house, language).text },
      { text: houseLordReading(house, place.house, place, language).text },
    ],
    basedOn: words.because({
      ordinal: ordinalHouse(house, common),
      sign: terms.sign(sign),
      lord: terms.graha(lord),
      at: terms.sign(place.sign),
      atOrdinal: ordinalHouse(place.house, common),
    }),
  };
}

/** Summaries by area of life, the coming two years, then a reading for each house. */
export function personalCharacteristics(source: KundliSource): ReportPart {
  const { areas, houses: words } = generalMessages[source.language];
  const items = houses.map((house) => houseReading(house, source));
  return reportPart(words.intro, [
    section(areas.title, [paragraph(areas.intro, 'quiet'), readings(lifeAreas(source), 4)]),
    ...comingYears(source),
    section(words.sectionTitle, [readings(items, 4)]),
  ]);
}

/** Readings of the ascendant and its lord. */
export function ascendantReport(source: KundliSource): ReportPart {
  const { chart, language } = source;
  const {
    ascendant: words,
    planet,
    inHouse,
    terms,
    common,
  } = reportWords(generalMessages, language);
  const { sign, degreeInSign } = chart.ascendant;
  const { lord } = SIGNS[sign];
  const place = chart.grahas[lord];
  const found = ascendantReading(sign, language).text;
  const fromSign = words.becauseSign({
    sign: terms.sign(sign),
    degree: degreesAndMinutes(degreeInSign),
  });
  const fromLord = words.becauseLord({
    lord: terms.graha(lord),
    at: terms.sign(place.sign),
    ordinal: ordinalHouse(place.house, common),
  });
  const located = ascendantLordLocation(
    { graha: lord, sign: place.sign, house: place.house },
    language,
  );
  return reportPart(words.intro, [
    facts({ title: words.facts, columns: 2 }, [
      [words.sign, terms.signWithSanskrit(sign)],
      [words.lord, terms.graha(lord)],
      [words.lordAt, terms.signWithSanskrit(place.sign)],
      [words.lordHouse, inHouse({ house: place.house })],
      [words.lordStrength, dignity(place, terms)],
      [planet.verdict, verdictCell(lord, source)],
      [words.symbol, found.symbol],
      [words.gem, gemValue(lord, source)],
      [words.day, terms.almanac.weekdays[GRAHA_CORRESPONDENCES[lord].weekday]],
    ]),
    readings([
      { title: words.general, pieces: [{ text: found.prediction }], basedOn: fromSign },
      {
        title: words.personal,
        pieces: [
          { text: located.text },
          { text: ascendantLordReading({ ...place, graha: lord }, language).text },
        ],
        basedOn: fromLord,
      },
      {
        title: words.characteristics,
        pieces: [
          { title: words.flagship, text: found.flagship },
          { text: found.characteristics },
          { title: words.good, keywords: found.strengths },
          { title: words.bad, keywords: found.watchpoints },
        ],
        basedOn: fromSign,
      },
      { title: words.spirituality, pieces: [{ text: found.spirituality }], basedOn: fromSign },
      mantra(words.mantra, gayatriMantra(lord, language), fromLord),
    ]),
  ]);
}

/** What weakens a graha, with its facts. */
function affliction(graha: GrahaId, { chart, choices, language }: KundliSource): Reading {
  const { planet: words, terms } = reportWords(generalMessages, language);
  const found = afflictionOf(graha, chart, choices.node_aspects);
  const { text } = afflictionReading(chart.grahas[graha], found, language);
  const named = (several: readonly GrahaId[]) => formatList(several.map(terms.graha), language);
  const reasons = [
    found.combust && words.combust,
    found.debilitated &&
      (chart.grahas[graha].neechaBhanga.length > 0
        ? words.debilitationCancelled
        : words.debilitated),
    found.joinedBy.length > 0 && words.joined({ grahas: named(found.joinedBy) }),
    found.aspectedBy.length > 0 && words.aspected({ grahas: named(found.aspectedBy) }),
  ].filter((sentence) => sentence !== false);
  return { title: words.affliction, pieces: [{ text }], basedOn: reasons.join('; ') };
}

/** How strong a graha is, with the facts that decide it. */
function judgementOfGraha(graha: GrahaId, { judgement, language }: KundliSource): Reading {
  const { planet: words } = generalMessages[language];
  const judged = judgement().grahas[graha];
  return {
    title: words.judgement,
    badges: [verdictBadge('grahas', judged, termsIn[language])],
    pieces: weighed('', judgementReading(judged, language).text, language),
    basedOn: words.becauseJudgement,
  };
}

/** One graha: its placement, then the reading. */
function planetReport(id: GrahaId, source: KundliSource): ReportBlock {
  const { chart, language } = source;
  const { planet: words, inHouse, terms, common } = reportWords(generalMessages, language);
  const place = chart.grahas[id];
  const { house, sign } = place;
  const lord = chart.grahas[place.signLord];
  const home = homeSignOf(id);
  const graha = terms.graha(id);
  const found = grahaReading(id, language).text;
  return section(words.title({ graha }), [
    facts({ title: words.facts, headingLevel: 4, columns: 2 }, [
      [words.considered, graha],
      [words.sign, terms.signWithSanskrit(sign)],
      [words.house, inHouse({ house })],
      [
        words.nativeHouse,
        home === null
          ? words.noNativeHouse
          : inHouse({ house: houseFrom(chart.ascendant.sign, home) }),
      ],
      [words.strength, dignity(place, terms)],
      [words.verdict, verdictCell(id, source)],
      [words.lord, terms.graha(place.signLord)],
      [words.lordAt, terms.signWithSanskrit(lord.sign)],
      [words.lordHouse, inHouse({ house: lord.house })],
      [words.lordStrength, dignity(lord, terms)],
    ]),
    readings(
      [
        {
          title: words.personal,
          pieces: [
            { text: grahaLocation(place, language).text },
            { text: grahaInHouseReading(id, house, language).text },
          ],
          basedOn: words.becauseHouse({ graha, ordinal: ordinalHouse(house, common) }),
        },
        {
          title: words.inSign({ graha, sign: terms.sign(sign) }),
          pieces: [{ text: grahaInSignReading(place, language).text }],
          basedOn: words.becauseSign({
            graha,
            sign: terms.sign(sign),
            strength: terms.dignity(place),
          }),
        },
        { title: words.definition, pieces: [{ text: found.definition }] },
        {
          title: words.long,
          pieces: [
            { title: words.short, text: found.flagship },
            { text: found.qualities },
            { title: words.positive, keywords: found.strengths },
            { title: words.negative, keywords: found.watchpoints },
          ],
        },
        judgementOfGraha(id, source),
        affliction(id, source),
        mantra(words.mantra, gayatriMantra(id, language)),
      ],
      4,
    ),
  ]);
}

/** The placement and reading of each graha, one of which the page shows at a time. */
export function planetReports(source: KundliSource): ReportPart {
  const { planet: words } = generalMessages[source.language];
  return reportPart(words.intro, [
    {
      type: 'choice',
      name: 'graha',
      label: words.choose,
      items: GRAHA_IDS.map((graha) => ({ key: graha, blocks: [planetReport(graha, source)] })),
    },
  ]);
}
