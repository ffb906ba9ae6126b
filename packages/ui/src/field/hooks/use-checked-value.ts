import { composeEventHandlers } from '@radix-ui/primitive';
import type { ChangeEvent, ComponentProps, Ref } from 'react';
import { useNativeValue } from './use-native-value.ts';

/** Whether a Checkbox or Switch is on, controlled (`checked`) or uncontrolled (`defaultChecked`). */
export interface CheckedValue {
  /** Controlled state; `null` is off. Without it the field is uncontrolled. */
  checked?: boolean | null;
  /** Initial state of an uncontrolled field; a form reset returns to it. @default false */
  defaultChecked?: boolean | null;
  /** Called with the new state when a user, or a reset of the form, changes it. The native `onChange` is called too. */
  onValueChange?: (checked: boolean) => void;
}

interface CheckedOptions extends CheckedValue {
  onChange?: ((event: ChangeEvent<HTMLInputElement>) => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

const read = (box: HTMLInputElement) => box.checked;
const setDefault = (box: HTMLInputElement, checked: boolean) => {
  box.defaultChecked = checked;
};

/** Props for a checkbox: its ref, its state or default state, and its change handler. */
export function useCheckedValue({
  checked,
  defaultChecked,
  onValueChange,
  onChange,
  ref: ownerRef,
}: CheckedOptions): Pick<
  ComponentProps<'input'>,
  'ref' | 'checked' | 'defaultChecked' | 'onChange'
> {
  const { ref, value, initial } = useNativeValue<HTMLInputElement, boolean>({
    value: checked,
    defaultValue: defaultChecked,
    empty: false,
    onValueChange,
    read,
    setDefault,
    ref: ownerRef,
  });
  return {
    ref,
    // React warns of a control that has both.
    ...(value === undefined ? { defaultChecked: initial } : { checked: value }),
    onChange: composeEventHandlers(onChange, (event: ChangeEvent<HTMLInputElement>) =>
      onValueChange?.(event.target.checked),
    ),
  };
}
