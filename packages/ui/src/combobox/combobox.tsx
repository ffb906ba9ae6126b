import { clsx } from 'clsx';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { Button } from '../button/index.ts';
import { Field, type FieldOptions, type ValueOptions } from '../field/index.ts';
import { splitFieldProps } from '../field/split-field-props.ts';
import { SubmittedValue } from '../field/submitted-value.tsx';
import { useStrings } from '../i18n/index.ts';
import { ChevronDownIcon, XIcon } from '../icons/index.ts';
import { comboboxStrings } from '../messages.generated/en/components/Combobox.ts';
import { clear } from '../shared/styles/clear-button.css.ts';
import * as fieldStyles from '../shared/styles/field.css.ts';
import { SpinnerRing } from '../spinner/index.ts';
import { visuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './combobox.css.ts';
import { OptionList } from './option-list.tsx';
import { useCombobox, type ComboboxState } from './use-combobox.ts';
import type { LoadOptions, OptionEntry } from './use-options.ts';

/** What an option is unless `getOptionText` and `getOptionValue` read another type. */
export interface ComboboxOption {
  /** What is submitted. */
  value: string;
  /** Its name, which typing filters by. */
  label: string;
  /** It cannot be chosen. @default false */
  disabled?: boolean;
}

/** Where the options of a Combobox or MultiSelect come from, and how they are read. */
export interface OptionSource<Option extends object> {
  /** All options, or groups of them. Typing filters them, without regard to case and accents. */
  options?: readonly OptionEntry<Option>[];
  /** In place of `options`: finds them for a text, best first. The signal is aborted when a newer search starts. */
  load?: LoadOptions<Option>;
  /** Minimum number of characters for `load`. With 0 it suggests options before anything is typed. @default 1 */
  minLength?: number;
  /** The name of an option. @default its `label` */
  getOptionText?: (option: Option) => string;
  /** What is submitted for an option. It tells options apart. @default its `value` */
  getOptionValue?: (option: Option) => string;
  /** Renders an option in the list. @default its name */
  renderOption?: (option: Option) => ReactNode;
}

/** How options are read by default. */
export const readers = {
  text: (option: object) => String((option as Partial<ComboboxOption>).label ?? ''),
  value: (option: object) => String((option as Partial<ComboboxOption>).value ?? ''),
};

export type ComboboxInputProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  keyof FieldOptions | 'value' | 'defaultValue' | 'type' | 'role'
> & {
  /** Passed to the input, like `id`, `aria-*` and all native attributes. */
  ref?: Ref<HTMLInputElement>;
};

export interface ComboboxProps<Option extends object = ComboboxOption>
  extends FieldOptions, ValueOptions<NoInfer<Option>>, OptionSource<Option>, ComboboxInputProps {
  /** Controlled text of the input while no option is chosen. Uncontrolled without it. */
  text?: string;
  /** Initial text of an uncontrolled input. @default "" */
  defaultText?: string;
  /** Called with the typed text, and with the empty string once an option is chosen. */
  onTextChange?: (text: string) => void;
  /** Any text will do: the options are suggestions, and the text is submitted. @default false */
  freeText?: boolean;
}

/** What is announced about the options, and shown where there are none. */
export function useOptionMessages<Option extends object>(
  { status, open, isExpanded, all, search }: ComboboxState<Option>,
  minLength = 1,
) {
  const strings = useStrings(comboboxStrings);
  const shown = {
    idle: '',
    ready: '',
    loading: strings.loading,
    none: strings.none,
    short: strings.short({ count: minLength }),
    failed: strings.failed,
  }[status];
  return {
    /** For a live region. */
    announced: open ? strings.found({ count: all.length }) : isExpanded ? shown : '',
    /** In place of options; null while there is no list to show. */
    panel: isExpanded && shown !== '' && (
      <div className={styles.message}>
        {status === 'loading' && <SpinnerRing />}
        <span>{shown}</span>
        {status === 'failed' && (
          <Button size="small" onClick={search}>
            {strings.retry}
          </Button>
        )}
      </div>
    ),
  };
}

/** A text input with a list of options, which typing filters or loads. */
export function Combobox<Option extends object = ComboboxOption>({
  value,
  defaultValue,
  onValueChange,
  text,
  defaultText,
  onTextChange,
  options,
  load,
  minLength,
  getOptionText = readers.text,
  getOptionValue = readers.value,
  renderOption,
  freeText = false,
  ...props
}: ComboboxProps<Option>) {
  const strings = useStrings(comboboxStrings);
  const [field, native] = splitFieldProps(props);
  const { label, name, disabled } = field;
  const choice = { value, defaultValue, onValueChange };
  const typed = { text, defaultText, onTextChange };
  const source = { options, load, minLength };
  const box = useCombobox<Option>({
    caller: 'Combobox',
    ...choice,
    ...typed,
    ...source,
    name,
    disabled,
    native,
    textOf: getOptionText,
    keyOf: getOptionValue,
    notChosen: freeText ? null : strings.notChosen,
  });
  const { announced, panel } = useOptionMessages(box, minLength);
  const canClear = box.text !== '' && !box.isFixed;

  return (
    <Field {...field}>
      {({ name: _submitted, ...control }) => (
        <>
          <div {...box.rowProps} className={fieldStyles.box}>
            <input
              {...box.inputProps}
              {...control}
              name={freeText ? name : undefined}
              className={clsx(
                fieldStyles.control,
                control.className,
                native.readOnly ? undefined : fieldStyles.withEndIcon,
              )}
              data-part="combobox"
            />
            {(box.open || panel) && (
              <OptionList box={box} label={label} renderOption={renderOption}>
                {panel}
              </OptionList>
            )}
            {canClear && (
              <button
                type="button"
                className={clear}
                aria-label={strings.clear({ label })}
                onClick={box.empty}
                data-part="combobox-clear"
              >
                <XIcon />
              </button>
            )}
            {!canClear && !native.readOnly && !load && (
              <ChevronDownIcon className={fieldStyles.endIcon} />
            )}
          </div>
          {!freeText && (
            <SubmittedValue
              name={name}
              value={box.value && getOptionValue(box.value)}
              disabled={disabled}
              form={native.form}
            />
          )}
          <span role="status" className={visuallyHidden}>
            {announced}
          </span>
        </>
      )}
    </Field>
  );
}
