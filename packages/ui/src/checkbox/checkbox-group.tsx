import { composeEventHandlers } from '@radix-ui/primitive';
import type { ChangeEvent, HTMLAttributes, Ref } from 'react';
import { Field, type FieldOptions } from '../field/index.ts';
import { splitFieldProps } from '../field/split-field-props.ts';
import { useNativeValue } from '../field/hooks/use-native-value.ts';
import * as choice from '../shared/styles/choice.css.ts';
import { CheckboxBox } from './checkbox.tsx';

export interface CheckboxOption<Value extends string = string> {
  /** What a form submits, and `onValueChange` is called with. */
  value: Value;
  /** Its name. */
  label: string;
  /** Description below its name. */
  description?: string;
  /** It cannot be ticked. @default false */
  disabled?: boolean;
}

type RootProps = Omit<
  HTMLAttributes<HTMLElement>,
  keyof FieldOptions | 'defaultValue' | 'children'
>;

export interface CheckboxGroupProps<Value extends string = string>
  extends Omit<FieldOptions, 'required'>, RootProps {
  /** The options in their order. */
  options: readonly CheckboxOption<Value>[];
  /** Controlled: the ticked ones; `null` is none. Without it the field is uncontrolled. */
  value?: readonly NoInfer<Value>[] | null;
  /** Initially ticked in an uncontrolled field; a form reset returns to it. @default [] */
  defaultValue?: readonly NoInfer<Value>[] | null;
  /**
   * Called with all that are ticked, in the order of the options, when a user, or a reset of the form, changes them. The
   * native `onChange` is called too.
   */
  onValueChange?: (value: Value[]) => void;
  /** `row` for a few short words. @default "list" */
  layout?: 'list' | 'row';
  /** Ref to the first checkbox, for focus. `id` and `aria-*` are passed to the group. */
  ref?: Ref<HTMLInputElement>;
}

const boxesOf = (box: Element) =>
  Array.from(
    box.closest('[data-part="checkbox-group"]')?.querySelectorAll<HTMLInputElement>('input') ?? [],
  );
/** The ticked values as one string, so that equal selections compare as equal. */
const read = (first: Element) =>
  JSON.stringify(boxesOf(first).flatMap((box) => (box.checked ? box.value : [])));
const setDefault = (first: Element, values: string) => {
  const ticked = JSON.parse(values) as string[];
  for (const box of boxesOf(first)) box.defaultChecked = ticked.includes(box.value);
};

/** Any number of a few options, under one question. */
export function CheckboxGroup<Value extends string>({
  options,
  value: controlled,
  defaultValue,
  onValueChange,
  layout = 'list',
  onChange,
  ref: ownerRef,
  ...props
}: CheckboxGroupProps<Value>) {
  const [field, group] = splitFieldProps(props);
  const inOrder = (ticked: readonly string[]) =>
    options.map((option) => option.value).filter((each) => ticked.includes(each));
  const textOf = (values: readonly Value[] | null | undefined) =>
    values && JSON.stringify(inOrder(values));
  const change = (values: string) => onValueChange?.(inOrder(JSON.parse(values) as string[]));
  const { ref, value, initial } = useNativeValue<HTMLInputElement, string>({
    value: textOf(controlled),
    defaultValue: textOf(defaultValue),
    empty: '[]',
    onValueChange: onValueChange && change,
    read,
    setDefault,
    ref: ownerRef,
  });
  const ticked = JSON.parse(value ?? initial) as string[];

  return (
    <Field
      {...group}
      {...field}
      group
      onChange={composeEventHandlers(onChange, (event: ChangeEvent<HTMLElement>) =>
        change(read(event.target)),
      )}
    >
      {({ id, name, 'aria-invalid': invalid }) => (
        <div className={layout === 'row' ? choice.row : choice.list} data-part="checkbox-group">
          {options.map((option, index) => {
            const describedBy = option.description && `${id}-${index}-description`;
            return (
              <div key={option.value}>
                <CheckboxBox
                  ref={index === 0 ? ref : undefined}
                  id={`${id}-${index}`}
                  name={name}
                  value={option.value}
                  label={option.label}
                  disabled={field.disabled || option.disabled}
                  aria-invalid={invalid}
                  aria-describedby={describedBy}
                  {...(value === undefined
                    ? { defaultChecked: ticked.includes(option.value) }
                    : { checked: ticked.includes(option.value), onChange: () => undefined })}
                />
                {describedBy && (
                  <div id={describedBy} className={choice.description}>
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
