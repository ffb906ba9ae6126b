import type { MoonChart } from '@jyoti/contract';
import { GrahaGlyph, WithGlyph } from '@jyoti/ui/glyphs';
import { Stack, Text } from '@jyoti/ui/layout';
import { Table } from '@jyoti/ui/table';
import { grahaId } from '../../../kundli/chart-data.ts';
import { clockOf, dayOf } from '../../../kundli/format.ts';
import { useUnknownTimeWords } from './words.ts';

/** The mahadashas of a day, for each nakshatra that the Moon passes through, from the earliest to the latest date. */
export function DashasOfDay({ chart, timezone }: { chart: MoonChart; timezone: string }) {
  const words = useUnknownTimeWords().dashas;
  const clock = (instant: string) => clockOf(instant, timezone).slice(0, 5);
  const range = ([early, late]: readonly [string, string]) =>
    words.between(dayOf(early, timezone), dayOf(late, timezone));
  return chart.dashas.map(({ nakshatra, start, end, mahadasha }) => (
    <Stack key={nakshatra} gap="x3">
      <Text>{words.from(nakshatra, clock(start), clock(end))}</Text>
      <Table
        caption={words.caption(nakshatra)}
        rowKey={({ planet }) => planet}
        rows={mahadasha}
        columns={[
          {
            id: 'lord',
            header: words.lord,
            cell: ({ planet }) => (
              <WithGlyph glyph={<GrahaGlyph graha={grahaId(planet)} size={20} />}>
                {planet}
              </WithGlyph>
            ),
          },
          { id: 'starts', header: words.starts, cell: (period) => range(period.start) },
          { id: 'ends', header: words.ends, cell: (period) => range(period.end) },
        ]}
      />
    </Stack>
  ));
}
