import { bodyKeys, type Planet, type PlanetDetails } from '@jyoti/contract';
import { Badge } from '@jyoti/ui/badge';
import { GrahaGlyph } from '@jyoti/ui/glyphs';
import { Cluster } from '@jyoti/ui/layout';
import { Table, type TableColumn } from '@jyoti/ui/table';
import { useWords } from '../../words/index.ts';
import { grahaId, rashiName } from './chart-data.ts';
import { degreesAndMinutes } from './format.ts';

/** The ascendant and the nine grahas with all that the chart says of each. */
export function PlanetDetailsTable({ planets }: { planets: PlanetDetails }) {
  const words = useWords().report.planets;
  const isAscendant = ({ name }: Planet) => name === 'As';

  const columns: TableColumn<Planet>[] = [
    {
      id: 'planet',
      header: words.planet,
      cell: (planet) => (
        <Cluster gap="x2">
          {!isAscendant(planet) && <GrahaGlyph graha={grahaId(planet.full_name)} size={20} />}
          {planet.full_name}
        </Cluster>
      ),
    },
    {
      id: 'zodiac',
      header: words.zodiac,
      cell: ({ zodiac }) => `${rashiName(zodiac)} (${zodiac})`,
    },
    {
      id: 'degree',
      header: words.degree,
      numeric: true,
      stacked: 'end',
      cell: ({ zodiac, local_degree }) => (
        <span title={zodiac}>{degreesAndMinutes(local_degree)}</span>
      ),
    },
    { id: 'house', header: words.house, numeric: true, cell: ({ house }) => house },
    {
      id: 'nakshatra',
      header: words.nakshatra,
      cell: ({ nakshatra, nakshatra_pada }) => `${nakshatra} ${nakshatra_pada}`,
    },
    { id: 'nakshatra-lord', header: words.nakshatraLord, cell: (planet) => planet.nakshatra_lord },
    { id: 'sign-lord', header: words.signLord, cell: ({ zodiac_lord }) => zodiac_lord },
    {
      id: 'avastha',
      header: words.avastha,
      cell: (planet) => (isAscendant(planet) ? null : planet.basic_avastha),
    },
    {
      id: 'nature',
      header: words.nature,
      cell: (planet) => (isAscendant(planet) ? null : planet.lord_status),
    },
    {
      id: 'state',
      header: words.state,
      cell: ({ retro, is_combust, name }) =>
        (retro || is_combust) && name !== 'As' ? (
          <Cluster gap="x2">
            {retro && <Badge>{words.retrograde}</Badge>}
            {is_combust && (
              <Badge tone="warning" icon={null}>
                {words.combust}
              </Badge>
            )}
          </Cluster>
        ) : null,
    },
  ];

  return (
    <Table
      caption={words.caption}
      columns={columns}
      rows={bodyKeys.map((key) => planets[key])}
      rowKey={({ name }) => name}
    />
  );
}
