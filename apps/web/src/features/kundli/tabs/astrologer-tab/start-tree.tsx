import { requestFromSearch, type VimshottariStart } from '@jyoti/contract';
import { DashaTree, type DashaNode } from '@jyoti/ui/dasha-tree';
import type { KitTables } from '@jyoti/ui/report-view';
import { useCallback } from 'react';
import { api } from '../../../../platform/session/api.ts';
import { lordsOf, nodeOf } from '../graha-node.ts';
import type { ReportMoment } from '../report-props.ts';

/** The nine mahadashas from another start than the Moon. What is inside them is loaded from the API. */
export function StartTree({
  seed,
  title,
  periods,
  timeZone,
  search,
  now,
  nowLabel,
}: KitTables['dashas'] & ReportMoment) {
  const loadPeriods = useCallback(
    async (path: readonly DashaNode[]): Promise<readonly DashaNode[]> => {
      const response = await api('POST /api/kundli/vimshottari', {
        body: {
          ...requestFromSearch(search),
          path: lordsOf(path),
          start_from: seed as VimshottariStart,
        },
      });
      return response.periods.map(({ planet, ...span }) => nodeOf(planet, span.start, span.end));
    },
    [search, seed],
  );
  return (
    <DashaTree
      title={title}
      periods={periods}
      loadPeriods={loadPeriods}
      timeZone={timeZone}
      now={now}
      nowLabel={nowLabel}
      opensRunning={false}
      hourCycle="h23"
    />
  );
}
