import { composeEventHandlers } from '@radix-ui/primitive';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { clsx } from 'clsx';
import {
  useRef,
  type ChangeEvent,
  type CSSProperties,
  type InputHTMLAttributes,
  type Ref,
} from 'react';
import { Field, type FieldOptions } from '../field/index.ts';
import { useFormReset } from '../field/hooks/use-form-reset.ts';
import { splitFieldProps } from '../field/split-field-props.ts';
import { useStrings } from '../i18n/index.ts';
import { sliderStrings } from '../messages.generated/en/components/Slider.ts';
import { ticksOf } from '../shared/drawing/ticks.ts';
import { useWrittenNumber } from '../shared/format/use-written-number.ts';
import * as styles from './slider.css.ts';

/** The lower and the upper value. */
export type SliderRange = readonly [number, number];

interface OneValue {
  /** Two thumbs, for a lower and an upper value. @default false */
  range?: false;
  /** Controlled value, or both. Without it the field is uncontrolled. */
  value?: number;
  /** Initial value of an uncontrolled field, or both; a form reset returns to it. @default the whole scale, or its start */
  defaultValue?: number;
  /** Called with the new value, or both, while a thumb is moved. The native `onChange` is called too. */
  onValueChange?: (value: number) => void;
}

interface TwoValues {
  range: true;
  /** Both ends (controlled). `undefined` makes it uncontrolled. */
  value?: SliderRange;
  /** Both ends at first (uncontrolled). @default the whole scale */
  defaultValue?: SliderRange;
  /** Called with both ends while the user moves one. */
  onValueChange?: (value: SliderRange) => void;
}

interface ScaleProps
  // A slider always has a value.
  extends
    Omit<FieldOptions, 'required' | 'optional'>,
    Omit<
      InputHTMLAttributes<HTMLInputElement>,
      keyof FieldOptions | keyof OneValue | 'type' | 'min' | 'max' | 'step'
    > {
  /** The start of the scale. @default 0 */
  min?: number;
  /** The end of the scale. @default 100 */
  max?: number;
  /** @default 1 */
  step?: number;
  /** A value in words, shown and read out: "5 km". @default the number */
  format?: (value: number) => string;
  /** Rules the scale. @default false */
  ticks?: boolean;
  /** The input, or the first of two. `id`, `aria-*` and all native attributes reach it too. */
  ref?: Ref<HTMLInputElement>;
}

export type SliderProps = ScaleProps & (OneValue | TwoValues);

/** A number, or two, on a scale whose exact value matters less than its place: a distance, an hour, a price. */
export function Slider({
  range = false,
  value: controlled,
  defaultValue,
  onValueChange,
  onChange,
  min = 0,
  max = 100,
  step = 1,
  format,
  ticks = false,
  ref,
  ...props
}: SliderProps) {
  const [field, input] = splitFieldProps(props);
  const strings = useStrings(sliderStrings);
  const written = useWrittenNumber();
  const first = useRef<HTMLInputElement>(null);
  const refs = useComposedRefs(first, ref);
  const initial = [defaultValue ?? (range ? [min, max] : min)].flat() as number[];
  const [values = initial, setValues] = useControllableState<readonly number[]>({
    prop: controlled === undefined ? undefined : ([controlled].flat() as number[]),
    defaultProp: initial,
    onChange: (next) =>
      (onValueChange as ((value: unknown) => void) | undefined)?.(range ? next : next[0]),
    caller: 'Slider',
  });
  useFormReset(first, () => setValues(initial));

  const inWords = format ?? written;
  const shareOf = (value: number) => (value - min) / (max - min);
  /** A thumb stops at the other one. */
  const change = (index: number) => (event: ChangeEvent<HTMLInputElement>) => {
    const next = event.currentTarget.valueAsNumber;
    const [low = min, high = max] = values;
    if (!range) setValues([next]);
    else setValues(index === 0 ? [Math.min(next, high), high] : [low, Math.max(next, low)]);
  };
  const [from, to] = range ? [values[0] ?? min, values[1] ?? max] : [min, values[0] ?? min];

  return (
    <Field {...field} group={range}>
      {(control) => (
        <div className={styles.line}>
          <div
            className={styles.scale}
            style={{ [styles.from]: shareOf(from), [styles.to]: shareOf(to) } as CSSProperties}
            data-part="slider"
            data-disabled={control.disabled || undefined}
          >
            {ticks && (
              <svg className={styles.ticks} aria-hidden="true" focusable="false">
                {ticksOf((max - min) / step).map(({ share, isLong }) => (
                  <line
                    key={share}
                    x1={`${share * 100}%`}
                    x2={`${share * 100}%`}
                    y1={isLong ? 0 : 4}
                    y2="10"
                  />
                ))}
              </svg>
            )}
            <div className={styles.track} />
            {values.map((value, index) => (
              <input
                key={index}
                {...input}
                ref={index === 0 ? refs : undefined}
                type="range"
                id={range ? `${control.id}-${index}` : control.id}
                name={control.name}
                aria-label={range ? (index === 0 ? strings.from : strings.to) : undefined}
                aria-describedby={range ? undefined : control['aria-describedby']}
                aria-invalid={control['aria-invalid'] || undefined}
                aria-valuetext={inWords(value)}
                disabled={control.disabled}
                min={min}
                max={max}
                step={step}
                value={value}
                onChange={composeEventHandlers(onChange, change(index))}
                className={clsx(styles.thumb, range && styles.oneOfTwo)}
                // With both thumbs at the end, the lower one is on top.
                style={range && index === 0 && shareOf(value) > 0.5 ? { zIndex: 1 } : undefined}
              />
            ))}
          </div>
          <output className={styles.value} aria-hidden="true">
            {values.map((value) => inWords(value)).join(' – ')}
          </output>
        </div>
      )}
    </Field>
  );
}
