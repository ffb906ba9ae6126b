import type { MoonChart } from '@jyoti/contract';
import { GrahaGlyph, WithGlyph } from '@jyoti/ui/glyphs';
import { Table } from '@jyoti/ui/table';
import { grahaId, rashiName } from '../../../kundli/chart-data.ts';
import { degreesAndMinutes } from '../../../kundli/format.ts';
import { useUnknownTimeWords } from './words.ts';

/** Where the nine grahas stand from the first to the last minute of a day. */
export function SkyOfDay({ chart }: { chart: MoonChart }) {
  const words = useUnknownTimeWords();
  const { kundli } = words;
  return (
    <Table
      caption={kundli.caption}
      rowKey={({ graha }) => graha}
      rows={chart.grahas}
      columns={[
        {
          id: 'graha',
          header: kundli.graha,
          cell: ({ graha }) => (
            <WithGlyph glyph={<GrahaGlyph graha={grahaId(graha)} size={20} />}>{graha}</WithGlyph>
          ),
        },
        {
          id: 'sign',
          header: kundli.sign,
          cell: ({ zodiac }) => words.or(zodiac.map((sign) => `${rashiName(sign)} (${sign})`)),
        },
        {
          id: 'degree',
          header: kundli.degree,
          numeric: true,
          cell: ({ global_degree }) =>
            global_degree.map((degree) => degreesAndMinutes(degree % 30)).join(' – '),
        },
        { id: 'nakshatra', header: kundli.nakshatra, cell: (row) => words.or(row.nakshatra) },
        {
          id: 'house',
          header: kundli.house,
          numeric: true,
          cell: ({ house_from_moon }) => house_from_moon ?? words.changes,
        },
        {
          id: 'retrograde',
          header: kundli.retrograde,
          cell: ({ retro }) => (retro ? kundli.yes : kundli.no),
        },
      ]}
    />
  );
}
