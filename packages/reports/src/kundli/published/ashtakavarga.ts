import { ashtakvargaBodies, type PlanetDetails } from '@jyoti/contract';
import type { AshtakavargaBody } from '@jyoti/ui/ashtakavarga-table';
import { type RashiNumber, type ReportBlock, reportPart, type ReportPart } from '@jyoti/ui/data';
import type { ReportSource } from '../source.ts';
import type { KundliWords } from '../../report-words.ts';

/** The name of a body in the kit. */
export const ashtakavargaBody = (body: string) => body.toLowerCase() as AshtakavargaBody;
const lagnaOf = (planets: PlanetDetails) => planets[0].rasi_no as RashiNumber;

/** The bindus of seven grahas and the lagna in the twelve signs, with their sums. */
export function ashtakvarga(
  { kundli: { ashtakvarga: table }, planets }: ReportSource,
  { ashtakvarga: words }: KundliWords,
): ReportPart | null {
  if (!table) return null;
  const rows = table.ashtakvarga_order.map((body, index) => ({
    body: ashtakavargaBody(body),
    points: table.ashtakvarga_points[index] ?? [],
  }));
  const caption = words.caption({ school: words.schools[table.school] });
  const props = { caption, lagna: lagnaOf(planets), rows, sarva: table.ashtakvarga_total };
  return reportPart(words.intro, [{ type: 'ashtakavarga', props }]);
}

/** For each body: which giver grants it a bindu in which sign, and its totals. */
export function binnashtakvarga(
  { kundli: { binnashtakvarga: grids }, planets }: ReportSource,
  { binnashtakvarga: words, names }: KundliWords,
): ReportPart | null {
  if (!grids) return null;
  const [legendOf] = ashtakvargaBodies;
  const blocks = ashtakvargaBodies.map((body): ReportBlock => ({
    type: 'prastara',
    props: {
      caption: words.caption({ body: names.graha(body) }),
      lagna: lagnaOf(planets),
      body: ashtakavargaBody(body),
      rows: ashtakvargaBodies.map((contributor) => ({
        contributor: ashtakavargaBody(contributor),
        points: grids[body].contributors[contributor],
      })),
      totals: grids[body].totals,
      legend: body === legendOf,
    },
  }));
  return reportPart(words.intro, blocks);
}
