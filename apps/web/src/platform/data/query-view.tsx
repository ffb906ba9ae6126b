import { Skeleton, SkeletonBlock } from '@jyoti/ui/skeleton';
import type { ReactNode } from 'react';
import type { Query } from './use-query.ts';
import { FailureAlert } from './failure-alert.tsx';

interface QueryViewProps<Data> {
  query: Pick<Query<Data>, 'data' | 'failure' | 'retry'>;
  words: { loading: string; failed: string };
  /** Height of the placeholder, about that of the content. */
  blockSize: string;
  /** Shown if the response is an empty list. */
  empty?: ReactNode;
  /** Renders the content. */
  children: (data: Data) => ReactNode;
}

/**
 * Renders the result of `useQuery`: the error with a retry, a placeholder while loading, or the
 * content.
 */
export function QueryView<Data>(props: QueryViewProps<Data>) {
  const { query, words, blockSize, empty, children } = props;
  const { data, failure, retry } = query;
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
