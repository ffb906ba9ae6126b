import { composeEventHandlers } from '@radix-ui/primitive';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { useState, type KeyboardEvent } from 'react';
import { Field, type FieldOptions, type ValueOptions } from '../field/index.ts';
import { useFormReset } from '../field/hooks/use-form-reset.ts';
import { splitFieldProps } from '../field/split-field-props.ts';
import { SubmittedValue } from '../field/submitted-value.tsx';
import { useFormContext } from '../form/form-context.ts';
import { useStrings } from '../i18n/index.ts';
import { ChevronDownIcon } from '../icons/index.ts';
import { comboboxStrings } from '../messages.generated/en/components/Combobox.ts';
import { multiSelectStrings } from '../messages.generated/en/components/MultiSelect.ts';
import { endIcon } from '../shared/styles/field.css.ts';
import { Tag } from '../tag/index.ts';
import { visuallyHidden } from '../visually-hidden/index.ts';
import {
  readers,
  useOptionMessages,
  type ComboboxInputProps,
  type ComboboxOption,
  type OptionSource,
} from './combobox.tsx';
import * as styles from './multi-select.css.ts';
import { OptionList } from './option-list.tsx';
import { useCombobox } from './use-combobox.ts';

export interface MultiSelectProps<Option extends object = ComboboxOption>
  extends
    FieldOptions,
    ValueOptions<readonly NoInfer<Option>[]>,
    OptionSource<Option>,
    ComboboxInputProps {}

/** Several options of a list: each chosen one is a tag, which can be removed. Each is submitted under the same name. */
export function MultiSelect<Option extends object = ComboboxOption>({
  value: controlled,
  defaultValue,
  onValueChange,
  options,
  load,
  minLength,
  getOptionText = readers.text,
  getOptionValue = readers.value,
  renderOption,
  onKeyDown,
  ...props
}: MultiSelectProps<Option>) {
  const strings = useStrings(multiSelectStrings);
  const { notChosen } = useStrings(comboboxStrings);
  const form = useFormContext();
  const [field, native] = splitFieldProps(props);
  const { label, name, disabled } = field;
  const [chosen, setChosen] = useControllableState<readonly Option[]>({
    prop: controlled === null ? [] : controlled,
    defaultProp: defaultValue ?? [],
    onChange: onValueChange,
    caller: 'MultiSelect',
  });
  const [first] = useState(chosen);
  const [change, setChange] = useState('');

  const isChosen = (option: Option) =>
    chosen.some((each) => getOptionValue(each) === getOptionValue(option));
  const toggle = (option: Option) => {
    const was = isChosen(option);
    setChosen(
      was
        ? chosen.filter((each) => getOptionValue(each) !== getOptionValue(option))
        : [...chosen, option],
    );
    setChange(strings[was ? 'removed' : 'added']({ option: getOptionText(option) }));
  };
  const remove = (option: Option) => {
    toggle(option);
    if (name !== undefined) form.edited(name);
    box.input.current?.focus();
  };
  const box = useCombobox<Option>({
    caller: 'MultiSelect',
    // What is picked is added to the chosen ones, and the input is empty again.
    value: null,
    onValueChange: (option) => option && toggle(option),
    staysOpen: true,
    options,
    load,
    minLength,
    name,
    disabled,
    notChosen,
    native: {
      ...native,
      onKeyDown: composeEventHandlers(onKeyDown, ({ key }: KeyboardEvent<HTMLInputElement>) => {
        const last = chosen.at(-1);
        if (key === 'Backspace' && box.text === '' && last && !box.isFixed) remove(last);
      }),
    },
    textOf: getOptionText,
    keyOf: getOptionValue,
  });
  useFormReset(box.input, () => setChosen(defaultValue ?? first));
  const { announced, panel } = useOptionMessages(box, minLength);

  return (
    <Field {...field}>
      {({ name: _submitted, required, ...control }) => (
        <>
          <div {...box.rowProps} className={styles.tags} data-part="multi-select">
            {chosen.length > 0 && (
              <ul className={styles.tagList} aria-label={strings.chosen({ label })}>
                {chosen.map((option) => (
                  <li key={getOptionValue(option)} className={styles.tagItem}>
                    <Tag
                      label={getOptionText(option)}
                      onRemove={box.isFixed ? undefined : () => remove(option)}
                    />
                  </li>
                ))}
              </ul>
            )}
            <input
              {...box.inputProps}
              {...control}
              required={required && chosen.length === 0}
              placeholder={chosen.length === 0 ? native.placeholder : undefined}
              className={styles.bareInput}
            />
            {!native.readOnly && !load && <ChevronDownIcon className={endIcon} />}
            {(box.open || panel) && (
              <OptionList box={box} label={label} renderOption={renderOption} isChosen={isChosen}>
                {panel}
              </OptionList>
            )}
          </div>
          {chosen.map((option) => (
            <SubmittedValue
              key={getOptionValue(option)}
              name={name}
              value={getOptionValue(option)}
              disabled={disabled}
              form={native.form}
            />
          ))}
          <span role="status" className={visuallyHidden}>
            {change} {announced}
          </span>
        </>
      )}
    </Field>
  );
}
