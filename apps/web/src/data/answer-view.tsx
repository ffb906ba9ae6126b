import { Skeleton, SkeletonBlock } from '@jyoti/ui/skeleton';
import type { ReactNode } from 'react';
import type { Answer } from './use-answer.ts';
import { FailureAlert } from './failure-alert.tsx';

interface AnswerViewProps<Data> {
  answer: Pick<Answer<Data>, 'data' | 'failure' | 'retry'>;
  words: { loading: string; failed: string };
  /** Height of the placeholder, about that of the content. */
  blockSize: string;
  /** Shown if the response is an empty list. */
  empty?: ReactNode;
  /** Renders the content. */
  children: (data: Data) => ReactNode;
}

/**
 * Renders the result of `useAnswer`: the error with a retry, a placeholder while loading, or the
 * content.
 */
export function AnswerView<Data>(props: AnswerViewProps<Data>) {
  const { answer, words, blockSize, empty, children } = props;
  const { data, failure, retry } = answer;
  if (failure !== null) {
    return <FailureAlert title={words.failed} failure={failure} onRetry={retry} />;
  }
  if (data === null) {
    return (
      <Skeleton label={words.loading}>
        <SkeletonBlock blockSize={blockSize} />
      </Skeleton>
    );
  }
  const isEmpty = Array.isArray(data) && data.length === 0;
  return isEmpty && empty !== undefined ? empty : children(data);
}
