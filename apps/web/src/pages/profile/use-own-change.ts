import { ApiFailure } from '@jyoti/contract';
import { useSubmit, type Submission } from '../../app/use-submit.ts';

interface OwnChange extends Omit<Submission, 'send'> {
  /** Runs the call; a failure stands in `errors` and `message`. */
  change: (call: () => Promise<void>, fallback: string) => void;
}

/**
 * A change of something that the visitor owns and the team works on too. Where the server says that it is no longer
 * as it was shown (409, 404), what is shown is brought up to date behind the sentence that says so.
 */
export function useOwnChange(refresh: () => Promise<void>): OwnChange {
  const { send, ...submission } = useSubmit();

  const change = (call: () => Promise<void>, fallback: string) =>
    void send(async () => {
      try {
        await call();
      } catch (failure) {
        const isStale = failure instanceof ApiFailure && [404, 409].includes(failure.status);
        // What failed is told; that the list stays old as well helps nobody.
        if (isStale) await refresh().catch(() => undefined);
        throw failure;
      }
    }, fallback);

  return { ...submission, change };
}
