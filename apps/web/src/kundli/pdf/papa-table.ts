import type { PdfTable } from '@jyoti/pdf';
import type { KundliPdfWords } from './words.en.ts';

const papaGrahas = ['rahu', 'sun', 'saturn', 'mars'] as const;
type PapaGraha = (typeof papaGrahas)[number];

interface Partner {
  name: string;
  papa: Readonly<Record<PapaGraha, number>>;
  total: number;
  points?: Readonly<Record<PapaGraha | 'total', number>>;
}

/** Papa of one chart or of the two of a match: how heavily each graha weighs, and its plain points. */
export function papaTable(
  caption: string,
  partners: readonly Partner[],
  { papa: words, body, total }: KundliPdfWords,
): PdfTable {
  const plain = (value: number) => String(Math.round(value * 100) / 100);
  const row = (name: string, of: (partner: Partner) => [weight: number, points?: number]) => [
    name,
    ...partners.flatMap((partner) => {
      const [weight, points] = of(partner);
      return [plain(weight), points === undefined ? '' : plain(points)];
    }),
  ];
  return {
    type: 'table',
    caption,
    columns: [
      { header: body },
      ...partners.flatMap(({ name }) => [
        { header: words.weight(name), numeric: true },
        { header: words.points(name), numeric: true },
      ]),
    ],
    rows: [
      ...papaGrahas.map((graha) =>
        row(words.grahas[graha], ({ papa, points }) => [papa[graha], points?.[graha]]),
      ),
      row(total, (partner) => [partner.total, partner.points?.total]),
    ],
    marked: [papaGrahas.length],
  };
}
