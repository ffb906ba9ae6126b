import type { Matching } from '@jyoti/contract';
import { signNames } from '../../kundli/chart-data.ts';
import { planetTable } from '../../kundli/planet-table.ts';
import { partners, type Partner } from '../../matching/pair-in-url.ts';
import type { ReportBlock } from '../../report/report-block.ts';
import { doshaRows } from './dosha-rows.ts';
import { formulaRows } from './formula-rows.ts';
import { ashtakootOrder, dashakootOrder, tableRow } from './koota-rows.ts';
import type { MatchProps } from './match-props.ts';
import type { MatchingTab } from './matching-tabs.ts';
import { plain, twoDecimals } from './numbers.ts';
import type { MatchingWords } from './words.ts';

/** The sum that leads to the overall percentage. */
function formula(aggregate: Matching['aggregate'], words: MatchingWords): ReportBlock {
  const { aggregate: own, percent } = words;
  return {
    type: 'disclosure',
    label: own.formula,
    open: true,
    blocks: [
      { type: 'text', text: own.formulaIntro, look: 'small' },
      {
        type: 'table',
        caption: own.formula,
        captionShown: false,
        columns: [
          { header: own.part },
          { header: own.rule, stacked: 'note' },
          { header: own.reached, numeric: true },
          { header: own.weight, numeric: true },
          { header: own.points, numeric: true, stacked: 'end' },
        ],
        rows: formulaRows(aggregate, words).map(({ name, rule, reached, weight, points }) => [
          name,
          rule,
          reached,
          weight,
          points,
        ]),
        total: [own.sum, '', '', '', percent(twoDecimals(aggregate.score))],
      },
    ],
  };
}

/** Everything in one figure, what it is made of, and the doshas. */
function aggregatePart(props: MatchProps, words: MatchingWords): ReportBlock[] {
  const { aggregate: own, percent, outOf } = words;
  const { aggregate: found, ashtakoot, dashakoot } = props.match;
  return [
    {
      type: 'figures',
      items: [
        { label: own.overall, value: percent(plain(found.score)) },
        {
          label: own.ashtakoot,
          value: outOf(plain(found.ashtakoot_score), plain(ashtakoot.full_score)),
        },
        {
          label: own.dashakoot,
          value: outOf(plain(found.dashkoot_score), plain(dashakoot.full_score)),
        },
      ],
    },
    { type: 'text', text: found.bot_response },
    {
      type: 'section',
      title: own.doshas,
      headingLevel: 2,
      blocks: [
        { type: 'text', text: own.doshasNote, look: 'quiet' },
        { type: 'doshas', props: { label: own.doshas, items: doshaRows(props, words) } },
      ],
    },
    {
      type: 'section',
      title: own.extended,
      headingLevel: 2,
      blocks: [{ type: 'text', text: found.extended_response }, formula(found, words)],
    },
  ];
}

/** The eight kootas of the north. */
function ashtakootPart({ match, names }: MatchProps, words: MatchingWords): ReportBlock[] {
  const { ashtakoot: own, outOf } = words;
  const { ashtakoot: found } = match;
  const { score, full_score: fullScore } = found;
  const details = { boy: found.boy_astro_details, girl: found.girl_astro_details };
  const stars = (partner: Partner): ReportBlock[] => {
    const { gana, yoni, rasi, nakshatra, nakshatra_pada } = details[partner];
    return [
      {
        type: 'section',
        title: names[partner],
        blocks: [
          {
            type: 'facts',
            items: [
              [own.gana, gana],
              [own.yoni, yoni],
              [own.rasi, signNames(rasi)],
              [own.nakshatra, `${nakshatra} ${nakshatra_pada}`],
            ],
          },
        ],
      },
    ];
  };
  return [
    {
      type: 'figures',
      items: [{ label: own.score, value: outOf(plain(score), plain(fullScore)) }],
    },
    { type: 'text', text: found.bot_response },
    {
      type: 'kootas',
      props: {
        caption: own.caption,
        rows: ashtakootOrder.map((key) => tableRow(key, found[key])),
        total: { score, fullScore },
        boyLabel: names.boy,
        girlLabel: names.girl,
      },
    },
    { type: 'text', text: own.exceptions, look: 'small' },
    {
      type: 'section',
      title: own.astro,
      headingLevel: 2,
      blocks: [{ type: 'columns', columns: partners.map(stars) }],
    },
  ];
}

