import { bodyKeys, type Planet, type PlanetDetails } from '@jyoti/contract';
import { degreesMinutesSeconds } from '../format/format.ts';
import { bodyName, isAscendant, planetTable } from '../format/planet-table.ts';
import { type ReportPart, reportPart, table, text } from '@jyoti/ui/data';
import type { KundliWords } from '../report-words.ts';

/** The ascendant and the nine grahas with all that the chart has of each. */
export function planetDetails(planets: PlanetDetails, catalogue: KundliWords): ReportPart {
  const { planets: words, names, common } = catalogue;
  const ofGrahas = (cell: (body: Planet) => string | null | undefined) => (body: Planet) =>
    isAscendant(body) ? null : cell(body);
  const hasMaraka = bodyKeys.some((key) => planets[key].lord_status === 'Maraka');
  return reportPart(words.intro, [
    planetTable({ caption: words.caption }, planets, catalogue, [
      [{ header: words.avastha }, ofGrahas((body) => names.term(body.basic_avastha))],
      [{ header: words.nature }, ofGrahas((body) => names.term(body.lord_status))],
    ]),
    text(hasMaraka ? words.maraka : undefined, 'small'),
    table(
      words.figures,
      [
        common.columns.planet,
        words.abbreviation,
        { header: words.longitude, numeric: true },
        { header: words.signNumber, numeric: true },
        { header: words.progress, numeric: true },
        { header: words.nakshatraNumber, numeric: true },
        { header: words.speed, numeric: true },
        words.horizon,
      ],
      bodyKeys.map((key) => {
        const body = planets[key];
        return [
          bodyName(body, names),
          names.abbreviation(body.name),
          degreesMinutesSeconds(body.global_degree),
          body.rasi_no,
          words.percent({ value: body.progress_in_percentage.toFixed(1) }),
          body.nakshatra_no,
          body.speed?.toFixed(3).replace('-', '−'),
          ofGrahas(({ is_planet_set }) => (is_planet_set ? words.below : words.above))(body),
        ];
      }),
      { keepsGrid: true },
    ),
  ]);
}
