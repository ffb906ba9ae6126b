import { composeEventHandlers } from '@radix-ui/primitive';
import type { ChangeEvent, Ref, RefCallback } from 'react';
import { useNativeValue } from './use-native-value.ts';

type TextBox = HTMLInputElement | HTMLTextAreaElement;

export interface TextValueOptions<Box extends TextBox> {
  value?: string | null | undefined;
  defaultValue?: string | null | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  onChange?: ((event: ChangeEvent<Box>) => void) | undefined;
  ref?: Ref<Box> | undefined;
}

const read = (box: TextBox) => box.value;
const setDefault = (box: TextBox, value: string) => {
  box.defaultValue = value;
};

interface TextBoxProps<Box> {
  ref: RefCallback<Box>;
  value?: string;
  defaultValue?: string;
  onChange: (event: ChangeEvent<Box>) => void;
}

/** Props for an `input` or `textarea`: its ref, its value or default value, and its change handler. */
export function useTextValue<Box extends TextBox>({
  value: controlled,
  defaultValue,
  onValueChange,
  onChange,
  ref: ownerRef,
}: TextValueOptions<Box>): TextBoxProps<Box> {
  const { ref, value, initial } = useNativeValue<Box, string>({
    value: controlled,
    defaultValue,
    empty: '',
    onValueChange,
    read,
    setDefault,
    ref: ownerRef,
  });
  return {
    ref,
    // React warns of a control that has both.
    ...(value === undefined ? { defaultValue: initial } : { value }),
    onChange: composeEventHandlers(onChange, (event: ChangeEvent<Box>) =>
      onValueChange?.(event.target.value),
    ),
  };
}
