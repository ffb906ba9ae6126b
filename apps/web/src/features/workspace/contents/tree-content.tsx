import { dashaKey } from '@jyoti/ui/dasha-tree';
import { Text } from '@jyoti/ui/layout';
import { isRunning } from '@jyoti/ui/periods-table';
import type { Kundli, Vimshottari } from '@jyoti/contract';
import type { DashaTreePeriod } from '@jyoti/ui/report-view';
import { useMemo, useState } from 'react';
import { VimshottariTree } from '../../kundli/tabs/dashas-tab/vimshottari-tree.tsx';
import { nodeOf } from '../../kundli/tabs/graha-node.ts';
import type { ReportMoment } from '../../kundli/tabs/report-props.ts';
import { workspaceMessages } from '../../../messages.generated/workspace.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

/** The mahadashas with their antardashas. */
const periodsOf = ({ mahadasha, antardasha }: Vimshottari): DashaTreePeriod[] =>
  mahadasha.map(({ planet, start, end }) => ({
    ...nodeOf(planet, start, end),
    parts: antardasha
      .filter((part) => part.mahadasha === planet)
      .map((part) => nodeOf(part.antardasha, part.start, part.end)),
  }));

/** Keys of the periods that are open for a moment: the mahadasha, and of a chosen date the antardasha too. */
function openAt({ mahadasha, antardasha }: Vimshottari, now: string, isChosen: boolean): string[] {
  const path = [
    ...mahadasha
      .filter((period) => isRunning(period, now))
      .map(({ planet, start, end }) => nodeOf(planet, start, end)),
    ...antardasha
      .filter((period) => isChosen && isRunning(period, now))
      .map((period) => nodeOf(period.antardasha, period.start, period.end)),
  ];
  return path.map((_, depth) => dashaKey(path.slice(0, depth + 1)));
}

interface TreeContentProps extends ReportMoment {
  kundli: Kundli;
  /** The chosen date or instant; undefined for the current time. */
  at: string | undefined;
}

/** The periods of Vimshottari, of which any can be opened to the deepest level; those of the moment are open. */
export function TreeContent(props: TreeContentProps) {
  const words = useMessages(workspaceMessages);
  const { dashas } = props.kundli;
  if (!dashas) return <Text tone="muted">{words.pane.missing}</Text>;
  return <Tree {...props} vimshottari={dashas.vimshottari} />;
}

function Tree(props: TreeContentProps & { vimshottari: Vimshottari }) {
  const { kundli, search, now, nowLabel, at, vimshottari } = props;
  const { tree } = useMessages(workspaceMessages);
  const running = openAt(vimshottari, now, at !== undefined);
  const periods = useMemo(() => periodsOf(vimshottari), [vimshottari]);
  const [expanded, setExpanded] = useState(running);
  const [followed, setFollowed] = useState(running.join(' '));
  // Periods that were opened by hand stay open until another one runs.
  if (followed !== running.join(' ')) {
    setFollowed(running.join(' '));
    setExpanded(running);
  }
  return (
    <VimshottariTree
      key={String(search)}
      title={tree({ name: kundli.birth.name })}
      periods={periods}
      search={search}
      timezone={kundli.settings.timezone}
      now={now}
      nowLabel={nowLabel}
      expanded={expanded}
      onExpandedChange={setExpanded}
    />
  );
}
