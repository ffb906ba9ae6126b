import { bodyKeys, type Planet } from '@jyoti/contract';
import { Stack } from '@jyoti/ui/layout';
import { Table, type TableColumn } from '@jyoti/ui/table';
import { PartHeading } from '@jyoti/ui/part';
import { TermText } from '@jyoti/ui/term-tip';
import { degreesMinutesSeconds } from '../../../kundli/format.ts';
import { isAscendant, planetColumn, planetColumns } from '../../../kundli/planet-columns.tsx';
import { InTurn, useInTurn } from '../../../tool/in-turn.tsx';
import type { TabProps } from '../report-props.ts';
import { useKundliTabWords } from './words.ts';

/** As many bodies as a phone shows below the tabs. */
const IN_VIEW = 3;

/** The ascendant and the nine grahas with all that the chart says of each. */
export function PlanetDetails({ planets, subTab }: TabProps) {
  const words = useKundliTabWords().planets;
  const rows = bodyKeys.map((key) => planets[key]);
  const drawn = useInTurn(rows.length, IN_VIEW, rows.length);

  const columns = planetColumns(words, [
    {
      id: 'avastha',
      header: words.avastha,
      cell: (body) => (isAscendant(body) ? null : body.basic_avastha),
    },
    {
      id: 'nature',
      header: words.nature,
      cell: (body) => (isAscendant(body) ? null : body.lord_status),
    },
  ]);

  const figures: TableColumn<Planet>[] = [
    planetColumn(words.planet),
    { id: 'abbreviation', header: words.abbreviation, cell: ({ name }) => name },
    {
      id: 'longitude',
      header: words.longitude,
      numeric: true,
      stacked: 'end',
      cell: ({ global_degree }) => degreesMinutesSeconds(global_degree),
    },
    { id: 'sign', header: words.signNumber, numeric: true, cell: ({ rasi_no }) => rasi_no },
    {
      id: 'progress',
      header: words.progress,
      numeric: true,
      cell: ({ progress_in_percentage }) => words.percent(progress_in_percentage.toFixed(1)),
    },
    {
      id: 'nakshatra',
      header: words.nakshatraNumber,
      numeric: true,
      cell: ({ nakshatra_no }) => nakshatra_no,
    },
    {
      id: 'speed',
      header: words.speed,
      numeric: true,
      cell: ({ speed }) => (speed === null ? null : speed.toFixed(3).replace('-', '−')),
    },
    {
      id: 'horizon',
      header: words.horizon,
      cell: (body) => {
        if (isAscendant(body)) return null;
        return body.is_planet_set ? words.below : words.above;
      },
    },
  ];

  return (
    <Stack gap="x5">
      <PartHeading title={subTab.label}>
        <TermText>{words.intro}</TermText>
      </PartHeading>
      <InTurn atOnce={1}>
        <Table
          caption={words.caption}
          aria-busy={drawn < rows.length}
          columns={columns}
          rows={rows.slice(0, drawn)}
          rowKey={({ name }) => name}
        />
        <Table caption={words.figures} columns={figures} rows={rows} rowKey={({ name }) => name} />
      </InTurn>
    </Stack>
  );
}
