import { use, type MouseEvent, type Ref } from 'react';
import { Alert, type AlertProps } from '../../alert/index.ts';
import { useStrings } from '../../i18n/index.ts';
import { controlOf } from './fields-in-page.ts';
import * as styles from '../form.css.ts';
import { formStrings } from '../../messages.generated/en/components/Form.ts';
import { ReportContext } from './report-context.ts';
import { visuallyHidden } from '../../visually-hidden/index.ts';

export interface ErrorSummaryProps extends Omit<
  AlertProps,
  'tone' | 'title' | 'announce' | 'action' | 'children'
> {
  ref?: Ref<HTMLDivElement>;
}

/**
 * Errors of the last submit: the form's message and a link to each field. Its count follows the corrections; corrected
 * errors are struck through and not removed, so that the fields below do not move during typing. Renders nothing
 * without errors. A Form renders it at its start; render it yourself only in a Form with `summary={false}`.
 */
export function ErrorSummary(props: ErrorSummaryProps) {
  const strings = useStrings(formStrings);
  const report = use(ReportContext);
  if (report === null) return null;
  const { message, entries } = report;
  const open = entries.filter(({ corrected }) => !corrected);

  const goTo = (event: MouseEvent<HTMLAnchorElement>, name: string) => {
    const form = event.currentTarget.closest('form');
    const control = form && controlOf(form, name);
    if (!control) return;
    // The form must not change the page's URL and history.
    event.preventDefault();
    control.focus();
  };

  return (
    <Alert
      {...props}
      tone="danger"
      tabIndex={-1}
      title={
        entries.length > 0 ? (message ?? strings.toCorrect({ count: open.length })) : undefined
      }
      data-error-summary
    >
      {entries.length === 0 ? (
        message
      ) : (
        <ul className={styles.list}>
          {entries.map((entry) => (
            <li key={entry.name} data-state={entry.corrected ? 'corrected' : 'open'}>
              {entry.corrected && <span className={visuallyHidden}>{strings.corrected} </span>}
              {entry.controlId === undefined ? (
                entry.message
              ) : (
                <a
                  href={`#${entry.controlId}`}
                  className={styles.link}
                  onClick={(event) => goTo(event, entry.name)}
                >
                  {entry.message}
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
