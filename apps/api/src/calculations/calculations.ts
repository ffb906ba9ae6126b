import type { Router } from 'express';
import { loadedRoutes } from '../http/loaded-routes.ts';
import type { CalculationDependencies } from './calculation-routes.ts';

/** Every call that calculates. Its modules are loaded after the server has started to listen. */
export function calculationsFeature(needs: CalculationDependencies): Router {
  return loadedRoutes(async () => {
    const { calculationRoutes } = await import('./calculation-routes.ts');
    return calculationRoutes(needs);
  });
}
