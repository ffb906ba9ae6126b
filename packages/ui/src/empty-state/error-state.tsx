import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Button } from '../button/index.ts';
import { useStrings } from '../i18n/index.ts';
import { OctagonAlertIcon } from '../icons/index.ts';
import * as styles from './empty-state.css.ts';
import { emptyStateStrings } from '../messages.generated/en/components/EmptyState.ts';

export interface ErrorStateProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** What happened: "We could not reach the server". */
  title: ReactNode;
  /** What is kept: "Your details are still here." */
  children?: ReactNode;
  /** Retries. Omit if that would not help. */
  onRetry?: () => void;
  /** Whether a retry is pending. @default false */
  loading?: boolean;
  /** Label of the button. @default "Try again" in the current language */
  retryLabel?: string;
  ref?: Ref<HTMLDivElement>;
}

/** Replaces content that failed to load: what happened, what is kept, and a retry. */
export function ErrorState({
  title,
  onRetry,
  loading = false,
  retryLabel,
  className,
  children,
  ...rest
}: ErrorStateProps) {
  const strings = useStrings(emptyStateStrings);
  return (
    <div role="alert" {...rest} className={clsx(styles.error, className)} data-part="error-state">
      <OctagonAlertIcon size={24} className={styles.icon} />
      <div className={styles.body}>
        <p className={styles.title}>{title}</p>
        {children !== undefined && <div className={styles.text}>{children}</div>}
        {onRetry && (
          <Button className={styles.retry} onClick={onRetry} loading={loading}>
            {retryLabel ?? strings.tryAgain}
          </Button>
        )}
      </div>
    </div>
  );
}
