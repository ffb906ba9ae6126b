import { ApiFailure } from '@jyoti/contract';
import { FailureAlert } from '../../../platform/data/failure-alert.tsx';
import { panchangMessages } from '../../../messages.generated/panchang.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

interface DayFailureProps {
  failure: unknown;
  onRetry: () => void;
  onEdit: () => void;
}

/**
 * Why a day could not be shown, and what helps: a link to the form if the details were rejected,
 * else a retry.
 */
export function DayFailure({ failure, onRetry, onEdit }: DayFailureProps) {
  const { result: words } = useMessages(panchangMessages);
  const isRefused = failure instanceof ApiFailure && Object.keys(failure.fields).length > 0;
  return isRefused ? (
    <FailureAlert
      title={words.refused}
      failure={failure}
      onRetry={onEdit}
      retryLabel={words.edit}
    />
  ) : (
    <FailureAlert title={words.failed} failure={failure} onRetry={onRetry}>
      {words.failedText}
    </FailureAlert>
  );
}
