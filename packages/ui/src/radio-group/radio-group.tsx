import { clsx } from 'clsx';
import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { Field, type FieldOptions } from '../field/index.ts';
import { useField } from '../field/use-field.ts';
import * as choice from '../shared/choice.css.ts';
import * as styles from './radio-group.css.ts';

export interface RadioOption<Value extends string = string> {
  value: Value;
  /** What it is called. */
  label: string;
  /** What stands at the end of its line and is read with it: a price. */
  aside?: ReactNode;
  /** What it means, below its name: a sentence, or the list of what a package holds. */
  description?: ReactNode;
  disabled?: boolean;
}

type RootProps = Omit<
  HTMLAttributes<HTMLElement>,
  keyof FieldOptions | 'onChange' | 'defaultValue' | 'children'
>;

export interface RadioGroupProps<Value extends string = string> extends FieldOptions, RootProps {
  options: readonly RadioOption<Value>[];
  /** The chosen one, where its owner holds it; `null` while none is. */
  value?: NoInfer<Value> | null;
  /** The one chosen at first. Without it none is. */
  defaultValue?: NoInfer<Value>;
  onValueChange?: (value: Value) => void;
  /** `row` for a few short words; `cards` where each has more to say (packages with a price). @default "list" */
  layout?: 'list' | 'row' | 'cards';
  /** @default false */
  disabled?: boolean;
  ref?: Ref<HTMLElement>;
}

/** One of a few, all of them in sight. */
export function RadioGroup<Value extends string>({
  options,
  value,
  defaultValue,
  onValueChange,
  layout = 'list',
  disabled = false,
  ...field
}: RadioGroupProps<Value>) {
  // Radios without a common name would each stand alone.
  const ownName = useId();
  const { control } = useField(field);
  const name = field.name ?? ownName;
  const cards = layout === 'cards';

  return (
    <Field
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
                      type="radio"
                      id={`${id}-${index}`}
                      name={name}
                      value={option.value}
                      disabled={disabled || option.disabled}
                      aria-describedby={described || undefined}
                      onChange={() => onValueChange?.(option.value)}
                      className={clsx(choice.control, choice.circle, cards && choice.cardCircle)}
                      {...(value === undefined
                        ? { defaultChecked: option.value === defaultValue }
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
