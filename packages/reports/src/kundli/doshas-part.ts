import { ageAt, kaalSarp, manglik, papasamaya, pitraDosha, type Manglik } from '@jyoti/jyotish';
import { formatList } from '@jyoti/language';
import {
  doshaHowCommon,
  doshaReading,
  doshaRemedies,
  kaalSarpReading,
  mangalAspectSentence,
  mangalCancellationSentence,
  mangalFactorSentences,
  mangalState,
  manglikSentence,
  papasamayaState,
  pitraReasonSentence,
} from '@jyoti/readings';
import {
  type ReportBlock,
  type ReportPart,
  readings,
  reportPart,
  sentences,
  table,
  text,
  verdict,
} from '@jyoti/ui/data';
import { degreesMinutesSeconds } from '../format/format.ts';
import { doshasMessages } from '../messages.generated/doshas.ts';
import { reportWords, type DoshasWords } from '../report-words.ts';
import type { KundliSource } from './kundli-source.ts';
import { ordinalHouse } from './ordinal-house.ts';

const wordsOf = ({ language }: KundliSource) => reportWords(doshasMessages, language);

/** Mangal dosha by the chosen houses of Mars. */
const mangalOf = ({ chart, choices, nowJdUt, panchang }: KundliSource): Manglik =>
  manglik(chart, {
    ageYears: ageAt(chart, nowJdUt),
    weekday: panchang().weekday,
    houses: choices.mangal_houses,
  });

/** The strength of the dosha after cancellation; verdict, percentage and sentences are based on it. */
function mangalVerdict(
  dosha: Manglik,
  sentence: string,
  { mangal: words, yes, no }: DoshasWords,
  rule: readonly string[] = [],
): ReportBlock {
  const remarks = [
    ...(dosha.cancellationScore > 0 ? [words.before({ score: dosha.score })] : []),
    ...rule,
  ];
  return verdict(dosha.isPresent, [yes, no], words.score({ score: dosha.percent }), [
    text(sentence),
    text(remarks.join(' ') || undefined, 'small'),
  ]);
}

/** How the percentage is calculated. */
function mangalFormula({ mangal: words }: DoshasWords, pageOnly = false): ReportBlock {
  const blocks = Object.values(words.formulaText).map((line) => text(line, 'small'));
  return { type: 'disclosure', label: words.formula, pageOnly, blocks };
}

/** Whether Mars causes the dosha, from which house, and what cancels it. */
export function mangalDosh(source: KundliSource): ReportPart {
  const { chart, choices, language } = source;
  const catalogue = wordsOf(source);
  const { mangal: words, terms, common } = catalogue;
  const dosha = mangalOf(source);
  const places = dosha.factors.flatMap((factor) =>
    factor.code === 'mars_in_house'
      ? [words.marsCountedFrom[factor.from]({ ordinal: ordinalHouse(factor.house, common) })]
      : [],
  );
  const reasons = dosha.cancellations.map((rule) => mangalCancellationSentence(rule, language));
  return reportPart(words.intro, [
    mangalVerdict(dosha, doshaReading('mangal', mangalState(dosha), language).text, catalogue, [
      ...(dosha.isAnshik ? [words.anshik] : []),
      words.threshold,
      doshaHowCommon('mangal', language, choices.mangal_houses),
    ]),
    readings([
      {
        title: words.mars,
        pieces: [
          {
            text:
              places.length > 0
                ? words.marsCounts({ places: formatList(places, language) })
                : words.marsAbsent,
          },
        ],
        basedOn: words.because({
          sign: terms.sign(dosha.marsSign),
          strength: terms.dignity(chart.grahas.mars),
          byNature: words.natural[dosha.marsDignity],
        }),
      },
      // Where Mars causes nothing, there is nothing to cancel.
      ...(places.length > 0
        ? [
            {
              as: 'section' as const,
              title: words.reasons,
              pieces: [
                { list: reasons, none: words.noReasons },
                {
                  text: words.cancellation({ percent: Math.round(dosha.cancellationScore * 100) }),
                  look: 'strong' as const,
                },
              ],
            },
          ]
        : []),
    ]),
    mangalFormula(catalogue),
  ]);
}

