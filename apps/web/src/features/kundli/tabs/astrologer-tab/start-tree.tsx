import { requestFromSearch, type SeededVimshottari } from '@jyoti/contract';
import { DashaTree, type DashaNode } from '@jyoti/ui/dasha-tree';
import { useCallback, useMemo } from 'react';
import { api } from '../../../../platform/session/api.ts';
import { lordsOf, nodeOf } from '../graha-node.ts';

interface StartTreeProps {
  title: string;
  dasha: SeededVimshottari;
  search: URLSearchParams;
  timezone: string;
  now: string;
  nowLabel?: string | undefined;
}

/** The nine mahadashas from another start than the Moon. What is inside them is loaded from the API. */
export function StartTree({ title, dasha, search, timezone, now, nowLabel }: StartTreeProps) {
  const { start_from: start, mahadashas } = dasha;
  const periods = useMemo(
    () => mahadashas.map(({ lord, ...span }) => nodeOf(lord, span.start, span.end)),
    [mahadashas],
  );
  const loadPeriods = useCallback(
    async (path: readonly DashaNode[]): Promise<readonly DashaNode[]> => {
      const response = await api('POST /api/kundli/vimshottari', {
        body: {
          ...requestFromSearch(search),
          path: lordsOf(path),
          start_from: start,
        },
      });
      return response.periods.map(({ planet, ...span }) => nodeOf(planet, span.start, span.end));
    },
    [search, start],
  );
  return (
    <DashaTree
      title={title}
      periods={periods}
      loadPeriods={loadPeriods}
      timeZone={timezone}
      now={now}
      nowLabel={nowLabel}
      opensRunning={false}
      hourCycle="h23"
    />
  );
}
