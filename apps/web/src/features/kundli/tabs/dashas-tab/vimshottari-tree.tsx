import { requestFromSearch, type Vimshottari } from '@jyoti/contract';
import { DashaTree, type DashaNode } from '@jyoti/ui/dasha-tree';
import { useCallback, useMemo } from 'react';
import { api } from '../../../../platform/session/api.ts';
import { lordsOf, nodeOf } from '../graha-node.ts';

/**
 * The nine mahadashas. The report includes their antardashas; deeper levels are loaded from the
 * API.
 */
export function VimshottariTree({
  title,
  vimshottari,
  search,
  timezone,
  now,
  nowLabel,
  expanded,
  onExpandedChange,
}: {
  title: string;
  vimshottari: Vimshottari;
  search: URLSearchParams;
  timezone: string;
  now: string;
  nowLabel?: string | undefined;
  /** Keys of the open periods (controlled). */
  expanded?: readonly string[];
  onExpandedChange?: (expanded: string[]) => void;
}) {
  const periods = useMemo(
    () => vimshottari.mahadasha.map(({ planet, start, end }) => nodeOf(planet, start, end)),
    [vimshottari],
  );

  const loadPeriods = useCallback(
    (path: readonly DashaNode[]): readonly DashaNode[] | Promise<readonly DashaNode[]> => {
      const lords = lordsOf(path);
      const [mahadasha] = lords;
      if (path.length === 1) {
        return vimshottari.antardasha
          .filter((period) => period.mahadasha === mahadasha)
          .map(({ antardasha, start, end }) => nodeOf(antardasha, start, end));
      }
      const body = { ...requestFromSearch(search), path: lords };
      return api('POST /api/kundli/vimshottari', { body }).then((response) =>
        response.periods.map(({ planet, start, end }) => nodeOf(planet, start, end)),
      );
    },
    [vimshottari, search],
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
