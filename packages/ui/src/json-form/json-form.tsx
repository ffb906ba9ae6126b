import { useControllableState } from '@radix-ui/react-use-controllable-state';
import type { HTMLAttributes, Ref } from 'react';
import { Stack } from '../layout/index.ts';
import { useStrings } from '../i18n/index.ts';
import { isJsonObject, type JsonValue } from './json-form.logic.ts';
import { jsonFormStrings } from '../messages.generated/en/components/JsonForm.ts';
import { JsonField, JsonFields } from './json-field.tsx';

export type { JsonValue };

export interface JsonFormProps extends Omit<HTMLAttributes<HTMLDivElement>, 'defaultValue'> {
  /** Any JSON value. Its shape is the schema: fields, their order, their types. */
  value?: JsonValue;
  /** The value at first (uncontrolled). */
  defaultValue?: JsonValue;
  /** Called with the whole value when one of its fields is changed. */
  onValueChange?: (value: JsonValue) => void;
  /** Errors by the path of the field: `sections.2.heading`. */
  problems?: Readonly<Record<string, string>>;
  /** Ref to the root. */
  ref?: Ref<HTMLDivElement>;
}

const nothing: Readonly<Record<string, string>> = {};

/** A JSON value as fields of a form: texts, numbers and choices with labels made from the keys, and lists whose entries are added and removed. */
export function JsonForm({
  value: controlled,
  defaultValue = {},
  onValueChange,
  problems = nothing,
  ...rest
}: JsonFormProps) {
  const strings = useStrings(jsonFormStrings);
  const [value, setValue] = useControllableState<JsonValue>({
    prop: controlled,
    defaultProp: defaultValue,
    onChange: onValueChange,
    caller: 'JsonForm',
  });
  return (
    <Stack {...rest} data-part="json-form">
      {isJsonObject(value) ? (
        <JsonFields path="" value={value} problems={problems} onChange={setValue} />
      ) : (
        <JsonField
          label={strings.entries}
          path=""
          value={value}
          problems={problems}
          onChange={setValue}
        />
      )}
    </Stack>
  );
}
