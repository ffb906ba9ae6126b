import type { Config } from './config.ts';
import type { Store } from './storage/store.ts';
import type { Metrics } from './operations/metrics.ts';

/** The metrics, if a token is configured, and the store with its calls timed. */
export async function withMetrics(
  { metricsToken }: Pick<Config, 'metricsToken'>,
  store: Store,
): Promise<{ metrics: Metrics | null; store: Store }> {
  if (metricsToken === null) return { metrics: null, store };
  // Loaded on demand: few processes need them, and they would slow every start and take memory.
  const [{ Metrics }, { timedStore }] = await Promise.all([
    import('./operations/metrics.ts'),
    import('./storage/timed-store.ts'),
  ]);
  const metrics = new Metrics();
  return { metrics, store: timedStore(store, metrics.observeStore) };
}
