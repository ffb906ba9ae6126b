import {
  westernBodies,
  zodiacSigns,
  type WesternBody,
  type WesternBodyName,
} from '@jyoti/contract';
import { GrahaGlyph, grahaIds, RashiGlyph, type RashiNumber, WithGlyph } from '@jyoti/ui/glyphs';
import { Stack, Text } from '@jyoti/ui/layout';
import { Table, type TableColumn } from '@jyoti/ui/table';
import { FactCard } from '@jyoti/ui/fact-card';
import { FactGrid, FactTile } from '@jyoti/ui/fact-grid';
import { PartHeading } from '@jyoti/ui/part';
import { TermText } from '@jyoti/ui/term-tip';
import { degreesAndMinutes, degreesMinutesSeconds } from '../../../kundli/format.ts';
import { InTurn, useInTurn } from '../../../tool/in-turn.tsx';
import type { TabProps } from '../report-props.ts';
import { useKundliTabWords } from './words.ts';

/** As many bodies as a phone shows below the three signs. */
const IN_VIEW = 3;

/** A tropical longitude as a place in a sign: Leo 21°07′. */
const placeOf = (longitude: number) =>
  `${zodiacSigns[Math.floor(longitude / 30) % 12]} ${degreesAndMinutes(longitude % 30)}`;

/** The tropical chart: three signs that everybody asks for, fifteen bodies, twelve cusps. */
export function WesternPlanet({ kundli: { western }, subTab }: TabProps) {
  const words = useKundliTabWords().western;
  const drawn = useInTurn(westernBodies.length, IN_VIEW, westernBodies.length);
  if (!western) return null;

  const retro = ({ retro: answer }: WesternBody) => {
    if (answer === 'N/A') return words.notAsked;
    return answer ? words.yes : words.no;
  };
  const columns: TableColumn<WesternBodyName>[] = [
    {
      id: 'planet',
      header: words.planet,
      cell: (name) => {
        const graha = grahaIds.find((id) => id === name);
        return (
          <WithGlyph glyph={graha && <GrahaGlyph graha={graha} size={20} />}>
            {words.bodies[name]}
          </WithGlyph>
        );
      },
    },
    {
      id: 'sign',
      header: words.sign,
      cell: (name) => (
        <WithGlyph glyph={<RashiGlyph rashi={western[name].zodiac_no as RashiNumber} size={20} />}>
          {western[name].zodiac}
        </WithGlyph>
      ),
    },
    {
      id: 'degree',
      header: words.degree,
      numeric: true,
      stacked: 'end',
      cell: (name) => degreesAndMinutes(western[name].local_degree),
    },
    {
      id: 'longitude',
      header: words.longitude,
      numeric: true,
      cell: (name) => degreesMinutesSeconds(western[name].global_degree),
    },
    {
      id: 'house',
      header: words.house,
      numeric: true,
      cell: (name) => western[name].house,
    },
    { id: 'retrograde', header: words.retrograde, cell: (name) => retro(western[name]) },
  ];

  const highlight = (label: string, { zodiac, zodiac_no, local_degree, house }: WesternBody) => (
    <FactTile
      glyph={<RashiGlyph rashi={zodiac_no as RashiNumber} size={32} />}
      label={<TermText>{label}</TermText>}
      value={zodiac}
      detail={`${degreesAndMinutes(local_degree)} · ${words.inHouse(house)}`}
    />
  );

  return (
    <Stack gap="x5">
      <PartHeading title={subTab.label}>
        <TermText>{`${words.intro(western.day)} ${words.houses[western.house_system]}`}</TermText>
      </PartHeading>
      <InTurn atOnce={2}>
        <FactGrid>
          {highlight(words.sunSign, western.sun)}
          {highlight(words.moonSign, western.moon)}
          {highlight(words.ascendant, western.ascendant)}
        </FactGrid>
        <Table
          caption={words.caption}
          aria-busy={drawn < westernBodies.length}
          columns={columns}
          rows={westernBodies.slice(0, drawn)}
          rowKey={(name) => name}
          isCurrent={(name) => name === 'sun' || name === 'moon' || name === 'ascendant'}
        />
        <FactCard
          title={words.cusps}
          columns={2}
          items={western.cusps.map((cusp, index) => ({
            label: words.cusp(index + 1),
            value: placeOf(cusp),
          }))}
        >
          <Text size="small" tone="muted">
            <TermText>{words.midheaven(placeOf(western.midheaven))}</TermText>
          </Text>
        </FactCard>
      </InTurn>
    </Stack>
  );
}
