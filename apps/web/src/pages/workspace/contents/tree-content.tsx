import { Text } from '@jyoti/ui/layout';
import { VimshottariTree } from '../../../kundli-parts/dashas-tab/vimshottari-tree.tsx';
import type { ReportProps } from '../../../kundli-parts/report-props.ts';
import { useWorkspaceWords } from '../words.ts';

/** The periods of Vimshottari, of which any can be opened to the deepest level. */
export function TreeContent({ kundli, search, now }: ReportProps) {
  const words = useWorkspaceWords();
  if (!kundli.dashas) return <Text tone="muted">{words.pane.missing}</Text>;
  return (
    <VimshottariTree
      key={String(search)}
      title={words.tree(kundli.birth.name)}
      vimshottari={kundli.dashas.vimshottari}
      search={search}
      timezone={kundli.settings.timezone}
      now={now}
    />
  );
}
