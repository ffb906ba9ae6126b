import {
  ashtakootKeys,
  dashakootKeys,
  partners,
  type Matching,
  type Partner,
} from '@jyoti/contract';
import type { KootaTableProps } from '@jyoti/ui/koota-table';
import { periodsInWords, syllablesInWords } from '../format/moon-facts.ts';
import { gemWithVerdict } from '../format/named-gem.ts';
import { planetTable } from '../format/planet-table.ts';
import {
  type ReportBlock,
  type ReportFact,
  facts,
  section,
  table,
  text,
  verdict,
} from '@jyoti/ui/data';
import { doshaRows } from './dosha-rows.ts';
import { formulaRows } from './formula-rows.ts';
import { tableRow } from './koota-rows.ts';
import type { MatchProps, MoonMatchProps } from './match-props.ts';
import type { MatchingTab, MoonMatchTab } from './tabs.ts';
import { roundedNumber, twoDecimals, wholeNumber } from './numbers.ts';
import type { MatchWords } from '../report-words.ts';

/** A section of a tab, under a heading of the second level. */
const part = (title: string, blocks: readonly ReportBlock[]) =>
  section(title, blocks, { headingLevel: 2 });

/** The calculation of the overall percentage. */
function formula(aggregate: Matching['aggregate'], words: MatchWords): ReportBlock {
  const { aggregate: own, percent } = words;
  const columns = [
    own.part,
    { header: own.rule, stacked: 'note' },
    { header: own.reached, numeric: true },
    { header: own.weight, numeric: true },
    { header: own.points, numeric: true, stacked: 'end' },
  ] as const;
  const rows = formulaRows(aggregate, words);
  const total = [own.sum, '', '', '', percent({ value: wholeNumber(aggregate.score) })];
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

/** The overall percentage, its terms, and the doshas. */
function aggregatePart(props: MatchProps, words: MatchWords): ReportBlock[] {
  const { aggregate: own, percent, outOf } = words;
  const { aggregate: found, ashtakoot, dashakoot } = props.match;
  const north = outOf({
    value: roundedNumber(found.ashtakoot_score),
    full: roundedNumber(ashtakoot.full_score),
  });
  const south = outOf({
    value: roundedNumber(found.dashkoot_score),
    full: roundedNumber(dashakoot.full_score),
  });
  return [
    {
      type: 'figures',
      items: [
        { label: own.overall, value: percent({ value: wholeNumber(found.score) }) },
        { label: own.ashtakoot, value: north },
        { label: own.dashakoot, value: south },
      ],
    },
    text(found.bot_response),
    part(own.doshas, [
      text(own.doshasNote, 'quiet'),
      { type: 'doshas', props: { label: own.doshas, items: doshaRows(props, words) } },
    ]),
    part(own.extended, [text(found.extended_response), formula(found, words)]),
  ];
}

/** The score of a system of kootas, and all of them in a table. */
function kootas(
  found: MoonMatchProps['match']['ashtakoot' | 'dashakoot'],
  rows: KootaTableProps['rows'],
  { names }: MoonMatchProps,
  { score: label, caption }: Record<'score' | 'caption', string>,
  { outOf }: MatchWords,
): ReportBlock[] {
  const { score, full_score: fullScore } = found;
  const total = { score, fullScore };
  return [
    {
      type: 'figures',
      items: [
        { label, value: outOf({ value: roundedNumber(score), full: roundedNumber(fullScore) }) },
      ],
    },
    text(found.bot_response),
    {
      type: 'kootas',
      props: { caption, rows, total, boyLabel: names.boy, girlLabel: names.girl },
    },
  ];
}

/** The eight kootas of the north. */
function ashtakootPart(props: MoonMatchProps, words: MatchWords): ReportBlock[] {
  const { ashtakoot: own, names } = words;
  const { ashtakoot: found } = props.match;
  const rows = ashtakootKeys.map((key) => tableRow(key, found[key], names));
  const details = { boy: found.boy_astro_details, girl: found.girl_astro_details };
  const stars = (partner: Partner): ReportBlock[] => {
    const detail = details[partner];
    if (!detail) return [];
    const { gana, yoni, rasi, nakshatra, nakshatra_pada } = detail;
    const items = facts({}, [
      [own.gana, names.term(gana)],
      [own.yoni, names.term(yoni)],
      [own.rasi, names.signWithSanskrit(rasi)],
      [own.nakshatra, `${names.term(nakshatra)} ${nakshatra_pada}`],
    ]);
    return [section(props.names[partner], [items])];
  };
  return [
    ...kootas(found, rows, props, own, words),
    text(own.exceptions, 'small'),
    ...(details.boy && details.girl
      ? [part(own.astro, [{ type: 'columns', columns: partners.map(stars) }])]
      : []),
  ];
}

/** The ten poruthams of the south. */
function dashakootPart(props: MoonMatchProps, words: MatchWords): ReportBlock[] {
  const { dashakoot: own } = words;
  const { dashakoot: found } = props.match;
  const rows = dashakootKeys.map((key) => tableRow(key, found[key], words.names));
  return [...kootas(found, rows, props, own, words), text(own.note, 'small')];
}

/** The two poruthams that southern almanacs consider most important. */
function rajjuVedhaPart({ match, names }: MoonMatchProps, words: MatchWords): ReportBlock[] {
  const { rajjuVedha: own, aggregate: answers } = words;
  const { rajju, vedha } = match.rajju_vedha;
  const yesNo = [answers.present, answers.notPresent] as const;
  const rajjuSentence = rajju.is_dosha_present ? own.rajjuPresent : own.rajjuAbsent;
  const vedhaSentence = vedha.is_dosha_present ? own.vedhaPresent : own.vedhaAbsent;
  const ofRajju = part(own.rajju, [
    verdict(rajju.is_dosha_present, yesNo, rajjuSentence, [
      text(rajju.rajju_description),
      facts({}, [
        [own.part, rajju.rajju_part ? words.names.term(rajju.rajju_part) : own.noPart],
        [own.partOf({ name: names.boy }), words.names.term(rajju.boy_part)],
        [own.partOf({ name: names.girl }), words.names.term(rajju.girl_part)],
      ]),
    ]),
    text(own.rajjuText, 'small'),
  ]);
  const ofVedha = part(own.vedha, [
    verdict(vedha.is_dosha_present, yesNo, vedhaSentence, [
      text(vedha.description),
      facts({}, [
        [own.nakshatraOf({ name: names.boy }), words.names.term(vedha.boy_nakshatra)],
        [own.nakshatraOf({ name: names.girl }), words.names.term(vedha.girl_nakshatra)],
      ]),
    ]),
    text(own.vedhaText, 'small'),
  ]);
  return [{ type: 'columns', columns: [[ofRajju], [ofVedha]] }];
}

/** The weight of the malefics in the two charts, and their difference. */
function papaSamayaPart({ match, names }: MatchProps, words: MatchWords): ReportBlock[] {
  const { papa: own, percent } = words;
  const { papasamaya: papa } = match;
  const { boy_papa, boy_total, boy_points, girl_papa, girl_total, girl_points } = papa;
  const both = [
    { name: names.boy, papa: boy_papa, total: boy_total, points: boy_points },
    { name: names.girl, papa: girl_papa, total: girl_total, points: girl_points },
  ];
  return [
    {
      type: 'figures',
      items: [{ label: own.score, value: percent({ value: twoDecimals(papa.score) }) }],
    },
    text(`${own.intro} ${own.rule}`, 'quiet'),
    text(papa.bot_response),
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

const moonTabs: Readonly<Record<MoonMatchTab, typeof ashtakootPart>> = {
  ashtakoot: ashtakootPart,
  dashakoot: dashakootPart,
  'rajju-vedha': rajjuVedhaPart,
};

const tabs: Readonly<Record<MatchingTab, typeof aggregatePart>> = {
  ...moonTabs,
  aggregate: aggregatePart,
  'papa-samaya': papaSamayaPart,
};

/** The content of a tab of a match by the Moons only. */
export const moonMatchPart = (tab: MoonMatchTab, props: MoonMatchProps, words: MatchWords) =>
  moonTabs[tab](props, words);

/** Content of a tab of the match. */
export const matchPart = (tab: MatchingTab, props: MatchProps, words: MatchWords) =>
  tabs[tab](props, words);

/** The planets and birth details of the two, below their charts. */
export function chartsPart(
  { match: { ashtakoot: found }, names: partnerNames, gemHref }: MatchProps,
  catalogue: MatchWords,
): ReportBlock[] {
  const { charts: words, names } = catalogue;
  const planets = { boy: found.boy_planetary_details, girl: found.girl_planetary_details };
  const details = { boy: found.boy_astro_details, girl: found.girl_astro_details };
  const labels = Object.entries(words.facts) as [keyof typeof words.facts, string][];
  const valueOf = (partner: Partner, key: keyof typeof words.facts): ReportFact[1] => {
    const own = details[partner];
    if (key === 'lucky_gem') return gemWithVerdict(own.lucky_gem_advice, gemHref);
    if (key === 'lucky_name_start') {
      return syllablesInWords(own.lucky_name_start, own.lucky_name_devanagari, names);
    }
    if (key === 'lucky_letters') {
      return names.letters(own.lucky_letters, own.lucky_name_devanagari).join(', ');
    }
    if (key === 'birth_dasa' || key === 'current_dasa') return periodsInWords(own[key], names);
    if (key === 'ascendant_sign' || key === 'rasi') return names.sign(own[key]);
    if (key === 'lucky_num') return own[key].join(', ');
    if (key === 'lucky_colors') {
      return own[key].map((colour) => names.term(colour, 'colours')).join(', ');
    }
    return names.term(own[key]);
  };
  return partners.map((partner) => {
    const caption = words.planets({ name: partnerNames[partner] });
    const items = labels.map(([key, label]): ReportFact => [label, valueOf(partner, key)]);
    return {
      type: 'disclosure',
      label: caption,
      blocks: [
        planetTable({ caption, captionShown: false }, planets[partner], catalogue),
        section(words.details({ name: partnerNames[partner] }), [facts({ columns: 2 }, items)]),
      ],
    };
  });
}
