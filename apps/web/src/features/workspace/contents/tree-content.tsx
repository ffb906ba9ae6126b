import { dashaKey } from '@jyoti/ui/dasha-tree';
import { isRunning } from '@jyoti/ui/periods-table';
import type { KitTables } from '@jyoti/ui/report-view';
import { useState } from 'react';
import { VimshottariTree } from '../../kundli/tabs/blocks/vimshottari-tree.tsx';
import type { ReportMoment } from '../../kundli/tabs/report-props.ts';

type Periods = KitTables['dashas']['periods'];

/** Keys of the periods that are open for a moment: the mahadasha, and of a chosen date the antardasha too. */
function openAt(periods: Periods, now: string, isChosen: boolean): string[] {
  const mahadasha = periods.find((period) => isRunning(period, now));
  const antardasha = isChosen && mahadasha?.parts?.find((part) => isRunning(part, now));
  const path = [...(mahadasha ? [mahadasha] : []), ...(antardasha ? [antardasha] : [])];
  return path.map((_, depth) => dashaKey(path.slice(0, depth + 1)));
}

interface TreeContentProps extends ReportMoment {
  tree: KitTables['dashas'];
  /** The chosen date or instant; undefined for the current time. */
  at: string | undefined;
}

/** The periods of Vimshottari, of which any can be opened to the deepest level; those of the moment are open. */
export function TreeContent({ tree: block, at, ...moment }: TreeContentProps) {
  // The pane is named already.
  const { heading: _, ...tree } = block;
  const running = openAt(tree.periods, moment.now, at !== undefined);
  const [expanded, setExpanded] = useState(running);
  const [followed, setFollowed] = useState(running.join(' '));
  // Periods that were opened by hand stay open until another one runs.
  if (followed !== running.join(' ')) {
    setFollowed(running.join(' '));
    setExpanded(running);
  }
  return (
    <VimshottariTree
      key={String(moment.search)}
      {...tree}
      {...moment}
      expanded={expanded}
      onExpandedChange={setExpanded}
    />
  );
}
