import type { DashaPeriod, Kundli, Vimshottari } from '@jyoti/contract';
import { Badge } from '@jyoti/ui/badge';
import { GrahaGlyph } from '@jyoti/ui/glyphs';
import { Cluster, Stack, Text } from '@jyoti/ui/layout';
import { Table, type TableColumn } from '@jyoti/ui/table';
import type { Words } from '../../words/en.ts';
import { useWords } from '../../words/index.ts';
import { grahaId } from './chart-data.ts';
import { dayOf, yearsMonthsDays } from './format.ts';

const DAY = 86_400_000;

/** Years, months and days in words, leaving out what is nothing. */
function span(years: number, words: Words['report']['mahadasha']): string {
  const parts = yearsMonthsDays(years);
  const spoken = [
    parts.years > 0 && words.years(parts.years),
    parts.months > 0 && words.months(parts.months),
    parts.days > 0 && words.days(parts.days),
  ].filter(Boolean);
  return spoken.join(', ') || words.days(0);
}

/** What was left of the first period at birth, and the nine periods of 120 years with the running one marked. */
export function Mahadasha({ kundli, vimshottari }: { kundli: Kundli; vimshottari: Vimshottari }) {
  const words = useWords().report.mahadasha;
  const { timezone, year_days: yearDays } = kundli.settings;
  const running = vimshottari.current?.mahadasha.start;

  const columns: TableColumn<DashaPeriod>[] = [
    {
      id: 'lord',
      header: words.lord,
      cell: ({ planet, start }) => (
        <Cluster gap="x2">
          <GrahaGlyph graha={grahaId(planet)} size={20} />
          {planet}
          {start === running && <Badge tone="brass">{words.running}</Badge>}
        </Cluster>
      ),
    },
    { id: 'starts', header: words.starts, cell: ({ start }) => dayOf(start, timezone) },
    { id: 'ends', header: words.ends, cell: ({ end }) => dayOf(end, timezone) },
    {
      id: 'length',
      header: words.length,
      numeric: true,
      stacked: 'end',
      cell: ({ start, end }) =>
        words.years(Math.round((Date.parse(end) - Date.parse(start)) / DAY / yearDays)),
    },
  ];

  return (
    <Stack>
      <Text>{words.balance(span(vimshottari.balance.years, words), vimshottari.balance.lord)}</Text>
      <Table
        caption={words.caption}
        columns={columns}
        rows={vimshottari.mahadasha}
        rowKey={({ start }) => start}
        isCurrent={({ start }) => start === running}
      />
      <Text size="small" tone="muted">
        {words.yearLength(yearDays)}
      </Text>
    </Stack>
  );
}
