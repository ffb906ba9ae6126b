import { bodyKeys, type Planet } from '@jyoti/contract';
import { Badge } from '@jyoti/ui/badge';
import { GrahaGlyph, RashiGlyph, type RashiNumber, WithGlyph } from '@jyoti/ui/glyphs';
import { Cluster, Stack } from '@jyoti/ui/layout';
import { Table, type TableColumn } from '@jyoti/ui/table';
import { PartHeading } from '@jyoti/ui/part';
import { TermText } from '@jyoti/ui/term-tip';
import { grahaId, rashiName } from '../../../kundli/chart-data.ts';
import { degreesAndMinutes, degreesMinutesSeconds } from '../../../kundli/format.ts';
import { InTurn, useInTurn } from '../../../tool/in-turn.tsx';
import type { TabProps } from '../report-props.ts';
import { useKundliTabWords } from './words.ts';

/** As many bodies as a phone shows below the tabs. */
const IN_VIEW = 3;

const isAscendant = ({ name }: Planet) => name === 'As';

/** The ascendant and the nine grahas with all that the chart says of each. */
export function PlanetDetails({ planets, subTab }: TabProps) {
  const words = useKundliTabWords().planets;
  const rows = bodyKeys.map((key) => planets[key]);
  const drawn = useInTurn(rows.length, IN_VIEW, rows.length);

  const planet: TableColumn<Planet> = {
    id: 'planet',
    header: words.planet,
    cell: (body) => (
      <WithGlyph
        glyph={!isAscendant(body) && <GrahaGlyph graha={grahaId(body.full_name)} size={20} />}
      >
        {body.full_name}
      </WithGlyph>
    ),
  };

  const columns: TableColumn<Planet>[] = [
    planet,
    {
      id: 'zodiac',
      header: words.zodiac,
      cell: ({ zodiac, rasi_no }) => (
        <WithGlyph glyph={<RashiGlyph rashi={rasi_no as RashiNumber} size={20} />}>
          {`${rashiName(zodiac)} (${zodiac})`}
        </WithGlyph>
      ),
    },
    {
      id: 'degree',
      header: words.degree,
      numeric: true,
      stacked: 'end',
      cell: ({ local_degree }) => degreesAndMinutes(local_degree),
    },
    { id: 'house', header: words.house, numeric: true, cell: ({ house }) => house },
    {
      id: 'nakshatra',
      header: words.nakshatra,
      cell: ({ nakshatra, nakshatra_pada }) => `${nakshatra} ${nakshatra_pada}`,
    },
    { id: 'nakshatra-lord', header: words.nakshatraLord, cell: (body) => body.nakshatra_lord },
    { id: 'sign-lord', header: words.signLord, cell: ({ zodiac_lord }) => zodiac_lord },
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
    {
      id: 'state',
      header: words.state,
      cell: (body) =>
        (body.retro || body.is_combust) && !isAscendant(body) ? (
          <Cluster gap="x2">
            {body.retro && <Badge>{words.retrograde}</Badge>}
            {body.is_combust && (
              <Badge tone="warning" icon={null}>
                {words.combust}
              </Badge>
            )}
          </Cluster>
        ) : null,
    },
  ];

  const figures: TableColumn<Planet>[] = [
    planet,
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
