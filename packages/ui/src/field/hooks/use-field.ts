import { useId } from 'react';
import { useFormContext } from '../../form/form-context.ts';
import type { FieldControl, FieldOptions } from '../field.types.ts';

interface FieldUse extends Pick<
  FieldOptions,
  'hint' | 'error' | 'name' | 'required' | 'disabled' | 'classNames'
> {
  controlId?: string;
  describedBy?: string;
}

/** Connects a control with its description: the error, from its prop or its form, then the hint. */
export function useField({
  hint,
  error: ownError,
  name,
  required = false,
  disabled,
  classNames,
  controlId,
  describedBy,
}: FieldUse) {
  const form = useFormContext();
  const ownId = useId();
  const id = controlId ?? ownId;
  const formError = name === undefined ? undefined : form.errors[name];
  const error = (ownError === undefined ? formError : ownError) || undefined;

  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  const description =
    [error && errorId, hint && hintId, describedBy].filter(Boolean).join(' ') || undefined;

  const control: FieldControl = {
    id,
    className: classNames?.control,
    name,
    required,
    disabled,
    'aria-describedby': description,
    'aria-invalid': error !== undefined,
  };
  return {
    control,
    messages: { error, errorId, hint, hintId, quiet: form.quiet, classNames },
    /** Attributes that mark the root of a field for its form. */
    root: {
      'data-part': 'field',
      'data-state': error ? 'invalid' : 'idle',
      'data-field-name': name,
    },
  };
}
