import { composeEventHandlers } from '@radix-ui/primitive';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { clsx } from 'clsx';
import type { HTMLAttributes, Ref } from 'react';
import { useStrings } from '../i18n/index.ts';
import { useDirection } from '../shared/react/use-direction.ts';
import { useNow } from '../shared/time/use-now.ts';
import { DashaLevel } from './dasha-level.tsx';
import * as styles from './dasha-tree.css.ts';
import type { DashaNode, LoadDashas } from './dasha-tree.logic.ts';
import { dashaTreeStrings } from '../messages.generated/en/components/DashaTree.ts';
import { stepInTree } from './step-in-tree.ts';
import { useBranches } from './use-branches.ts';

export interface DashaTreeProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** What the periods are: "Vimshottari dasha of Asha". */
  title: string;
  /** The mahadashas in order. For another chart give the tree another `key`. */
  periods: readonly DashaNode[];
  /** Loads the periods inside an opened one, when it is first opened. */
  loadPeriods: LoadDashas;
  /** Number of levels: 1 for mahadashas only, 5 down to the prana. @default 5 */
  levels?: 1 | 2 | 3 | 4 | 5;
  /** The zone of the dates, an IANA name: "Asia/Kolkata". */
  timeZone: string;
  /** The birth, ISO 8601: periods of at least a year also show the ages they span. */
  birth?: string;
  /** The current instant: ISO 8601. Omitted: the visitor's clock, read once a minute, after the first render. */
  now?: string;
  /** Names that instant if it is not the current one: "On 15 Mar 2031". @default "Now" */
  nowLabel?: string;
  /** Keys (`dashaKey`) of the open periods (controlled). `undefined` makes the component uncontrolled. */
  expanded?: readonly string[];
  /** Keys of the periods open at first (uncontrolled). @default [] */
  defaultExpanded?: readonly string[];
  onExpandedChange?: (expanded: string[]) => void;
  /** Expands the path to the current period. @default true */
  opensRunning?: boolean;
  /** `h12`: 6:05 pm; `h23`: 18:05. @default "h12" */
  hourCycle?: 'h12' | 'h23';
  ref?: Ref<HTMLDivElement>;
}

/** Nested periods, expanded on demand, with the path to the current one. */
export function DashaTree({
  title,
  periods,
  loadPeriods,
  levels = 5,
  timeZone,
  birth,
  now,
  nowLabel,
  expanded,
  defaultExpanded,
  onExpandedChange,
  opensRunning = true,
  hourCycle,
  className,
  onKeyDown,
  ref,
  ...rest
}: DashaTreeProps) {
  const strings = useStrings(dashaTreeStrings);
  const [direction, directionRef] = useDirection();
  const root = useComposedRefs(ref, directionRef);
  const instant = useNow(now);
  const branches = useBranches({
    periods,
    loadPeriods,
    levels,
    runningAt: opensRunning ? instant : null,
    expanded,
    defaultExpanded,
    onExpandedChange,
  });
  return (
    // Keys of the buttons inside are handled once for all of them.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      {...rest}
      ref={root}
      role="group"
      aria-label={title}
      onKeyDown={composeEventHandlers(onKeyDown, (event) => stepInTree(event, direction))}
      className={clsx(styles.root, className)}
      data-part="dasha-tree"
    >
      <DashaLevel
        periods={periods}
        path={[]}
        label={strings.levels[1]}
        context={{ branches, levels, instant, nowLabel, timeZone, hourCycle, birth }}
      />
    </div>
  );
}
