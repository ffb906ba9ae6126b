import { kundliChartStyles, type KundliChartStyle } from '@jyoti/ui/kundli-chart';
import { ToggleGroup } from '@jyoti/ui/toggle';
import { Select } from '@jyoti/ui/select';
import type { Ref } from 'react';
import { layoutKeys, layoutOf, type LayoutKey } from './layouts.ts';
import type { Pane } from './panes.ts';
import { keysOf } from './shortcuts.ts';
import { workspaceMessages } from '../../messages.generated/workspace.ts';
import { BirthTimeSteps, type BirthTimeStepsProps } from './birth-time-steps.tsx';
import { WorkspaceDates, type WorkspaceDatesProps } from './workspace-dates.tsx';
import * as styles from './workspace.css.ts';
import { useMessages } from '../../platform/words/use-messages.ts';

interface WorkspaceToolbarProps extends WorkspaceDatesProps {
  panes: readonly Pane[];
  chartStyle: KundliChartStyle;
  layoutField: Ref<HTMLSelectElement>;
  birthTime: BirthTimeStepsProps;
  onLayout: (key: LayoutKey) => void;
  onChartStyle: (style: KundliChartStyle) => void;
}

/** Value of the layout field for panes that the visitor chose. */
const CUSTOM = 'custom';

/** What all panes follow: the layout, the style of charts, the date. */
export function WorkspaceToolbar({ layoutField, ...props }: WorkspaceToolbarProps) {
  const words = useMessages(workspaceMessages);
  const layout = layoutOf(props.panes);
  return (
    <div className={styles.toolbar} data-print="hide">
      <div className={styles.layoutField}>
        <Select
          ref={layoutField}
          label={words.layout}
          aria-keyshortcuts={keysOf('layout')}
          value={layout ?? CUSTOM}
          options={[
            ...layoutKeys.map((value) => ({ value, label: words.layouts[value] })),
            ...(layout === null ? [{ value: CUSTOM, label: words.custom }] : []),
          ]}
          onValueChange={(key) => {
            if (key !== CUSTOM) props.onLayout(key as LayoutKey);
          }}
        />
      </div>
      <ToggleGroup
        label={words.chartStyle}
        value={props.chartStyle}
        onValueChange={props.onChartStyle}
        options={kundliChartStyles.map((style) => ({
          value: style,
          label: words.chartStyles[style],
        }))}
      />
      <WorkspaceDates
        moment={props.moment}
        timezone={props.timezone}
        today={props.today}
        onChoose={props.onChoose}
      />
      <BirthTimeSteps {...props.birthTime} />
    </div>
  );
}
