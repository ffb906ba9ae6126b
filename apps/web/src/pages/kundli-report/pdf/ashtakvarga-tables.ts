import { ashtakvargaBodies, type Kundli, type PlanetDetails } from '@jyoti/contract';
import { paragraph } from '../../../kundli/pdf/blocks.ts';
import type { PdfBlock } from '@jyoti/pdf';
import type { ReportSetting } from './report-blocks.ts';

/** Headers of the twelve signs, that of the lagna marked. */
const signColumns = (planets: PlanetDetails) =>
  Array.from({ length: 12 }, (_, index) => ({
    header: `${index + 1}${planets[0].rasi_no === index + 1 ? '*' : ''}`,
    numeric: true,
  }));

const sum = (points: readonly number[]) => points.reduce((total, point) => total + point, 0);

export function ashtakvarga(
  kundli: Kundli,
  planets: PlanetDetails,
  setting: ReportSetting,
): PdfBlock[] {
  const { kundli: words, pdf } = setting.words;
  const table = kundli.ashtakvarga;
  if (!table) return [];
  const row = (name: string, points: readonly number[]) => [
    name,
    ...points.map(String),
    String(sum(points)),
  ];
  return [
    ...paragraph(words.ashtakvarga.intro, 'quiet'),
    ...paragraph(pdf.signs, 'quiet'),
    {
      type: 'table',
      caption: words.ashtakvarga.caption(words.ashtakvarga.schools[table.school]),
      columns: [
        { header: pdf.body },
        ...signColumns(planets),
        { header: pdf.total, numeric: true },
      ],
      rows: [
        ...table.ashtakvarga_order.map((body, index) =>
          row(body, table.ashtakvarga_points[index] ?? []),
        ),
        row(pdf.sarva, table.ashtakvarga_total),
      ],
      marked: [table.ashtakvarga_order.length],
    },
  ];
}

export function binnashtakvarga(
  { binnashtakvarga: grids }: Kundli,
  planets: PlanetDetails,
  setting: ReportSetting,
): PdfBlock[] {
  const { kundli: words, pdf } = setting.words;
  if (!grids) return [];
  return [
    ...paragraph(words.binnashtakvarga.intro, 'quiet'),
    ...paragraph(pdf.signs, 'quiet'),
    ...ashtakvargaBodies.map((body): PdfBlock => {
      const { contributors, totals } = grids[body];
      return {
        type: 'table',
        caption: words.binnashtakvarga.caption(body),
        columns: [
          { header: pdf.from },
          ...signColumns(planets),
          { header: pdf.total, numeric: true },
        ],
        rows: [
          ...ashtakvargaBodies.map((contributor) => [
            contributor,
            ...contributors[contributor].map(String),
            String(sum(contributors[contributor])),
          ]),
          [pdf.total, ...totals.map(String), String(sum(totals))],
        ],
        marked: [ashtakvargaBodies.length],
      };
    }),
  ];
}
