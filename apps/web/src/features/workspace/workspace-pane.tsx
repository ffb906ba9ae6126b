import { vargasMessages } from '@jyoti/language/terms/vargas';
import type { KundliChartStyle } from '@jyoti/ui/kundli-chart';
import { XIcon } from '@jyoti/ui/icons';
import { IconButton } from '@jyoti/ui/icon-button';
import { Select } from '@jyoti/ui/select';
import { VisuallyHidden } from '@jyoti/ui/layout';
import { memo, useId } from 'react';
import { PaneContent } from './pane-content.tsx';
import { kindName, kindOptions, whoseNames, type PaneNames } from './pane-names.ts';
import { paneOf, whoses, type Pane, type Whose } from './panes.ts';
import { keysOf } from './shortcuts.ts';
import type { DatedParts } from './use-dated-parts.ts';
import { workspaceMessages } from '../../messages.generated/workspace.ts';
import * as styles from './workspace.css.ts';
import { useMessages } from '../../platform/words/use-messages.ts';

/** What all panes have in common. */
export interface PaneSource {
  /** The report of the first birth, and of the second if it is chosen. */
  first: URLSearchParams;
  second: URLSearchParams | null;
  names: PaneNames;
  /** What panes show of the moment, by the birth. */
  dated: Readonly<Record<'first' | 'second', DatedParts>>;
  chartStyle: KundliChartStyle;
  /** The moment that all panes follow: ISO 8601. */
  now: string;
  /** What it is called; undefined for the current time. */
  nowLabel: string | undefined;
  /** Parameter `at` of the API; undefined for the current time. */
  at: string | undefined;
}

interface WorkspacePaneProps extends PaneSource {
  /** Its place, from 1. */
  number: number;
  pane: Pane;
  onChange: (pane: Pane) => void;
  /** Without it, it is the only pane and stays. */
  onClose?: () => void;
}

/** One pane: whose facts, which, and the facts. */
export const WorkspacePane = memo(function WorkspacePane({
  number,
  pane,
  onChange,
  onClose,
  ...source
}: WorkspacePaneProps) {
  const words = useMessages(workspaceMessages);
  const vargas = useMessages(vargasMessages);
  const heading = useId();
  const names = whoseNames(source.names, words);
  const what = kindName(pane, words, vargas);
  return (
    <section tabIndex={-1} aria-labelledby={heading} className={styles.pane}>
      <VisuallyHidden as="h2" id={heading}>
        {words.pane.name({ number, what, whose: names[pane.whose] })}
      </VisuallyHidden>
      <div className={styles.paneHead} data-print="hide">
        <span className={styles.paneNumber} aria-hidden="true">
          {number}
        </span>
        <div className={styles.choices}>
          <Select
            label={words.pane.whose}
            labelHidden
            value={pane.whose}
            options={whoses.map((value) => ({ value, label: names[value] }))}
            onValueChange={(whose) => onChange(paneOf(whose as Whose, pane.kind))}
          />
          <Select
            label={words.pane.what}
            labelHidden
            value={pane.kind}
            options={kindOptions(pane.whose, words, vargas)}
            onValueChange={(kind) => onChange(paneOf(pane.whose, kind))}
          />
        </div>
        {onClose && (
          <IconButton
            size="small"
            label={words.pane.close({ number })}
            aria-keyshortcuts={keysOf('close')}
            icon={<XIcon size={18} />}
            onClick={onClose}
          />
        )}
      </div>
      <div
        role="group"
        // Without a pointer, what scrolls in the pane scrolls only if it has the focus.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-labelledby={heading}
        className={styles.paneBody}
      >
        <PaneContent pane={pane} {...source} />
      </div>
    </section>
  );
});
