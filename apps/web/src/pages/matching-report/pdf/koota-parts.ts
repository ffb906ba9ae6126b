import type { KootaRow } from '@jyoti/ui/koota-table';
import { facts, heading, paragraph, signs } from '../../../kundli/pdf/blocks.ts';
import { partners } from '../../../matching/pair-in-url.ts';
import type { PdfBlock, PdfTable } from '@jyoti/pdf';
import { ashtakootOrder, dashakootOrder, tableRow } from '../koota-rows.ts';
import { plain } from '../numbers.ts';
import type { MatchPart } from './match-part.ts';

function kootaTable(
  caption: string,
  rows: readonly KootaRow[],
  total: string,
  { source, words, pdf }: MatchPart,
): PdfTable {
  return {
    type: 'table',
    caption,
    columns: [
      { header: pdf.koota },
      { header: source.names.boy },
      { header: source.names.girl },
      { header: pdf.score, numeric: true },
      { header: pdf.meaning },
    ],
    rows: [
      ...rows.map(({ name, boy, girl, score, fullScore, description, exception }) => [
        name,
        boy,
        girl,
        words.outOf(plain(score), plain(fullScore)),
        exception ? `${description}\n${pdf.exception(exception)}` : description,
      ]),
      [pdf.total, '', '', total, ''],
    ],
    marked: [rows.length],
  };
}

export function ashtakootPart(part: MatchPart): PdfBlock[] {
  const { source, words, setting } = part;
  const { ashtakoot } = source.match;
  const { ashtakoot: own, outOf } = words;
  const total = outOf(plain(ashtakoot.score), plain(ashtakoot.full_score));
  const details = { boy: ashtakoot.boy_astro_details, girl: ashtakoot.girl_astro_details };
  return [
    { type: 'figures', items: [{ label: own.score, value: total }] },
    ...paragraph(ashtakoot.bot_response),
    kootaTable(
      own.caption,
      ashtakootOrder.map((key) => tableRow(key, ashtakoot[key])),
      total,
      part,
    ),
    ...paragraph(own.exceptions, 'quiet'),
    heading(own.astro),
    ...partners.flatMap((partner) => {
      const { gana, yoni, rasi, nakshatra, nakshatra_pada } = details[partner];
      return [
        ...paragraph(source.names[partner], 'strong'),
        facts(
          [
            [own.gana, gana],
            [own.yoni, yoni],
            [own.rasi, signs(rasi)],
            [own.nakshatra, `${nakshatra} ${nakshatra_pada}`],
          ],
          setting,
        ),
      ];
    }),
  ];
}

export function dashakootPart(part: MatchPart): PdfBlock[] {
  const { dashakoot } = part.source.match;
  const { dashakoot: own, outOf } = part.words;
  const total = outOf(plain(dashakoot.score), plain(dashakoot.full_score));
  return [
    { type: 'figures', items: [{ label: own.score, value: total }] },
    ...paragraph(dashakoot.bot_response),
    kootaTable(
      own.caption,
      dashakootOrder.map((key) => tableRow(key, dashakoot[key])),
      total,
      part,
    ),
    ...paragraph(own.note, 'quiet'),
  ];
}
