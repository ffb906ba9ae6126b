import { Alert } from '@jyoti/ui/alert';
import { Button } from '@jyoti/ui/button';
import type { ReactNode } from 'react';
import { useWords } from '../words/index.ts';
import { failureSentence } from './failure-sentence.ts';

interface LoadFailureProps {
  /** What did not load. */
  title: string;
  /** What was thrown: its sentence explains the title. */
  failure?: unknown;
  /** Loads it again; left out where that would not help. */
  onRetry?: () => void;
  /** @default "Try again" */
  retryLabel?: string;
  /** What else to say, after the sentence of the failure. */
  children?: ReactNode;
}

/** Shown in place of a page or a part that did not load. */
export function LoadFailure({ title, failure, onRetry, retryLabel, children }: LoadFailureProps) {
  const { tryAgain } = useWords();
  const sentence = failureSentence(failure);
  const retry = onRetry && (
    <Button size="small" onClick={onRetry}>
      {retryLabel ?? tryAgain}
    </Button>
  );
  const hasText = sentence !== '' || children !== undefined;
  return (
    <Alert tone="danger" title={hasText ? title : undefined} action={retry}>
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
