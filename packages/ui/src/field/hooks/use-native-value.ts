import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useRef, useState, type Ref, type RefCallback } from 'react';
import { useFormReset, type FormControl } from './use-form-reset.ts';
import { useControlledWarning } from './use-controlled-warning.ts';

interface NativeValueOptions<Control, Value> {
  value: Value | null | undefined;
  defaultValue: Value | null | undefined;
  /** The value of an empty control. */
  empty: Value;
  onValueChange: ((value: Value) => void) | undefined;
  read: (control: Control) => Value;
  /** Sets the attribute that the browser resets the control to. */
  setDefault: (control: Control, value: Value) => void;
  ref?: Ref<Control> | undefined;
}

interface NativeValue<Control, Value> {
  ref: RefCallback<Control>;
  /** `undefined`: uncontrolled. */
  value: Value | undefined;
  initial: Value;
}

/**
 * Value of a native control. If uncontrolled it needs no React state, so that text typed before hydration stays.
 *
 * @returns the ref of the control, and its value (`undefined` if uncontrolled) and default value
 */
export function useNativeValue<Control extends FormControl, Value>({
  value,
  defaultValue,
  empty,
  onValueChange,
  read,
  setDefault,
  ref,
}: NativeValueOptions<Control, Value>): NativeValue<Control, Value> {
  const control = useRef<Control>(null);
  const refs = useComposedRefs(control, ref);
  const [first] = useState(value);
  const isControlled = value !== undefined;
  const initial = defaultValue ?? first ?? empty;
  useControlledWarning(control, isControlled);

  useFormReset(control, () => {
    if (!control.current) return;
    const current = read(control.current);
    // A parent without `onValueChange` could not follow the reset, and the control would show another value than its own.
    const next = isControlled && !onValueChange ? current : initial;
    if (isControlled) setDefault(control.current, next);
    if (next !== current) onValueChange?.(next);
  });

  return { ref: refs, value: isControlled ? (value ?? empty) : undefined, initial };
}
