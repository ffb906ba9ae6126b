import type { PanchangMore } from '@jyoti/contract';
import { Badge } from '@jyoti/ui/badge';
import { Grid } from '@jyoti/ui/layout';
import { Part } from '@jyoti/ui/part';
import { WindowCard } from '@jyoti/ui/limb-card';
import { TermTip } from '@jyoti/ui/term-tip';
import { useDayTimes, type DayOfTimes } from '../time-of-day.tsx';
import { SpansTable } from './spans-table.tsx';
import { panchangMoreMessages } from '../../../../messages.generated/panchang-more.ts';
import { useMessages } from '../../../../platform/words/use-messages.ts';

type GowriRow = PanchangMore['nalla_neram'][number];

interface GowriPartProps {
  day: DayOfTimes;
  gowri: PanchangMore['gowri'];
  nallaNeram: PanchangMore['nalla_neram'];
}

/** The Gowri panchangam by day and by night, and Nalla Neram. */
export function GowriPart({ day, gowri, nallaNeram }: GowriPartProps) {
  const { gowri: words, name, good, avoid } = useMessages(panchangMoreMessages);
  const times = useDayTimes(day);
  const table = (caption: string, spans: readonly GowriRow[]) => (
    <SpansTable
      caption={caption}
      day={day}
      spans={spans}
      name={{
        id: 'name',
        header: name,
        cell: (row) => (
          <TermTip
            term={row.name}
            meaning={{ name: words.names[row.name], text: words.meanings[row.name] }}
          >
            {words.names[row.name]}
          </TermTip>
        ),
      }}
      more={[
        {
          id: 'good',
          header: good,
          stacked: 'end',
          cell: (row) => (
            <Badge tone={row.good ? 'success' : 'danger'}>{row.good ? good : avoid}</Badge>
          ),
        },
      ]}
    />
  );
  return (
    <Part title={words.title} headingLevel={3} intro={words.text}>
      <WindowCard
        title={words.nalla}
        headingLevel={4}
        times={nallaNeram.map((row) => ({
          name: words.names[row.name],
          spans: [{ text: times.span(row), current: times.runs(row) }],
        }))}
      >
        {words.nallaText}
      </WindowCard>
      <Grid minItem="19rem" columns={2} gap="x4" align="start">
        {table(words.day, gowri.day)}
        {table(words.night, gowri.night)}
      </Grid>
    </Part>
  );
}
