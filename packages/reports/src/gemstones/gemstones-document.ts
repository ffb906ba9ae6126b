import { gemRoles, type DocumentStone, type GemstonesDocument } from '@jyoti/contract';
import { gemsOf, type Chart, type GemAdvice, type JulianDay } from '@jyoti/jyotish';
import { ayanamsaName, formatList, type Language } from '@jyoti/language';
import { ayanamsas } from '@jyoti/language/terms/ayanamsas.ayanamsas';
import { gems } from '@jyoti/language/terms/gems.gems';
import { gemDisclaimer, gemsReading } from '@jyoti/readings';
import {
  gemNamesMessages,
  gemOfGraha,
  readings,
  table,
  text,
  timeOfDay,
  timeSpanMessages,
  type Reading,
  type ReportBlock,
} from '@jyoti/ui/data';
import { civilDay, clockName, degreesMinutesSeconds, offsetText } from '../format/format.ts';
import { terms } from '../format/terms.ts';
import { gemstonesMessages } from '../messages.generated/gemstones.ts';
import { stoneOf } from './stone.ts';

/** Input of the document. */
export interface GemstonesSource extends Pick<GemstonesDocument, 'birth' | 'settings' | 'notices'> {
  /** The chart whose gems they are. */
  chart: Chart;
  /** The instant, Julian day UT, at which the periods of the nodes are checked. */
  atJdUt: JulianDay;
}

/** "Emerald (Panna)" */
function gemName({ graha }: DocumentStone, language: Language): string {
  const { name, alias } = gemNamesMessages[language][gemOfGraha[graha]];
  return name === alias ? name : gemstonesMessages[language].named({ gem: name, alias });
}

/** All stones of a chart: how each is worn, or that it is not advised. */
function stonesTable(stones: readonly DocumentStone[], language: Language): ReportBlock {
  const { stones: caption, facts, ...words } = gemstonesMessages[language];
  const columns = [
    words.roleHeader,
    words.gemHeader,
    facts.metal,
    facts.finger,
    facts.day,
    facts.weight,
  ];
  const rows = stones.map((stone) => {
    const { title, wear } = stone;
    const how = wear
      ? [wear.metal, wear.finger, wear.day, words.carats({ carats: wear.weight })]
      : [words.notAdvised, '', '', ''];
    return [title, gemName(stone, language), ...how];
  });
  return table(caption, columns, rows, { captionShown: false });
}

/** Why a stone is recommended and how it is customarily worn, or what counts against it. */
function stoneReading(stone: DocumentStone, language: Language): Reading {
  const { title = '', reason, caution, wear, customs } = stone;
  const { fact, facts, notAdvised } = gemstonesMessages[language];
  const [, ...more] = customs;
  return {
    title: fact({ label: title, value: gemName(stone, language) }),
    pieces: wear
      ? [
          { text: reason },
          { title: facts.mantra, text: wear.mantra },
          {
            title: facts.substitutes,
            text: formatList(wear.substitutes, language, 'disjunction'),
          },
          ...more.map((custom) => ({ text: custom.text })),
          { text: caution },
        ]
      : [{ text: reason }, { title: notAdvised, text: caution }],
  };
}

/** The settings, with which another astrologer can reproduce the result. */
function basisOf(settings: GemstonesDocument['settings'], language: Language): string {
  return gemstonesMessages[language].basis({
    ayanamsa: ayanamsaName(settings.ayanamsa, ayanamsas[language]),
    degrees: degreesMinutesSeconds(settings.ayanamsa_degrees),
    node: settings.node,
    offset: offsetText(settings.utc_offset_minutes),
    clock: clockName(settings, terms[language]),
  });
}

/**
 * The gemstones of a chart: a conclusion, the three stones with their reasons, those of the running periods of the nodes, the
 * stones not advised, and the limits.
 */
export function gemstonesDocument(
  { chart, atJdUt, birth, settings, notices }: GemstonesSource,
  language: Language,
): GemstonesDocument {
  const words = gemstonesMessages[language];
  const advice = gemsOf(chart, atJdUt);
  const { lagna, order } = advice;
  const { name, date, time, place } = birth;
  const stone = (one: GemAdvice, title?: string) => stoneOf(one, lagna, title, language);
  // The advised ones in their order, then the rest.
  const roles = [...order, ...gemRoles.filter((role) => !order.includes(role))];
  const stones = roles.map((role) => stone(advice.stones[role], words.roles[role]));
  const ofPeriod = advice.dashaStones.map((one) => stone(one, words.dashaStone));
  // Each of the three stones says on its own card what counts against it.
  const avoid = advice.avoid.filter(({ role }) => role === null).map((one) => stone(one));
  const basis = basisOf(settings, language);
  const reasons = (of: readonly DocumentStone[]) =>
    readings(of.map((one) => stoneReading(one, language)));
  const parts: GemstonesDocument['parts'] = [
    {
      key: 'stones',
      title: words.stones,
      intro: '',
      stones,
      blocks: [stonesTable([...stones, ...ofPeriod], language), reasons(stones)],
    },
    {
      key: 'period',
      title: words.dasha,
      intro: words.dashaText,
      stones: ofPeriod,
      blocks: [reasons(ofPeriod)],
    },
    {
      key: 'avoid',
      title: words.avoid,
      intro: words.avoidText,
      stones: avoid,
      blocks: [
        table(
          words.avoid,
          [words.gemHeader, words.whyNot],
          avoid.map((one) => [gemName(one, language), one.reason]),
          { captionShown: false },
        ),
      ],
    },
  ];
  return {
    birth,
    settings,
    notices,
    texts_languages: [language],
    lagna,
    title: words.title({ name }),
    sheet: words.sheet({ name }),
    born: words.birth({
      day: civilDay(date, language),
      time: timeOfDay(timeSpanMessages[language], time),
      place: place.name,
    }),
    basis,
    opening: {
      title: order.length > 0 ? words.ready : words.none,
      text: gemsReading(advice, language).text,
    },
    order: {
      title: words.order,
      intro: words.orderText,
      roles: [...order],
      items: order.map((role) =>
        words.inOrder({ role: words.roles[role], gem: gems[language][advice.stones[role].gem] }),
      ),
    },
    parts: [
      ...parts.filter((part) => part.stones.length > 0),
      {
        key: 'limits',
        title: words.limits,
        intro: '',
        stones: [],
        blocks: [
          text(`${gemDisclaimer(language).text} ${words.notForSale}`),
          text(`${basis} ${words.uncertain}`, 'small'),
        ],
      },
    ],
  };
}
