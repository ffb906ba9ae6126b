import { heading, paragraph } from '../../../kundli/pdf/blocks.ts';
import type { PdfBlock, PdfTable } from '@jyoti/pdf';
import { doshaRows } from '../dosha-rows.ts';
import { formulaRows } from '../formula-rows.ts';
import type { MatchProps } from '../match-props.ts';
import { plain, twoDecimals } from '../numbers.ts';
import type { MatchingWords } from '../words.ts';
import type { MatchPart } from './match-part.ts';

export function aggregatePart({ source, words, pdf }: MatchPart): PdfBlock[] {
  const { aggregate, ashtakoot, dashakoot } = source.match;
  const { aggregate: own, percent, outOf } = words;
  return [
    {
      type: 'figures',
      items: [
        { label: own.overall, value: percent(plain(aggregate.score)) },
        {
          label: own.ashtakoot,
          value: outOf(plain(aggregate.ashtakoot_score), plain(ashtakoot.full_score)),
        },
        {
          label: own.dashakoot,
          value: outOf(plain(aggregate.dashkoot_score), plain(dashakoot.full_score)),
        },
      ],
    },
    ...paragraph(aggregate.bot_response),
    heading(own.doshas),
    ...paragraph(own.doshasNote, 'quiet'),
    {
      type: 'table',
      caption: own.doshas,
      captionShown: false,
      columns: [{ header: pdf.dosha }, { header: pdf.found }, { header: pdf.meaning }],
      rows: doshaRows(source, words).map(({ name, found, text }) => [
        name,
        found.map(({ says }) => says).join('\n'),
        text ?? '',
      ]),
    },
    heading(own.extended),
    ...paragraph(aggregate.extended_response),
    heading(own.formula),
    ...paragraph(own.formulaIntro),
    formulaTable(aggregate, words),
  ];
}

function formulaTable(aggregate: MatchProps['match']['aggregate'], words: MatchingWords): PdfTable {
  const { aggregate: own, percent } = words;
  const rows = formulaRows(aggregate, words);
  return {
    type: 'table',
    caption: own.formula,
    captionShown: false,
    columns: [
      { header: own.part },
      { header: own.rule },
      { header: own.reached, numeric: true },
      { header: own.weight, numeric: true },
      { header: own.points, numeric: true },
    ],
    rows: [
      ...rows.map(({ name, rule, reached, weight, points }) => [
        name,
        rule,
        reached,
        weight,
        points,
      ]),
      [own.sum, '', '', '', percent(twoDecimals(aggregate.score))],
    ],
    marked: [rows.length],
  };
}
