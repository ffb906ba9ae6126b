import compression from 'compression';
import express, { Router, type Express, type Request } from 'express';
import { Passwords } from './auth/passwords.ts';
import { Tokens } from './auth/tokens.ts';
import { errorHandler, unknownRoute } from './http/errors/error-handler.ts';
import { healthHandlers, type Lifecycle } from './http/health-handlers.ts';
import type { Handlers } from './http/handlers.ts';
import { mountCalls, mountMethodErrors, requireOperator } from './http/mount-calls.ts';
import { metricsHandlers } from './http/metrics-handlers.ts';
import { openApiHandlers } from './http/openapi/openapi-handlers.ts';
import { identityOf } from './auth/signed-in.ts';
import { contentHandlers } from './content/content-handlers.ts';
import { placeHandlers } from './places/place-handlers.ts';
import { pictureHandlers } from './accounts/pictures/picture-handlers.ts';
import { accountForm } from './accounts/pictures/upload.ts';
import { warnOfProxy } from './http/forwarded.ts';
import { shortPath } from './http/bounds.ts';
import { CalculationQueue } from './http/calculation-queue.ts';
import { requestId } from './http/request-id.ts';
import { requestLog } from './http/request-log.ts';
import { rejectTwoHosts, securityHeaders } from './http/security.ts';
import { closeConnectionOnShutdown, rejectWhenClosed } from './http/stopping.ts';
import { Budgets } from './http/limits/budgets.ts';
import type { Metrics } from './operations/metrics.ts';
import { accountsFeature } from './accounts/accounts.ts';
import { bookingsFeature } from './bookings/bookings.ts';
import { calculationsFeature } from './calculations/calculations.ts';
import { operatorFeature } from './operator/operator.ts';
import { webFeature } from './web/web.ts';
import type { ServiceDependencies, Services } from './services.ts';
import { watchState } from './watch-state.ts';
import type { Places } from './places/places.ts';
import { Erasures } from './storage/erasures.ts';

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

  const { tokens, throttle } = deps;
  const calls = {
    ...deps,
    identify: (request: Request) => identityOf(request, tokens),
    operatorAttempts: throttle.operator,
    readForm: accountForm(),
  };
  const watched = {
    ...healthHandlers(store, lifecycle),
    ...metricsHandlers(metrics, config.metricsToken),
  };
  // A call without a handler, and a handler without a call, are errors of the compiler.
  const handlers: Omit<Handlers, keyof typeof watched> = {
    ...contentHandlers(content),
    ...placeHandlers(places),
    ...accountsFeature(deps),
    ...calculationsFeature(deps),
    ...bookingsFeature(deps),
    ...operatorFeature(deps),
    ...openApiHandlers(config.publicUrl),
    ...pictureHandlers(images),
  };

  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxy);
  app.use(requestId(config.trustProxy), requestLog(log, metrics?.requestEnded));
  if (config.trustProxy === 0) app.use(warnOfProxy(log));
  app.use(securityHeaders(config.publicUrl.protocol === 'https:'));
  app.use(rejectTwoHosts);
  app.use(closeConnectionOnShutdown(lifecycle));
  mountCalls(app, watched, calls);
  app.use(rejectWhenClosed(lifecycle));
  // Pages and files are compressed once.
  app.use('/api', shortPath, compression());
  // Has no prefix, so that the log has the whole pattern of a route; pages skip its hundred patterns.
  const api = Router().use((request, _response, next) =>
    next(/^\/(api|uploads)(\/|$)/i.test(request.path) ? undefined : 'router'),
  );
  mountCalls(api, handlers, calls);
  // An unknown path reveals nothing to others either.
  api.use('/api/operator', async (request, _response, next) => {
    await requireOperator(await calls.identify(request), throttle.operator);
    next();
  });
  mountMethodErrors(api);
  api.use(unknownRoute);
  app.use(api);
  app.use(await webFeature(deps));
  app.use(unknownRoute);
  app.use(errorHandler(log, lifecycle));
  return app;
}
