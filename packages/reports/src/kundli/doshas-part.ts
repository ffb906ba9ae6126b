import { doshaReferences, type Kundli, type MangalDosha } from '@jyoti/contract';
import { formatList } from '@jyoti/language';
import { degreesMinutesSeconds } from '../format/format.ts';
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
import { ordinalHouse } from './ordinal-house.ts';
import type { SubTabKey } from './tabs.ts';
import type { DoshasWords } from '../report-words.ts';

type Doshas = NonNullable<Kundli['doshas']>;

/** The strength of the dosha after cancellation; verdict, percentage and sentences are based on it. */
function mangalVerdict(
  dosha: MangalDosha,
  { mangal: words, yes, no }: DoshasWords,
  rule: readonly string[] = [],
): ReportBlock {
  const remarks = [
    dosha.cancellation.cancellationScore > 0 && words.before({ score: Math.round(dosha.score) }),
    ...rule,
  ];
  return verdict(dosha.is_dosha_present, [yes, no], words.score({ score: dosha.percent }), [
    text(dosha.bot_response),
    text(remarks.filter(Boolean).join(' ') || undefined, 'small'),
  ]);
}

/** How the percentage is calculated. */
function mangalFormula({ mangal: words }: DoshasWords, pageOnly = false): ReportBlock {
  const blocks = Object.values(words.formulaText).map((line) => text(line, 'small'));
  return { type: 'disclosure', label: words.formula, pageOnly, blocks };
}

/** Whether Mars causes the dosha, from which house, and what cancels it. */
function mangalDosh({ mangal, manglik }: Doshas, catalogue: DoshasWords): ReportPart {
  const { mangal: words, names, common } = catalogue;
  const { cancellationScore, cancellationReason } = mangal.cancellation;
  const places = mangal.because.factors.flatMap(({ code, from, house }) =>
    code === 'mars_in_house'
      ? [words.marsCountedFrom[from]({ ordinal: ordinalHouse(house, common) })]
      : [],
  );
  return reportPart(words.intro, [
    mangalVerdict(mangal, catalogue, [
      ...(mangal.is_anshik ? [words.anshik] : []),
      words.threshold,
      mangal.how_common,
    ]),
    readings([
      {
        title: words.mars,
        pieces: [
          {
            text:
              places.length > 0
                ? words.marsCounts({ places: formatList(places, names.language) })
                : words.marsAbsent,
          },
        ],
        basedOn: words.because({
          sign: names.sign(manglik.mars_zodiac),
          strength: names.strength(manglik.mars_dignity),
          byNature: words.natural[manglik.mars_strength as keyof typeof words.natural],
        }),
      },
      {
        as: 'section',
        title: cancellationReason.length > 0 ? words.reasons : words.noReasonsTitle,
        pieces: [
          { list: cancellationReason, none: words.noReasons },
          {
            text: words.cancellation({ percent: Math.round(cancellationScore * 100) }),
            look: 'strong',
          },
        ],
      },
    ]),
    mangalFormula(catalogue),
  ]);
}

/** Whether all grahas are on one side of the nodes, of which type, and what breaks it. */
function kaalSarpDosh(
  { kaalsarp }: Doshas,
  { kaalsarp: words, names, yes, no }: DoshasWords,
): ReportPart {
  const { is_dosha_present: isPresent, remedies } = kaalsarp;
  const because = [
    words.because({ rahu: kaalsarp.rahu_house, ketu: kaalsarp.ketu_house }),
    ...(kaalsarp.direction ? [words[kaalsarp.direction]] : []),
    ...kaalsarp.outside.map(({ graha, house, node, degrees_beyond }) =>
      words.outside({
        graha: names.graha(graha),
        house,
        degrees: degreesMinutesSeconds(degrees_beyond),
        node: names.graha(node),
      }),
    ),
  ].join('; ');
  const sentence = isPresent
    ? words.present({ type: words.types[kaalsarp.type as keyof typeof words.types] })
    : words.none;
  return reportPart(words.intro, [
    verdict(isPresent, [yes, no], sentence, [
      text(kaalsarp.bot_response),
      text(kaalsarp.is_partial ? words.partial : undefined),
      text(kaalsarp.how_common, 'small'),
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

/** The same dosha with all its factors. */
function manglikDosh({ manglik }: Doshas, catalogue: DoshasWords): ReportPart {
  const { mangal: words, yes, no } = catalogue;
  // If Mars causes no dosha, other malefics are not listed, because they would contradict the percentage.
  const factors =
    manglik.score === 0
      ? []
      : Object.values(manglik.factors).filter((sentence) => sentence !== undefined);
  return reportPart(words.factorsIntro, [
    mangalVerdict(manglik, catalogue),
    readings([
      sentences(words.factors, factors, words.noFactors),
      sentences(words.aspects, manglik.aspects, words.noAspects),
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
      doshaReferences.map((from) => {
        const { house, is_dosha_house, units, weight, aspected_houses } = manglik.references[from];
        const counts = is_dosha_house ? yes : no;
        return [words.references[from], house, counts, units, weight, aspected_houses.join(', ')];
      }),
    ),
    // In print and PDF the sub-tab before has it.
    mangalFormula(catalogue, true),
  ]);
}

/** Whether one of three rules applies, which one, and all three. */
function pitraDosh({ pitra }: Doshas, { pitra: words, yes, no }: DoshasWords): ReportPart {
  const { is_dosha_present: isPresent, reasons } = pitra;
  return reportPart(words.intro, [
    verdict(isPresent, [yes, no], isPresent ? words.present : words.none, [
      text(pitra.bot_response),
      text(pitra.how_common, 'small'),
    ]),
    readings([
      ...(reasons.length > 0 ? [sentences(words.reasons, reasons)] : []),
      sentences(words.rules, Object.values(words.rulesText)),
    ]),
  ]);
}

/** How heavily the four malefics weigh. */
function papasamaya(
  { papasamaya: found }: Doshas,
  name: string,
  { papa: words }: DoshasWords,
): ReportPart {
  const { rahu_papa: rahu, sun_papa: sun, saturn_papa: saturn, mars_papa: mars } = found;
  const { total, points } = found;
  const partners = [{ name, papa: { rahu, sun, saturn, mars }, total, points }];
  return reportPart(words.intro, [
    text(found.bot_response),
    { type: 'papa', props: { caption: words.caption, partners } },
  ]);
}

/** Content of a sub-tab of Doshas; null if the report lacks its facts. */
export function doshasPart(
  key: SubTabKey<'doshas'>,
  { doshas, birth }: Kundli,
  words: DoshasWords,
): ReportPart | null {
  if (!doshas) return null;
  switch (key) {
    case 'mangal-dosh':
      return mangalDosh(doshas, words);
    case 'kaal-sarp-dosh':
      return kaalSarpDosh(doshas, words);
    case 'manglik-dosh':
      return manglikDosh(doshas, words);
    case 'pitra-dosh':
      return pitraDosh(doshas, words);
    case 'papasamaya':
      return papasamaya(doshas, birth.name, words);
  }
}
