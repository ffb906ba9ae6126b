import { paragraph } from '../../../kundli/pdf/blocks.ts';
import { papaTable } from '../../../kundli/pdf/papa-table.ts';
import type { PdfBlock } from '@jyoti/pdf';
import { twoDecimals } from '../numbers.ts';
import type { MatchPart } from './match-part.ts';

export function papaPart({ source, words, setting }: MatchPart): PdfBlock[] {
  const { papasamaya: papa } = source.match;
  const { papa: own, percent } = words;
  const { pdf } = setting.words;
  const { names } = source;
  return [
    { type: 'figures', items: [{ label: own.score, value: percent(twoDecimals(papa.score)) }] },
    ...paragraph(`${own.intro} ${own.rule}`, 'quiet'),
    ...paragraph(papa.bot_response),
    papaTable(
      own.caption,
      [
        { name: names.boy, papa: papa.boy_papa, total: papa.boy_total, points: papa.boy_points },
        {
          name: names.girl,
          papa: papa.girl_papa,
          total: papa.girl_total,
          points: papa.girl_points,
        },
      ],
      pdf,
    ),
    ...paragraph(pdf.papa.note, 'quiet'),
    ...paragraph(own.formula, 'quiet'),
  ];
}
