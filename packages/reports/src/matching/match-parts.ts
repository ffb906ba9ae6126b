import { partners, type MatchPartKey } from '@jyoti/contract';
import type { Match } from '@jyoti/jyotish';
import {
  aggregateReading,
  ashtakootReading,
  dashakootReading,
  extendedMatchReading,
  papasamayaPointsSentence,
  papasamyaMatchReading,
  rajjuReading,
  vedhaReading,
} from '@jyoti/readings';
import {
  type KitTables,
  type ReportBlock,
  facts,
  section,
  table,
  text,
  verdict,
} from '@jyoti/ui/data';
import { couplePart, type CoupleSubject } from './couple-part.ts';
import { doshaRows } from './dosha-rows.ts';
import { formulaRows } from './formula-rows.ts';
import { kootaRows, poruthamRows } from './koota-rows.ts';
import type { MatchSubject } from './match-subject.ts';
import { roundedNumber, twoDecimals, wholeNumber } from './numbers.ts';
import type { MatchWords } from '../report-words.ts';

type Total = Readonly<{ total: number; fullScore: number }>;

/** A section of a tab, under a heading of the second level. */
const part = (title: string, blocks: readonly ReportBlock[]) =>
  section(title, blocks, { headingLevel: 2 });

/** "20 / 36" */
export const outOf = ({ total, fullScore }: Total, words: MatchWords): string =>
  words.outOf({ value: roundedNumber(total), full: roundedNumber(fullScore) });

/** The calculation of the overall percentage. */
function formula({ aggregate }: Match, words: MatchWords): ReportBlock {
  const { aggregate: own, percent } = words;
  const columns = [
    own.part,
    { header: own.rule, stacked: 'note' },
    { header: own.reached, numeric: true },
    { header: own.weight, numeric: true },
    { header: own.points, numeric: true, stacked: 'end' },
  ] as const;
  const rows = formulaRows(aggregate, words);
  const total = [own.sum, '', '', '', percent({ value: wholeNumber(aggregate.percent) })];
  return {
    type: 'disclosure',
    label: own.formula,
    open: true,
    blocks: [
      text(own.formulaIntro, 'small'),
      table(own.formula, columns, rows, { captionShown: false, total }),
    ],
  };
}

/** Whether the match is all right, the doshas, and the overall percentage with its terms. */
function aggregatePart(subject: CoupleSubject): ReportBlock[] {
  const { match, words, language, called } = subject;
  const { aggregate: own, percent } = words;
  return [
    {
      type: 'figures',
      items: [
        { label: own.overall, value: percent({ value: wholeNumber(match.aggregate.percent) }) },
        { label: own.ashtakoot, value: outOf(match.ashtakoota, words) },
        { label: own.dashakoot, value: outOf(match.tenPorutham, words) },
      ],
    },
    ...couplePart(subject),
    part(own.doshas, [
      text(own.doshasNote, 'quiet'),
      { type: 'doshas', props: { label: own.doshas, items: doshaRows(subject) } },
    ]),
    part(own.extended, [
      text(aggregateReading(match, language).text),
      text(extendedMatchReading(match, language, called).text),
      formula(match, words),
    ]),
  ];
}

/** The score of a system of kootas, and all of them in a table. */
const kootas = (
  total: Total,
  rows: KitTables['kootas']['rows'],
  reading: string,
  { score: label, caption }: Record<'score' | 'caption', string>,
  { names, words }: MatchSubject,
): ReportBlock[] => [
  { type: 'figures', items: [{ label, value: outOf(total, words) }] },
  text(reading),
  {
    type: 'kootas',
    props: {
      caption,
      rows,
      total: { score: total.total, fullScore: total.fullScore },
      boyLabel: names.boy,
      girlLabel: names.girl,
    },
  },
];

/** The eight kootas of the north. */
function ashtakootPart(subject: MatchSubject): ReportBlock[] {
  const { match, words, language } = subject;
  const { ashtakoota } = match;
  const reading = ashtakootReading(ashtakoota, language).text;
  return [
    ...kootas(ashtakoota, kootaRows(subject), reading, words.ashtakoot, subject),
    text(words.ashtakoot.exceptions, 'small'),
  ];
}

/** The Moon of both at birth. */
function birthStars({ match: { moons }, names, words }: MatchSubject): ReportBlock {
  const { ashtakoot: own, terms } = words;
  const stars = partners.map((partner) => {
    const { nakshatra, pada, sign } = moons[partner];
    const items = facts({}, [
      [own.gana, terms.charts.ganas[nakshatra.gana]],
      [own.yoni, terms.charts.yonis[nakshatra.yoni.animal]],
      [own.rasi, terms.signWithSanskrit(sign.number)],
      [own.nakshatra, `${terms.nakshatra(nakshatra.number)} ${pada}`],
    ]);
    return [section(names[partner], [items])];
  });
  return part(own.astro, [{ type: 'columns', columns: stars }]);
}

