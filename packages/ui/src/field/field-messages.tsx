import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { OctagonAlertIcon } from '../icons/index.ts';
import * as styles from '../shared/styles/field.css.ts';
import type { FieldOptions } from './field.types.ts';

interface FieldMessagesProps {
  error: string | undefined;
  errorId: string;
  hint: ReactNode;
  hintId: string;
  /** A summary announces the error already. */
  quiet: boolean;
  classNames: FieldOptions['classNames'];
}

/** The messages below a control: the error, then the hint. */
export function FieldMessages({
  error,
  errorId,
  hint,
  hintId,
  quiet,
  classNames,
}: FieldMessagesProps) {
  return (
    <>
      <div data-part="field-live" aria-live={quiet ? 'off' : 'polite'}>
        {error && (
          <p id={errorId} className={clsx(styles.error, classNames?.error)} data-part="field-error">
            <OctagonAlertIcon className={styles.errorIcon} />
            <span>{error}</span>
          </p>
        )}
      </div>
      {hint && (
        <div id={hintId} className={clsx(styles.hint, classNames?.hint)} data-part="field-hint">
          {hint}
        </div>
      )}
    </>
  );
}
