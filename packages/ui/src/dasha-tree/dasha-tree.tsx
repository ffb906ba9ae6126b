import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { useEffect, useEffectEvent, useRef, type HTMLAttributes, type Ref } from 'react';
import { useStrings } from '../i18n/index.ts';
import { dashaTreeStrings } from '../messages.generated/en/components/DashaTree.ts';
import { runsAt } from '../shared/time/runs-at.ts';
import { useNow } from '../shared/time/use-now.ts';
import { Tree, type TreeItem } from '../tree/index.ts';
import { keyOf, type DashaNode, type LoadDashas } from './dasha-tree.logic.ts';
import { PeriodFacts, usePeriodName } from './period-facts.tsx';

export interface DashaTreeProps extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'children' | 'defaultValue'
> {
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
  /** Called with the keys of all open periods when one is opened or closed. */
  onExpandedChange?: (expanded: string[]) => void;
  /** Expands the path to the current period. @default true */
  opensRunning?: boolean;
  /** `h12`: 6:05 pm; `h23`: 18:05. @default "h12" */
  hourCycle?: 'h12' | 'h23';
  ref?: Ref<HTMLDivElement>;
}

const none: readonly string[] = [];

interface PeriodItem extends TreeItem {
  period: DashaNode;
  /** From a mahadasha down to the period. */
  path: readonly DashaNode[];
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
  expanded: expandedProp,
  defaultExpanded = none,
  onExpandedChange,
  opensRunning = true,
  hourCycle,
  ...rest
}: DashaTreeProps) {
  const strings = useStrings(dashaTreeStrings);
  const nameOf = usePeriodName();
  const instant = useNow(now, 'DashaTree');
  const [expanded = none, setExpanded] = useControllableState<readonly string[]>({
    prop: expandedProp,
    defaultProp: defaultExpanded,
    onChange: (next) => onExpandedChange?.([...next]),
    caller: 'DashaTree',
  });
  /** Ids of periods whose current subperiod is opened as soon as it is loaded. */
  const opening = useRef(new Set<string>());
  const wasOpened = useRef(false);

  const itemsOf = (inside: readonly DashaNode[], around: readonly DashaNode[]): PeriodItem[] =>
    inside.map((period) => {
      const path = [...around, period];
      const hasChildren = path.length < levels;
      return { id: keyOf(path), label: nameOf(period), period, path, hasChildren };
    });

  function openRunning(inside: readonly DashaNode[], around: readonly DashaNode[]) {
    const running = inside.find((period) => runsAt(instant, period));
    if (!running || around.length >= levels - 1) return;
    const id = keyOf([...around, running]);
    opening.current.add(id);
    setExpanded((before = none) => (before.includes(id) ? before : [...before, id]));
  }
  const openFirst = useEffectEvent(() => openRunning(periods, []));
  useEffect(() => {
    if (instant === null || !opensRunning || wasOpened.current) return;
    wasOpened.current = true;
    openFirst();
  }, [instant, opensRunning]);

  function loadChildren({ id, path }: PeriodItem) {
    const show = (inside: readonly DashaNode[]) => {
      if (opening.current.delete(id)) openRunning(inside, path);
      return itemsOf(inside, path);
    };
    const inside = loadPeriods(path);
    return inside instanceof Promise ? inside.then(show) : show(inside);
  }

  const levelNames: Readonly<Record<number, string>> = strings.levels;
  /** Name of the level inside a period. */
  const levelIn = (parent: PeriodItem | null) => levelNames[(parent?.path.length ?? 0) + 1] ?? '';
  const isRunning = ({ period }: PeriodItem) => runsAt(instant, period);

  return (
    <Tree
      {...rest}
      label={title}
      items={itemsOf(periods, [])}
      loadChildren={loadChildren}
      expanded={expanded}
      onExpandedChange={setExpanded}
      renderItem={(item) => (
        <PeriodFacts
          period={item.period}
          isRunning={isRunning(item)}
          {...{ nowLabel, timeZone, hourCycle, birth }}
        />
      )}
      currentOf={(item) => (isRunning(item) ? 'time' : undefined)}
      groupLabel={(parent) =>
        parent === null
          ? levelIn(null)
          : strings.inside({ level: levelIn(parent), parent: nameOf(parent.period) })
      }
      wordsOf={(item) => ({
        loading: strings.loading({ level: levelIn(item) }),
        failed: strings.failed({ level: levelIn(item) }),
        empty: strings.empty,
      })}
      data-part="dasha-tree"
    />
  );
}
