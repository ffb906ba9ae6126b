import type { Planet } from '@jyoti/contract';
import {
  type RashiNumber,
  type ReportChart,
  reportPart,
  type ReportPart,
  text,
} from '@jyoti/ui/data';
import { birthChart } from '../../format/chart-data.ts';
import type { ReportSource } from '../source.ts';
import type { AstrologerWords } from '../../report-words.ts';

/** The birth chart with its houses counted from a graha; null if the chart lacks it. */
export function chartFrom(
  graha: string,
  title: string,
  { kundli: { birth }, planets }: ReportSource,
  { charts: words, names }: AstrologerWords,
): ReportChart | null {
  const bodies = Object.values(planets).filter(
    (body): body is Planet => typeof body === 'object' && body !== null && 'rasi_no' in body,
  );
  const body = bodies.find(({ full_name }) => full_name === graha);
  if (!body) return null;
  return {
    label: words.chartOf({ chart: title, person: birth.name }),
    title,
    data: {
      ascendantSign: body.rasi_no as RashiNumber,
      placements: birthChart(planets).placements,
    },
    middle: names.graha(graha),
  };
}

/** The birth chart counted from the Moon, the Sun and the lords of the running dashas. */
export function moreCharts(source: ReportSource, catalogue: AstrologerWords): ReportPart {
  const { charts: words, names } = catalogue;
  const { dashas } = source.kundli;
  const from = (graha: string, title: string): ReportChart[] => {
    const chart = chartFrom(graha, title, source, catalogue);
    return chart ? [chart] : [];
  };
  const current = dashas?.vimshottari.current;
  const lords = current
    ? from(
        current.mahadasha.name,
        words.mahadasha({ lord: names.graha(current.mahadasha.name) }),
      ).concat(
        current.antardasha.name === current.mahadasha.name
          ? []
          : from(
              current.antardasha.name,
              words.antardasha({ lord: names.graha(current.antardasha.name) }),
            ),
      )
    : [];
  return reportPart(words.intro, [
    {
      type: 'charts',
      perRow: 2,
      charts: [...from('Moon', words.chandra), ...from('Sun', words.surya), ...lords],
    },
    text(current ? words.lordsNote : words.noDasha, 'small'),
  ]);
}
