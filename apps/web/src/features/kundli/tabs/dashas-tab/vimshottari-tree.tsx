import { requestFromSearch } from '@jyoti/contract';
import { DashaTree, type DashaNode } from '@jyoti/ui/dasha-tree';
import type { DashaTreePeriod } from '@jyoti/ui/report-view';
import { useCallback } from 'react';
import { api } from '../../../../platform/session/api.ts';
import { lordsOf, nodeOf } from '../graha-node.ts';

/**
 * The nine mahadashas with their antardashas; deeper levels are loaded from the
 * API.
 */
export function VimshottariTree({
  title,
  periods,
  search,
  timezone,
  now,
  nowLabel,
  expanded,
  onExpandedChange,
}: {
  title: string;
  periods: readonly DashaTreePeriod[];
  search: URLSearchParams;
  timezone: string;
  now: string;
  nowLabel?: string | undefined;
  /** Keys of the open periods (controlled). */
  expanded?: readonly string[];
  onExpandedChange?: (expanded: string[]) => void;
}) {
  const loadPeriods = useCallback(
    (path: readonly DashaNode[]): readonly DashaNode[] | Promise<readonly DashaNode[]> => {
      const [mahadasha, ...deeper] = path;
      if (deeper.length === 0)
        return periods.find(({ start }) => start === mahadasha?.start)?.parts ?? [];
      const body = { ...requestFromSearch(search), path: lordsOf(path) };
      return api('POST /api/kundli/vimshottari', { body }).then((response) =>
        response.periods.map(({ planet, start, end }) => nodeOf(planet, start, end)),
      );
    },
    [periods, search],
  );

  return (
    <DashaTree
      title={title}
      periods={periods}
      loadPeriods={loadPeriods}
      timeZone={timezone}
      now={now}
      nowLabel={nowLabel}
      expanded={expanded}
      onExpandedChange={onExpandedChange}
      opensRunning={false}
      hourCycle="h23"
    />
  );
}