/** Whether all grahas are on one side of the nodes, of which type, and what breaks it. */
export function kaalSarpDosh(source: KundliSource): ReportPart {
  const { chart, language } = source;
  const { kaalsarp: words, terms, yes, no } = wordsOf(source);
  const found = kaalSarp(chart);
  const { isPresent, type, direction } = found;
  const remedies = isPresent ? doshaRemedies('kaalSarp', language).text : [];
  const because = [
    words.because({ rahu: found.rahuHouse, ketu: found.ketuHouse }),
    ...(direction ? [words[direction]] : []),
    ...found.outside.map(({ graha, house, node, degreesBeyond }) =>
      words.outside({
        graha: terms.graha(graha),
        house,
        degrees: degreesMinutesSeconds(degreesBeyond),
        node: terms.graha(node),
      }),
    ),
  ].join('; ');
  const sentence = isPresent && type ? words.present({ type: words.types[type] }) : words.none;
  return reportPart(words.intro, [
    verdict(isPresent, [yes, no], sentence, [
      text(kaalSarpReading(found, language).text),
      text(found.isPartial ? words.partial : undefined),
      text(doshaHowCommon('kaalSarp', language), 'small'),
      { type: 'basedOn', text: because },
    ]),
    readings([
      {
        as: 'section',
        title: words.remedies,
        pieces: [
          { list: remedies, none: words.noRemedies },
          { text: remedies.length > 0 ? words.remedyNote : undefined, look: 'quiet' },
        ],
      },
    ]),
  ]);
}

/** The same dosha as `mangalDosh` with all its factors. */
export function manglikDosh(source: KundliSource): ReportPart {
  const { language } = source;
  const catalogue = wordsOf(source);
  const { mangal: words, yes, no } = catalogue;
  const dosha = mangalOf(source);
  // If Mars causes no dosha, other malefics are not listed, because they would contradict the percentage.
  const factors =
    dosha.score === 0 ? [] : Object.values(mangalFactorSentences(dosha.factors, language));
  const aspects = dosha.aspects.map((aspect) => mangalAspectSentence(aspect, language));
  return reportPart(words.factorsIntro, [
    mangalVerdict(dosha, manglikSentence(dosha.references, language), catalogue),
    readings([
      sentences(words.factors, factors, words.noFactors),
      sentences(words.aspects, aspects, words.noAspects),
    ]),
    table(
      words.seenFrom,
      [
        words.from,
        { header: words.house, numeric: true },
        words.counts,
        { header: words.units, numeric: true },
        { header: words.weight, numeric: true },
        words.aspected,
      ],
      Object.values(dosha.references).map(
        ({ from, house, isDoshaHouse, units, weight, aspectedHouses }) => {
          const counts = isDoshaHouse ? yes : no;
          return [words.references[from], house, counts, units, weight, aspectedHouses.join(', ')];
        },
      ),
    ),
    // In print and PDF the sub-tab before has it.
    mangalFormula(catalogue, true),
  ]);
}

/** Whether one of three rules applies, which one, and all three. */
export function pitraDosh(source: KundliSource): ReportPart {
  const { chart, language } = source;
  const { pitra: words, yes, no } = wordsOf(source);
  const { isPresent, reasons } = pitraDosha(chart);
  return reportPart(words.intro, [
    verdict(isPresent, [yes, no], isPresent ? words.present : words.none, [
      text(doshaReading('pitra', isPresent ? 'present' : 'absent', language).text),
      text(doshaHowCommon('pitra', language), 'small'),
    ]),
    readings([
      ...(reasons.length > 0
        ? [
            sentences(
              words.reasons,
              reasons.map((reason) => pitraReasonSentence(reason, language)),
            ),
          ]
        : []),
      sentences(words.rules, Object.values(words.rulesText)),
    ]),
  ]);
}

/** How heavily the four malefics weigh. */
export function papasamayaPart(source: KundliSource): ReportPart {
  const { chart, birth, language } = source;
  const { papa: words } = wordsOf(source);
  const { grahas, totalPapa, totalPoints } = papasamaya(chart);
  const { rahu, sun, saturn, mars } = grahas;
  const partner = {
    name: birth.name,
    papa: { rahu: rahu.papa, sun: sun.papa, saturn: saturn.papa, mars: mars.papa },
    total: totalPapa,
    points: {
      rahu: rahu.points,
      sun: sun.points,
      saturn: saturn.points,
      mars: mars.points,
      total: totalPoints,
    },
  };
  return reportPart(words.intro, [
    text(doshaReading('papasamaya', papasamayaState(totalPoints), language).text),
    { type: 'papa', props: { caption: words.caption, partners: [partner] } },
  ]);
}
