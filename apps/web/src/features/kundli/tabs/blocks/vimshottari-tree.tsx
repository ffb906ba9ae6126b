import { grahas, requestFromSearch, type VimshottariStart } from '@jyoti/contract';
import { DashaTree, type DashaNode, type DashaTreeProps } from '@jyoti/ui/dasha-tree';
import { grahaIds } from '@jyoti/ui/glyphs';
import type { KitTables } from '@jyoti/ui/report-view';
import { useCallback } from 'react';
import { api } from '../../../../platform/session/api.ts';
import type { ReportMoment } from '../report-props.ts';

type VimshottariTreeProps = Omit<KitTables['dashas'], 'heading'> &
  ReportMoment &
  Pick<DashaTreeProps, 'expanded' | 'onExpandedChange'>;

/** The nine mahadashas, from any start; what the block has no parts of is loaded from the API. */
export function VimshottariTree({ title, seed, periods, search, ...tree }: VimshottariTreeProps) {
  const loadPeriods = useCallback(
    async (path: readonly DashaNode[]): Promise<readonly DashaNode[]> => {
      const [mahadasha, ...deeper] = path;
      const opened = periods.find(({ start }) => start === mahadasha?.start);
      if (deeper.length === 0 && opened?.parts) return opened.parts;
      const response = await api('POST /api/kundli/vimshottari', {
        body: {
          ...requestFromSearch(search),
          path: path.flatMap(({ lord }) => grahas[grahaIds.indexOf(lord)] ?? []),
          start_from: seed as VimshottariStart,
        },
      });
      return response.periods.map(({ lord, start, end }) => ({ lord, start, end }));
    },
    [periods, search, seed],
  );
  return (
    <DashaTree
      title={title}
      periods={periods}
      loadPeriods={loadPeriods}
      opensRunning={false}
      hourCycle="h23"
      {...tree}
    />
  );
}
