import { clsx } from 'clsx';
import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { Field, type FieldOptions } from '../field/index.ts';
import { splitFieldProps } from '../field/split-field-props.ts';
import { useField } from '../field/hooks/use-field.ts';
import { useNativeValue } from '../field/hooks/use-native-value.ts';
import * as choice from '../shared/styles/choice.css.ts';
import * as styles from './radio-group.css.ts';

export interface RadioOption<Value extends string = string> {
  /** What a form submits, and `onValueChange` is called with. */
  value: Value;
  /** Its name. */
  label: string;
  /** Content at the end of its line that is read with it: a price. */
  aside?: ReactNode;
  /** Description below its label: a sentence, or the list of a package's features. */
  description?: ReactNode;
  /** It cannot be chosen. @default false */
  disabled?: boolean;
}

type RootProps = Omit<
  HTMLAttributes<HTMLElement>,
  keyof FieldOptions | 'defaultValue' | 'children'
>;

export interface RadioGroupProps<Value extends string = string> extends FieldOptions, RootProps {
  /** The options in their order. */
  options: readonly RadioOption<Value>[];
  /** Controlled value; `null` while none is chosen. Without it the field is uncontrolled. */
  value?: NoInfer<Value> | null;
  /** Initial value of an uncontrolled field; a form reset returns to it. @default null */
  defaultValue?: NoInfer<Value> | null;
  /** Called with the chosen value when a user, or a reset of the form, changes it. The native `onChange` is called too. */
  onValueChange?: (value: NoInfer<Value>) => void;
  /** `row` for a few short words; `cards` for longer content (packages with a price). @default "list" */
  layout?: 'list' | 'row' | 'cards';
  /** Ref to the first radio, for focus. `id` and `aria-*` are passed to the group. */
  ref?: Ref<HTMLInputElement>;
}

const radiosOf = (radio: HTMLInputElement) =>
  radio.closest('[data-part="radio-group"]')?.querySelectorAll<HTMLInputElement>('input') ?? [];
const read = (first: HTMLInputElement) =>
  Array.from(radiosOf(first)).find((radio) => radio.checked)?.value ?? '';
const setDefault = (first: HTMLInputElement, value: string) => {
  for (const radio of radiosOf(first)) radio.defaultChecked = radio.value === value;
};

/** One choice out of a few, all visible. */
export function RadioGroup<Value extends string>({
  options,
  value: controlled,
  defaultValue,
  onValueChange,
  layout = 'list',
  ref: ownerRef,
  ...props
}: RadioGroupProps<Value>) {
  const [field, group] = splitFieldProps(props);
  // Radios without a common name would not be one group.
  const ownName = useId();
  const { control } = useField(field);
  const name = field.name ?? ownName;
  const cards = layout === 'cards';
  const { ref, value, initial } = useNativeValue<HTMLInputElement, string>({
    value: controlled,
    defaultValue,
    // A controlled group that started without a value keeps its choice at a reset: there is no value to report.
    empty: controlled ?? '',
    onValueChange: onValueChange && ((next) => next !== '' && onValueChange(next as Value)),
    read,
    setDefault,
    ref: ownerRef,
  });

  return (
    <Field
      {...group}
      {...field}
      group
      role="radiogroup"
      aria-required={field.required || undefined}
      aria-invalid={control['aria-invalid'] || undefined}
    >
      {({ id }) => (
        <div className={clsx(styles.layout[layout])} data-part="radio-group">
          {options.map((option, index) => {
            const described = option.description !== undefined && `${id}-${index}-description`;
            return (
              <div
                key={option.value}
                className={clsx(cards && choice.card)}
                data-part="radio-option"
              >
                <label className={clsx(choice.choice, cards && choice.cardLabel)}>
                  <span className={choice.mark}>
                    <input
                      ref={index === 0 ? ref : undefined}
                      type="radio"
                      id={`${id}-${index}`}
                      name={name}
                      value={option.value}
                      disabled={field.disabled || option.disabled}
                      aria-describedby={described || undefined}
                      onChange={() => onValueChange?.(option.value)}
                      className={clsx(choice.control, choice.circle, cards && choice.cardCircle)}
                      {...(value === undefined
                        ? { defaultChecked: option.value === initial }
                        : { checked: option.value === value })}
                    />
                  </span>
                  <span className={clsx(choice.words, cards && styles.cardName)}>
                    {option.label}
                  </span>{' '}
                  {option.aside !== undefined && (
                    <span className={styles.aside}>{option.aside}</span>
                  )}
                </label>
                {described && (
                  <div id={described} className={choice.description}>
                    {option.description}
                  </div>
                )}
              </div>
            );
          })}
        </div>
      )}
    </Field>
  );
}
