import { ApiFailure } from '@jyoti/contract';

/**
 * Runs a change of something that the visitor owns and the team works on too. Where the server says that it is no
 * longer as it was shown (404, 409), it is loaded again before the error is thrown.
 */
export async function refreshIfStale(
  change: () => Promise<void>,
  refresh: () => Promise<void>,
): Promise<void> {
  try {
    await change();
  } catch (failure) {
    const isStale = failure instanceof ApiFailure && [404, 409].includes(failure.status);
    // The error of the change is shown; that the list could not be loaded again is not.
    if (isStale) await refresh().catch(() => undefined);
    throw failure;
  }
}
