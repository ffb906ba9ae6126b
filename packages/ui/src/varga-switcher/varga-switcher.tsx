import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { clsx } from 'clsx';
import type { HTMLAttributes, Ref } from 'react';
import { useStrings } from '../i18n/index.ts';
import { KundliChart, type KundliChartData, type KundliChartStyle } from '../kundli-chart/index.ts';
import { Select } from '../select/index.ts';
import { ToggleGroup } from '../toggle/index.ts';
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
  /** Called with the varga that the user chooses. */
  onValueChange?: (varga: VargaId) => void;
  /** Buttons side by side, or a native select for many vargas in a narrow container. @default "buttons" */
  control?: 'buttons' | 'select';
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
  value,
  defaultValue,
  onValueChange,
  control = 'buttons',
  variant = 'north',
  degrees = true,
  glyphs = false,
  className,
  ...rest
}: VargaSwitcherProps) {
  const strings = useStrings(vargaSwitcherStrings);
  const present = vargaIds.filter((id) => charts[id]);
  const [requested, setRequested] = useControllableState<VargaId | undefined>({
    prop: value,
    defaultProp: defaultValue ?? present[0],
    onChange: (next) => next && onValueChange?.(next),
    caller: 'VargaSwitcher',
  });
  const shown = present.find((id) => id === requested) ?? present[0];
  const data = shown && charts[shown];
  if (!data) return null;
  const titleOf = (id: VargaId) => `${id} ${strings.vargas[id].name}`;
  const title = titleOf(shown);
  const choice = { value: shown, onValueChange: setRequested };

  return (
    <div
      {...rest}
      className={clsx(styles.root, className)}
      data-part="varga-switcher"
      data-varga={shown}
    >
      {control === 'select' ? (
        <Select
          {...choice}
          label={strings.choose}
          options={present.map((id) => ({ value: id, label: titleOf(id) }))}
        />
      ) : (
        <ToggleGroup
          {...choice}
          label={label}
          className={styles.choice}
          options={present.map((id) => ({ value: id, label: id, name: titleOf(id) }))}
        />
      )}
      <div className={styles.chart}>
        <p className={styles.reading} data-part="varga-reading">
          <strong className={styles.name}>{title}</strong>{' '}
          <span>
            {strings.readFor} {strings.vargas[shown].readFor}
          </span>
        </p>
        <KundliChart
          title={strings.chartOf({ varga: title, label })}
          data={data}
          middle={title}
          {...{ variant, degrees, glyphs }}
        />
      </div>
    </div>
  );
}
