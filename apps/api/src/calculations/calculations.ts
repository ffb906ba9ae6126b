import { chartCalls, readingCalls } from '@jyoti/contract/calls';
import { loadedHandlers } from '../http/handlers.ts';
import type { CalculationDependencies } from './calculation-handlers.ts';

/** Every call that calculates. Its modules are loaded after the server has started to listen. */
export function calculationsFeature(needs: CalculationDependencies) {
  return loadedHandlers({ ...chartCalls, ...readingCalls }, async () => {
    const { calculationHandlers } = await import('./calculation-handlers.ts');
    return calculationHandlers(needs);
  });
}
