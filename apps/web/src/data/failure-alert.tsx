import { Alert } from '@jyoti/ui/alert';
import { Button } from '@jyoti/ui/button';
import type { ReactNode } from 'react';
import { useWords } from '../words/index.ts';
import { failureSentence } from './failure-sentence.ts';

interface FailureAlertProps {
  /** What did not work. */
  title: string;
  /** What was thrown: its sentence explains the title. */
  failure?: unknown;
  /** Tries it again; left out where that would not help. */
  onRetry?: () => void;
  /** @default "Try again" */
  retryLabel?: string;
  /** What helps, where trying again does not: a link or a button. */
  action?: ReactNode;
  /** What else to say, after the sentence of the failure. */
  children?: ReactNode;
}

/** How every failure is shown: of a page or a part that did not load, of what a visitor asked for in a dialog or by a button. */
export function FailureAlert({
  title,
  failure,
  onRetry,
  retryLabel,
  action,
  children,
}: FailureAlertProps) {
  const { tryAgain } = useWords();
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
