import type { PdfBlock, PdfTable } from '@jyoti/pdf';
import { papaGrahas } from '@jyoti/ui/meter';
import type { KitTableBlock, KitTables } from '@jyoti/ui/report-view';
import { paragraph } from './blocks.ts';
import { withoutTerms } from './without-terms.ts';
import type { KundliPdfMessages } from '../../../messages.generated/kundli-pdf.ts';

const plain = (value: number) => String(Math.round(value * 100) / 100);
const outOf = (score: number, full: number) => `${plain(score)} / ${plain(full)}`;
const sum = (points: readonly number[]) => points.reduce((total, point) => total + point, 0);

/** Weight and points of each graha, in one chart or in both of a match. */
function papa(
  { caption, partners, note }: KitTables['papa'],
  words: KundliPdfMessages,
): PdfBlock[] {
  const own = words.papa;
  type Key = (typeof papaGrahas)[number] | 'total';
  const row = (name: string, key: Key) => [
    name,
    ...partners.flatMap((partner) => {
      const points = partner.points?.[key];
      const weight = key === 'total' ? partner.total : partner.papa[key];
      return [plain(weight), points === undefined ? '' : plain(points)];
    }),
  ];
  return [
    {
      type: 'table',
      caption,
      columns: [
        { header: words.body },
        ...partners.flatMap(({ name }) => [
          { header: own.weight({ name }), numeric: true },
          { header: own.points({ name }), numeric: true },
        ]),
      ],
      rows: [
        ...papaGrahas.map((graha) => row(own.grahas[graha], graha)),
        row(words.total, 'total'),
      ],
      marked: [papaGrahas.length],
    },
    ...paragraph(own.note, 'quiet'),
    ...paragraph(note, 'quiet'),
  ];
}

function doshas({ label, items }: KitTables['doshas'], words: KundliPdfMessages): PdfTable {
  return {
    type: 'table',
    caption: label,
    captionShown: false,
    columns: [{ header: words.dosha }, { header: words.found }, { header: words.meaning }],
    rows: items.map(({ name, findings, text = '' }) => [
      name,
      findings.map((finding) => finding.label).join('\n'),
      text,
    ]),
  };
}

function kootas(
  { caption, rows, total, boyLabel, girlLabel }: KitTables['kootas'],
  words: KundliPdfMessages,
): PdfTable {
  return {
    type: 'table',
    caption,
    columns: [
      { header: words.koota },
      { header: boyLabel },
      { header: girlLabel },
      { header: words.score, numeric: true },
      { header: words.meaning },
    ],
    rows: [
      ...rows.map(({ name, boy, girl, score, fullScore, description, exception }) => [
        name,
        boy,
        girl,
        outOf(score, fullScore),
        exception ? `${description}\n${words.exception({ text: exception })}` : description,
      ]),
      [words.total, '', '', outOf(total.score, total.fullScore), ''],
    ],
    marked: [rows.length],
  };
}

/** Points by sign, with the column of the lagna marked. */
function signTable(
  caption: string,
  lagna: number | undefined,
  rowHeader: string,
  rows: readonly (readonly [name: string, points: readonly number[]])[],
  words: KundliPdfMessages,
): PdfTable {
  return {
    type: 'table',
    caption,
    columns: [
      { header: rowHeader },
      ...Object.values(words.signs).map((sign, index) => ({
        header: `${sign}${lagna === index + 1 ? '*' : ''}`,
        numeric: true,
      })),
      { header: words.total, numeric: true },
    ],
    rows: rows.map(([name, points]) => [name, ...points.map(String), String(sum(points))]),
    marked: [rows.length - 1],
  };
}

/** A table that has its own component in the kit, with remarks that explain it in print. */
export function kitTable(block: KitTableBlock, words: KundliPdfMessages): PdfBlock[] {
  switch (block.type) {
    // The page's choice of one chart: a document has them all in its place. A scale and a tree are on the page only.
    case 'vargas':
    case 'phases':
    case 'dashas':
      return [];
    case 'dayWindows': {
      const { title, columns, times } = block.props;
      return [
        {
          type: 'table',
          caption: title,
          columns: columns.map((header) => ({ header })),
          rows: times.map(({ name, spans }) => [
            name,
            spans.map(({ text }) => withoutTerms(text)).join(', '),
          ]),
        },
      ];
    }
    case 'papa':
      return papa(block.props, words);
    case 'doshas':
      return [doshas(block.props, words)];
    case 'kootas':
      return [kootas(block.props, words)];
    case 'ashtakavarga': {
      const { caption, lagna, rows, sarva, afterShodhana = false } = block.props;
      const named = rows.map(({ body, points }) => [words.bodies[body], points] as const);
      return [
        ...paragraph(afterShodhana ? undefined : words.lagnaColumn, 'quiet'),
        signTable(
          caption,
          lagna,
          words.body,
          [...named, [afterShodhana ? words.total : words.sarva, sarva]],
          words,
        ),
      ];
    }
    case 'prastara': {
      const { caption, lagna, rows, totals, legend } = block.props;
      const named = rows.map(
        ({ contributor, points }) => [words.bodies[contributor], points] as const,
      );
      return [
        ...paragraph(legend && words.lagnaColumn, 'quiet'),
        signTable(caption, lagna, words.from, [...named, [words.total, totals]], words),
      ];
    }
  }
}
