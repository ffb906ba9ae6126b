import { Alert } from '@jyoti/ui/alert';
import { Button } from '@jyoti/ui/button';
import type { ReactNode } from 'react';
import { failureSentence } from './failure-sentence.ts';
import { frameMessages } from '../../messages.generated/frame.ts';
import { useMessages } from '../words/use-messages.ts';

interface FailureAlertProps {
  /** What failed. */
  title: string;
  /** What was thrown: its message explains the title. */
  failure?: unknown;
  /** Retries; left out if a retry cannot help. */
  onRetry?: () => void;
  /** @default "Try again" */
  retryLabel?: string;
  /** A link or a button that helps if a retry cannot. */
  action?: ReactNode;
  /** More content after the error's sentence. */
  children?: ReactNode;
}

/**
 * How every error is shown: of a page or part that failed to load, or of an action in a dialog or
 * by a button.
 */
export function FailureAlert({
  title,
  failure,
  onRetry,
  retryLabel,
  action,
  children,
}: FailureAlertProps) {
  const { tryAgain } = useMessages(frameMessages);
  const sentence = failureSentence(failure);
  const retry = onRetry && (
    <Button size="small" onClick={onRetry}>
      {retryLabel ?? tryAgain}
    </Button>
  );
  const hasText = sentence !== '' || children !== undefined;
  return (
    <Alert tone="danger" title={hasText ? title : undefined} action={retry || action}>
      {hasText ? (
        <>
          {sentence} {children}
        </>
      ) : (
        title
      )}
    </Alert>
  );
}
