import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import * as choice from '../shared/styles/choice.css.ts';
import { FieldMessages } from './field-messages.tsx';
import * as styles from '../shared/styles/field.css.ts';
import type { FieldControl } from './field.types.ts';
import type { splitFieldProps } from './split-field-props.ts';
import { useField } from './hooks/use-field.ts';

interface ChoiceFieldProps {
  /** The field's props from `splitFieldProps`. The control renders its label. */
  field: ReturnType<typeof splitFieldProps>[0];
  /** Aligns the messages with the label. */
  messagesClassName: string;
  /** Renders the control and its label; the control must spread the given props. */
  children: (control: FieldControl) => ReactNode;
}

/** A field whose label is next to its control: a Checkbox or a Switch. */
export function ChoiceField({ field, messagesClassName, children }: ChoiceFieldProps) {
  const { control, messages, root } = useField(field);
  const data = Object.entries(field).filter(([key]) => key.startsWith('data-'));
  return (
    <div
      {...Object.fromEntries(data)}
      {...root}
      className={clsx(styles.root, field.className)}
      style={field.style}
    >
      {children(control)}
      <div className={clsx(choice.messages, messagesClassName)}>
        <FieldMessages {...messages} />
      </div>
    </div>
  );
}
