import type { KundliPartKey } from '@jyoti/contract';
import { RenderAtOnce } from '@jyoti/ui/progressive-render';
import { Part } from '@jyoti/ui/part';
import { ReportView } from '@jyoti/ui/report-view';
import { use } from 'react';
import { AT_ONCE, type TabProps } from '../report-props.ts';
import { VimshottariTree } from './vimshottari-tree.tsx';

/** The main tab Dashas. */
export function DashasTab({ kundli, search, subTab, now }: TabProps) {
  const part = kundli.parts?.[subTab.key as KundliPartKey];
  const onPaper = use(RenderAtOnce);
  if (!part) return null;
  const { intro, blocks } = part;
  const tree = blocks.find((block) => block.type === 'dashaTree');
  return (
    <ReportView
      intro={intro}
      blocks={blocks}
      title={subTab.label}
      atOnce={AT_ONCE}
      slots={{
        // Nothing can be expanded on paper, and the table above lists the periods.
        tree: tree && !onPaper && (
          <Part title={tree.title} headingLevel={3} gap="x3">
            <VimshottariTree
              key={String(search)}
              title={tree.label}
              periods={tree.periods}
              search={search}
              timezone={kundli.settings.timezone}
              now={now}
            />
          </Part>
        ),
      }}
    />
  );
}