/** The ten poruthams of the south. */
function dashakootPart({ match, names }: MatchProps, words: MatchingWords): ReportBlock[] {
  const { dashakoot: own, outOf } = words;
  const { dashakoot: found } = match;
  const { score, full_score: fullScore } = found;
  return [
    {
      type: 'figures',
      items: [{ label: own.score, value: outOf(plain(score), plain(fullScore)) }],
    },
    { type: 'text', text: found.bot_response },
    {
      type: 'kootas',
      props: {
        caption: own.caption,
        rows: dashakootOrder.map((key) => tableRow(key, found[key])),
        total: { score, fullScore },
        boyLabel: names.boy,
        girlLabel: names.girl,
      },
    },
    { type: 'text', text: own.note, look: 'small' },
  ];
}

/** The two poruthams that southern almanacs weigh most. */
function rajjuVedhaPart({ match, names }: MatchProps, words: MatchingWords): ReportBlock[] {
  const { rajjuVedha: own, aggregate: answers } = words;
  const { rajju, vedha } = match.rajju_vedha;
  const answer = (isPresent: boolean) => (isPresent ? answers.present : answers.notPresent);
  return [
    {
      type: 'columns',
      columns: [
        [
          {
            type: 'section',
            title: own.rajju,
            headingLevel: 2,
            blocks: [
              {
                type: 'verdict',
                present: rajju.is_dosha_present,
                answer: answer(rajju.is_dosha_present),
                sentence: rajju.is_dosha_present ? own.rajjuPresent : own.rajjuAbsent,
                blocks: [
                  { type: 'text', text: rajju.rajju_description },
                  {
                    type: 'facts',
                    items: [
                      [own.part, rajju.rajju_part ?? own.noPart],
                      [own.partOf(names.boy), rajju.boy_part],
                      [own.partOf(names.girl), rajju.girl_part],
                    ],
                  },
                ],
              },
              { type: 'text', text: own.rajjuText, look: 'small' },
            ],
          },
        ],
        [
          {
            type: 'section',
            title: own.vedha,
            headingLevel: 2,
            blocks: [
              {
                type: 'verdict',
                present: vedha.is_dosha_present,
                answer: answer(vedha.is_dosha_present),
                sentence: vedha.is_dosha_present ? own.vedhaPresent : own.vedhaAbsent,
                blocks: [
                  { type: 'text', text: vedha.description },
                  {
                    type: 'facts',
                    items: [
                      [own.nakshatraOf(names.boy), vedha.boy_nakshatra],
                      [own.nakshatraOf(names.girl), vedha.girl_nakshatra],
                    ],
                  },
                ],
              },
              { type: 'text', text: own.vedhaText, look: 'small' },
            ],
          },
        ],
      ],
    },
  ];
}

/** How heavily the malefics weigh in the two charts, and how near the two come. */
function papaSamayaPart({ match, names }: MatchProps, words: MatchingWords): ReportBlock[] {
  const { papa: own, percent } = words;
  const { papasamaya: papa } = match;
  return [
    { type: 'figures', items: [{ label: own.score, value: percent(twoDecimals(papa.score)) }] },
    { type: 'text', text: `${own.intro} ${own.rule}`, look: 'quiet' },
    { type: 'text', text: papa.bot_response },
    {
      type: 'papa',
      props: {
        caption: own.caption,
        note: own.formula,
        partners: [
          { name: names.boy, papa: papa.boy_papa, total: papa.boy_total, points: papa.boy_points },
          {
            name: names.girl,
            papa: papa.girl_papa,
            total: papa.girl_total,
            points: papa.girl_points,
          },
        ],
      },
    },
  ];
}

const tabs: Readonly<Record<MatchingTab, typeof aggregatePart>> = {
  aggregate: aggregatePart,
  ashtakoot: ashtakootPart,
  dashakoot: dashakootPart,
  'rajju-vedha': rajjuVedhaPart,
  'papa-samaya': papaSamayaPart,
};

/** What a tab of the match shows. */
export const matchPart = (tab: MatchingTab, props: MatchProps, words: MatchingWords) =>
  tabs[tab](props, words);

/** The planets and birth details of the two, below their charts. */
export function chartsPart(
  { match: { ashtakoot: found }, names }: MatchProps,
  { charts: words }: MatchingWords,
): ReportBlock[] {
  const planets = { boy: found.boy_planetary_details, girl: found.girl_planetary_details };
  const details = { boy: found.boy_astro_details, girl: found.girl_astro_details };
  const facts = Object.entries(words.facts) as [keyof typeof words.facts, string][];
  return partners.map((partner) => {
    const caption = words.planets(names[partner]);
    return {
      type: 'disclosure',
      label: caption,
      blocks: [
        planetTable({ caption, captionShown: false }, planets[partner], words),
        {
          type: 'section',
          title: words.details(names[partner]),
          blocks: [
            {
              type: 'facts',
              columns: 2,
              items: facts.map(([key, label]) => {
                const value = details[partner][key];
                return [label, Array.isArray(value) ? value.join(', ') : value];
              }),
            },
          ],
        },
      ],
    };
  });
}
