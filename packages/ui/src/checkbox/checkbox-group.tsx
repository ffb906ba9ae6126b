import type { ChangeEvent, HTMLAttributes, Ref } from 'react';
import { Field, type FieldOptions } from '../field/index.ts';
import * as choice from '../shared/choice.css.ts';
import { CheckboxBox } from './checkbox-box.tsx';

export interface CheckboxOption<Value extends string = string> {
  value: Value;
  /** What it is called. */
  label: string;
  /** What it means, below its name. */
  description?: string;
  disabled?: boolean;
}

type RootProps = Omit<HTMLAttributes<HTMLElement>, keyof FieldOptions | 'onChange' | 'children'>;

export interface CheckboxGroupProps<Value extends string = string>
  extends Omit<FieldOptions, 'required'>, RootProps {
  options: readonly CheckboxOption<Value>[];
  /** The ticked ones, where its owner holds them. */
  value?: readonly NoInfer<Value>[];
  /** The ones that are ticked at first. @default [] */
  defaultValue?: readonly NoInfer<Value>[];
  /** Called with all that are ticked, in the order of the options. */
  onValueChange?: (value: Value[]) => void;
  /** `row` for a few short words. @default "list" */
  layout?: 'list' | 'row';
  /** @default false */
  disabled?: boolean;
  ref?: Ref<HTMLElement>;
}

const none: readonly never[] = [];

/** Any number of a few, under one question. */
export function CheckboxGroup<Value extends string>({
  options,
  value,
  defaultValue = none,
  onValueChange,
  layout = 'list',
  disabled = false,
  ...field
}: CheckboxGroupProps<Value>) {
  const change = ({ currentTarget }: ChangeEvent<HTMLElement>) => {
    const ticked = Array.from(
      currentTarget.querySelectorAll<HTMLInputElement>('input:checked'),
      (input) => input.value,
    );
    onValueChange?.(options.map((option) => option.value).filter((each) => ticked.includes(each)));
  };

  return (
    <Field {...field} group>
      {({ id, name, 'aria-invalid': invalid }) => (
        <div
          className={layout === 'row' ? choice.row : choice.list}
          onChange={change}
          data-part="checkbox-group"
        >
          {options.map((option, index) => {
            const describedBy = option.description && `${id}-${index}-description`;
            return (
              <div key={option.value}>
                <CheckboxBox
                  id={`${id}-${index}`}
                  name={name}
                  value={option.value}
                  label={option.label}
                  disabled={disabled || option.disabled}
                  aria-invalid={invalid}
                  aria-describedby={describedBy}
                  {...(value
                    ? { checked: value.includes(option.value), onChange: () => undefined }
                    : { defaultChecked: defaultValue.includes(option.value) })}
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
