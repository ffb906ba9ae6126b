import { ashtakvargaBodies, type PlanetDetails } from '@jyoti/contract';
import type { AshtakavargaBody } from '@jyoti/ui/ashtakavarga-table';
import type { RashiNumber } from '@jyoti/ui/glyphs';
import type { ReportPart } from '../../../report/report-block.ts';
import type { ReportSource } from '../report-props.ts';
import type { KundliTabWords } from './words.ts';

const kitBody = (body: string) => body.toLowerCase() as AshtakavargaBody;
const lagnaOf = (planets: PlanetDetails) => planets[0].rasi_no as RashiNumber;

/** The bindus of seven grahas and the lagna in the twelve signs, with their sums. */
export function ashtakvarga(
  { kundli: { ashtakvarga: table }, planets }: ReportSource,
  { ashtakvarga: words }: KundliTabWords,
): ReportPart | null {
  if (!table) return null;
  return {
    intro: words.intro,
    blocks: [
      {
        type: 'ashtakavarga',
        props: {
          caption: words.caption(words.schools[table.school]),
          lagna: lagnaOf(planets),
          rows: table.ashtakvarga_order.map((body, index) => ({
            body: kitBody(body),
            points: table.ashtakvarga_points[index] ?? [],
          })),
          sarva: table.ashtakvarga_total,
        },
      },
    ],
  };
}

/** For each body: who gives it a bindu in which sign, and how many it gets. */
export function binnashtakvarga(
  { kundli: { binnashtakvarga: grids }, planets }: ReportSource,
  { binnashtakvarga: words }: KundliTabWords,
): ReportPart | null {
  if (!grids) return null;
  const [legendOf] = ashtakvargaBodies;
  return {
    intro: words.intro,
    blocks: ashtakvargaBodies.map((body) => ({
      type: 'prastara',
      props: {
        caption: words.caption(body),
        lagna: lagnaOf(planets),
        body: kitBody(body),
        rows: ashtakvargaBodies.map((contributor) => ({
          contributor: kitBody(contributor),
          points: grids[body].contributors[contributor],
        })),
        totals: grids[body].totals,
        legend: body === legendOf,
      },
    })),
  };
}
