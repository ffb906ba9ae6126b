import type { Planet } from '@jyoti/contract';
import { Badge } from '@jyoti/ui/badge';
import { GrahaGlyph, RashiGlyph, WithGlyph, type RashiNumber } from '@jyoti/ui/glyphs';
import { Cluster } from '@jyoti/ui/layout';
import type { TableColumn } from '@jyoti/ui/table';
import { grahaId, rashiName } from './chart-data.ts';
import { degreesAndMinutes } from './format.ts';

/** The headers of the columns, and the words for the states of a graha. */
interface PlanetColumnWords {
  planet: string;
  zodiac: string;
  degree: string;
  house: string;
  nakshatra: string;
  nakshatraLord: string;
  signLord: string;
  state: string;
  retrograde: string;
  combust: string;
}

export const isAscendant = ({ name }: Planet) => name === 'As';

/** The name of a body with its glyph. */
export const planetColumn = (header: string): TableColumn<Planet> => ({
  id: 'planet',
  header,
  cell: (body) => (
    <WithGlyph
      glyph={!isAscendant(body) && <GrahaGlyph graha={grahaId(body.full_name)} size={20} />}
    >
      {body.full_name}
    </WithGlyph>
  ),
});

/**
 * What a chart says of the ascendant and the nine grahas, as columns of a table.
 *
 * @param beforeState columns between the lord of the sign and the state
 */
export function planetColumns(
  words: PlanetColumnWords,
  beforeState: readonly TableColumn<Planet>[] = [],
): TableColumn<Planet>[] {
  return [
    planetColumn(words.planet),
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
    ...beforeState,
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
}