/** The ten poruthams of the south. */
function dashakootPart(subject: MatchSubject): ReportBlock[] {
  const { match, words, language } = subject;
  const reading = dashakootReading(match.tenPorutham, language).text;
  return [
    ...kootas(match.tenPorutham, poruthamRows(subject), reading, words.dashakoot, subject),
    text(words.dashakoot.note, 'small'),
  ];
}

/** The two poruthams that southern almanacs consider most important. */
function rajjuVedhaPart(subject: MatchSubject): ReportBlock[] {
  const { match, names, called, words, language } = subject;
  const { rajjuVedha: own, aggregate: answers, terms } = words;
  const { rajjus } = terms.charts;
  const { rajju, vedha } = match;
  const yesNo = [answers.present, answers.notPresent] as const;
  const ofRajju = part(own.rajju, [
    verdict(rajju.present, yesNo, rajju.present ? own.rajjuPresent : own.rajjuAbsent, [
      text(rajjuReading(rajju, language, called).text),
      facts({}, [
        [own.part, rajju.part ? rajjus[rajju.part] : own.noPart],
        [own.partOf({ name: names.boy }), rajjus[rajju.boy.part]],
        [own.partOf({ name: names.girl }), rajjus[rajju.girl.part]],
      ]),
    ]),
    text(own.rajjuText, 'small'),
  ]);
  const ofVedha = part(own.vedha, [
    verdict(vedha.present, yesNo, vedha.present ? own.vedhaPresent : own.vedhaAbsent, [
      text(vedhaReading(vedha, language, called).text),
      facts({}, [
        [own.nakshatraOf({ name: names.boy }), terms.nakshatra(vedha.boy)],
        [own.nakshatraOf({ name: names.girl }), terms.nakshatra(vedha.girl)],
      ]),
    ]),
    text(own.vedhaText, 'small'),
  ]);
  return [{ type: 'columns', columns: [[ofRajju], [ofVedha]] }];
}

/** The weight of the malefics in the two charts, and their difference. */
function papaSamayaPart({
  match: { papasamya },
  names,
  called,
  words,
  language,
}: MatchSubject<Match>): ReportBlock[] {
  const { papa: own, percent } = words;
  const both = partners.map((partner) => {
    const { grahas, totalPapa, totalPoints } = papasamya[partner];
    const of = (measure: 'papa' | 'points') => ({
      rahu: grahas.rahu[measure],
      sun: grahas.sun[measure],
      saturn: grahas.saturn[measure],
      mars: grahas.mars[measure],
    });
    return {
      name: names[partner],
      papa: of('papa'),
      total: totalPapa,
      points: { ...of('points'), total: totalPoints },
    };
  });
  const readings = [
    papasamayaPointsSentence(papasamya, language, called),
    papasamyaMatchReading(papasamya.outcome, language),
  ];
  return [
    {
      type: 'figures',
      items: [
        { label: own.score, value: percent({ value: twoDecimals(papasamya.balance * 100) }) },
      ],
    },
    text(`${own.intro} ${own.rule}`, 'quiet'),
    text(readings.map((reading) => reading.text).join(' ')),
    {
      type: 'papa',
      props: {
        caption: own.caption,
        note: own.formula({ boy: names.boy, girl: names.girl }),
        partners: both,
      },
    },
  ];
}

/** A part of a match, and what writes it. */
export type MatchPartWriter = readonly [key: MatchPartKey, write: () => readonly ReportBlock[]];

/** What the two Moons decide. */
export const moonMatchParts = (subject: MatchSubject): MatchPartWriter[] => [
  ['ashtakoot', () => ashtakootPart(subject)],
  ['dashakoot', () => dashakootPart(subject)],
  ['rajju-vedha', () => rajjuVedhaPart(subject)],
];

/** What two charts decide. */
export const matchParts = (subject: CoupleSubject): MatchPartWriter[] => [
  ['aggregate', () => aggregatePart(subject)],
  ['ashtakoot', () => [...ashtakootPart(subject), birthStars(subject)]],
  ['dashakoot', () => dashakootPart(subject)],
  ['rajju-vedha', () => rajjuVedhaPart(subject)],
  ['papa-samaya', () => papaSamayaPart(subject)],
];
