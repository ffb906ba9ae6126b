import { ApiFailure } from '@jyoti/contract';

/**
 * Runs a change of a record that both the visitor and the team can edit. On a conflict (404, 409)
 * it reloads the record before the error is thrown.
 */
export async function refreshIfStale(
  change: () => Promise<void>,
  refresh: () => Promise<void>,
): Promise<void> {
  try {
    await change();
  } catch (failure) {
    const isStale = failure instanceof ApiFailure && [404, 409].includes(failure.status);
    // The error of the change is shown; a failed reload is ignored.
    if (isStale) await refresh().catch(() => undefined);
    throw failure;
  }
}
