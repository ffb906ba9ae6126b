import compression from 'compression';
import express, { Router, type Express } from 'express';
import { Passwords } from './auth/passwords.ts';
import { Tokens } from './auth/tokens.ts';
import { contentRoutes } from './content/content-routes.ts';
import { errorHandler, unknownCall, unknownRoute } from './http/errors/error-handler.ts';
import { healthRoutes, type Lifecycle } from './http/health-routes.ts';
import { warnOfProxy } from './http/forwarded.ts';
import { shortPath } from './http/bounds.ts';
import { CalculationQueue } from './http/calculation-queue.ts';
import { requestId } from './http/request-id.ts';
import { rememberMount, requestLog } from './http/request-log.ts';
import { rejectTwoHosts, securityHeaders } from './http/security.ts';
import { closeConnectionOnShutdown, rejectWhenClosed } from './http/stopping.ts';
import { Budgets } from './http/limits/budgets.ts';
import { consumeForCalls } from './http/limits/consume-budgets.ts';
import { metricsRoutes } from './http/metrics-routes.ts';
import type { Metrics } from './operations/metrics.ts';
import { accountsFeature } from './accounts/accounts.ts';
import { bookingsFeature } from './bookings/bookings.ts';
import { calculationsFeature } from './calculations/calculations.ts';
import { operatorFeature } from './operator/operator.ts';
import { webFeature } from './web/web.ts';
import type { ServiceDependencies, Services } from './services.ts';
import { watchState } from './watch-state.ts';
import { openApiRoutes } from './http/openapi/openapi-routes.ts';
import type { Places } from './places/places.ts';
import { placeRoutes } from './places/place-routes.ts';
import { Erasures } from './storage/erasures.ts';
import { uploadRoutes } from './accounts/pictures/upload-routes.ts';

/** External dependencies of the application; tests pass their own. */
export interface AppDependencies extends ServiceDependencies, Services {
  places: Places;
  /** `null` if they are not collected. */
  metrics: Metrics | null;
  lifecycle: Lifecycle;
  /** Defaults to hashing at the recommended cost. */
  passwords?: Passwords;
}

/** Creates the complete application. The caller starts listening. */
export async function createApp(dependencies: AppDependencies): Promise<Express> {
  const { config, store, edited, places, images, metrics, log, lifecycle, now } = dependencies;
  const content = edited.live;
  await images.prepare();
  await images.sweep(await store.users.profileImages());
  const deps = {
    ...dependencies,
    content,
    tokens: new Tokens(store, now),
    erasures: new Erasures(config.dataDir, now),
    passwords: dependencies.passwords ?? new Passwords(),
    budgets: new Budgets(store.attempts, config.rateLimit, () => now().getTime()),
    queue: new CalculationQueue(),
  };
  if (metrics) watchState(metrics, deps);

  const api = Router();
  api.use(shortPath, consumeForCalls(deps.budgets));
  api.use(contentRoutes(content));
  api.use(placeRoutes(places, deps.queue));
  api.use(accountsFeature(deps));
  api.use(calculationsFeature(deps));
  api.use(bookingsFeature(deps));
  api.use(operatorFeature(deps));
  api.use(openApiRoutes(config.publicUrl));
  api.use(unknownCall);

  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxy);
  app.use(requestId(config.trustProxy), requestLog(log, metrics?.requestEnded));
  if (config.trustProxy === 0) app.use(warnOfProxy(log));
  app.use(securityHeaders(config.publicUrl.protocol === 'https:'));
  app.use(rejectTwoHosts);
  app.use(closeConnectionOnShutdown(lifecycle));
  app.use(healthRoutes(store, lifecycle));
  app.use(metricsRoutes(metrics, config.metricsToken));
  app.use(rejectWhenClosed(lifecycle));
  // Pages and files are compressed once.
  app.use('/api', rememberMount, compression(), api);
  app.use('/uploads', rememberMount, uploadRoutes(images), unknownRoute);
  app.use(await webFeature(deps));
  app.use(unknownRoute);
  app.use(errorHandler(log, lifecycle));
  return app;
}
