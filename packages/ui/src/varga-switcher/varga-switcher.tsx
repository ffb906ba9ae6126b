import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { clsx } from 'clsx';
import type { HTMLAttributes, Ref } from 'react';
import { useStrings } from '../i18n/index.ts';
import { KundliChart, type KundliChartData, type KundliChartStyle } from '../kundli-chart/index.ts';
import { Select } from '../select/index.ts';
import { Tab, TabList, TabPanel, Tabs } from '../tabs/index.ts';
import * as styles from './varga-switcher.css.ts';
import { vargaSwitcherStrings } from '../messages.generated/en/components/VargaSwitcher.ts';
import { vargaIds, type VargaId } from './varga-ids.ts';

export interface VargaSwitcherProps extends HTMLAttributes<HTMLDivElement> {
  /** Whose charts they are: "Charts of Asha". Names the choice and, after the varga's name, each drawing. */
  label: string;
  /** The chart of each available varga. The order is always D1 to D60. At least one. */
  charts: Partial<Record<VargaId, KundliChartData>>;
  /**
   * The varga shown (controlled). Without a chart for it: the first available one. `undefined` makes the component
   * uncontrolled.
   */
  value?: VargaId;
  /** The varga shown at first (uncontrolled). @default the first available one */
  defaultValue?: VargaId;
  onValueChange?: (varga: VargaId) => void;
  /** A row of tabs, or a native select for many vargas in a narrow container. @default "tabs" */
  control?: 'tabs' | 'select';
  /** @default "north" */
  variant?: KundliChartStyle;
  /** Shows whole degrees if they fit. @default true */
  degrees?: boolean;
  /** Shows the shape of each graha before its letters. @default false */
  glyphs?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** The vargas of one birth: one chart at a time, which stays in its place while its varga changes. */
export function VargaSwitcher({
  label,
  charts,
  value: valueProp,
  defaultValue,
  onValueChange,
  control = 'tabs',
  variant = 'north',
  degrees = true,
  glyphs = false,
  className,
  ...rest
}: VargaSwitcherProps) {
  const strings = useStrings(vargaSwitcherStrings);
  const present = vargaIds.filter((id) => charts[id]);
  const [requested, setRequested] = useControllableState<VargaId | undefined>({
    prop: valueProp,
    defaultProp: defaultValue ?? present[0],
    onChange: (next) => next && onValueChange?.(next),
    caller: 'VargaSwitcher',
  });
  const shown = present.find((id) => id === requested) ?? present[0];
  const data = shown && charts[shown];
  if (!data) return null;

  const select = (next: string) => setRequested(next as VargaId);
  const titleOf = (id: VargaId) => `${id} ${strings.vargas[id].name}`;
  const { readFor } = strings.vargas[shown];

  const chart = (
    <div className={styles.chart}>
      <p className={styles.reading} data-part="varga-reading">
        <strong className={styles.name}>{titleOf(shown)}</strong>{' '}
        <span>
          {strings.readFor} {readFor}
        </span>
      </p>
      <KundliChart
        title={strings.chartOf({ varga: titleOf(shown), label })}
        data={data}
        variant={variant}
        middle={titleOf(shown)}
        degrees={degrees}
        glyphs={glyphs}
      />
    </div>
  );

  const root = { ...rest, 'data-part': 'varga-switcher', 'data-varga': shown };
  if (control === 'select') {
    return (
      <div {...root} className={clsx(styles.root, className)}>
        <Select
          label={strings.choose}
          value={shown}
          onChange={(event) => select(event.target.value)}
          options={present.map((id) => ({ value: id, label: titleOf(id) }))}
        />
        {chart}
      </div>
    );
  }
  return (
    <Tabs
      {...root}
      className={className}
      label={label}
      variant="chips"
      value={shown}
      onValueChange={select}
    >
      <TabList>
        {present.map((id) => (
          <Tab key={id} value={id} aria-label={titleOf(id)}>
            {id}
          </Tab>
        ))}
      </TabList>
      {/* One panel for all tabs: the drawing is reused, only its marks change. */}
      <TabPanel value={shown}>{chart}</TabPanel>
    </Tabs>
  );
}
