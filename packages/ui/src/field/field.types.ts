import type { ReactNode } from 'react';

/** What every field of the kit takes, whatever its control is. */
export interface FieldOptions {
  /** What is asked for. Always there; it may be hidden from sight, never left out. */
  label: string;
  /** Hides the label from sight where the page already says it (a search beside its heading). @default false */
  labelHidden?: boolean;
  /** How to answer, below the control: format, where to find it. Stays while there is an error. */
  hint?: ReactNode;
  /**
   * What is wrong, in one sentence. `null` shows none.
   * @default the error that the Form around it has for this field's `name`
   */
  error?: string | null;
  /** The name it is submitted under, and by which a Form finds its error. */
  name?: string;
  /** Must be answered. Announced, not marked: fields that may be left out are the ones that are marked. @default false */
  required?: boolean;
  /** Adds "(optional)" to the label. @default false */
  optional?: boolean;
}

/** What a control spreads to belong to its field. */
export interface FieldControl {
  id: string;
  name: string | undefined;
  required: boolean;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
}
