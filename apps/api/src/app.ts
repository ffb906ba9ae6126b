import { join } from 'node:path';
import compression from 'compression';
import express, { Router, type Express } from 'express';
import type { Config } from './config.ts';
import { LoginMarks } from './auth/login-marks.ts';
import { Passwords } from './auth/passwords.ts';
import { LoginGate, type Throttle } from './http/limits/throttle.ts';
import { Tokens } from './auth/tokens.ts';
import type { Background } from './operations/background.ts';
import { bookingRoutes } from './bookings/booking-routes.ts';
import { BookingService } from './bookings/booking-service.ts';
import { ownFolder } from './content/content.ts';
import { contentRoutes } from './content/content-routes.ts';
import type { EditedContent } from './content/edited-content.ts';
import { errorHandler, unknownCall, unknownRoute } from './http/errors/error-handler.ts';
import { healthRoutes, type Lifecycle } from './http/health-routes.ts';
import { warnOfProxy } from './http/forwarded.ts';
import { shortPath } from './http/bounds.ts';
import { CalculationQueue } from './http/calculation-queue.ts';
import { loadedRoutes } from './http/loaded-routes.ts';
import { requestId } from './http/request-id.ts';
import { rememberMount, requestLog } from './http/request-log.ts';
import { rejectTwoHosts, securityHeaders } from './http/security.ts';
import { closeConnectionOnShutdown, rejectWhenClosed } from './http/stopping.ts';
import { inquiryRoutes } from './bookings/inquiries/inquiry-routes.ts';
import { InquiryService } from './bookings/inquiries/inquiry-service.ts';
import type { Log } from './operations/log.ts';
import { Budgets } from './http/limits/budgets.ts';
import { consumeForCalls } from './http/limits/consume-budgets.ts';
import { LockoutNotices } from './mail/lockout-notices.ts';
import type { MailQueue } from './mail/mail-queue.ts';
import type { Mailer } from './mail/mailer.ts';
import { metricsRoutes } from './http/metrics-routes.ts';
import type { Metrics } from './operations/metrics.ts';
import { watchState } from './watch-state.ts';
import { ContentEditor } from './operator/content-editor.ts';
import { operatorRoutes } from './operator/operator-routes.ts';
import { SecondFactors } from './operator/second-factors.ts';
import { OperatorService } from './operator/operator-service.ts';
import { openApiRoutes } from './http/openapi/openapi-routes.ts';
import type { Places } from './places/places.ts';
import { placeRoutes } from './places/place-routes.ts';
import { poojaRoutes } from './bookings/pooja-routes.ts';
import { PoojaService } from './bookings/pooja-service.ts';
import { Erasures } from './storage/erasures.ts';
import type { Retention } from './storage/retention.ts';
import type { Store } from './storage/store.ts';
import { PasswordResets } from './accounts/password-resets.ts';
import type { ProfileImages } from './accounts/pictures/profile-images.ts';
import { uploadRoutes } from './accounts/pictures/upload-routes.ts';
import { userRoutes } from './accounts/user-routes.ts';
import { UserService } from './accounts/user-service.ts';
import { publicCalls } from './web/public-calls.ts';
import { siteRoutes } from './web/site.ts';
import { pieceExists, sitemapRoutes } from './web/sitemap.ts';

/** External dependencies of the application; tests pass their own. */
export interface AppDependencies {
  config: Config;
  store: Store;
  edited: EditedContent;
  places: Places;
  mailer: Mailer;
  mailQueue: MailQueue;
  throttle: Throttle;
  images: ProfileImages;
  retention: Retention;
  /** `null` if they are not collected. */
  metrics: Metrics | null;
  background: Background;
  log: Log;
  lifecycle: Lifecycle;
  /** Defaults to hashing at the recommended cost. */
  passwords?: Passwords;
  now: () => Date;
}

/** Creates the complete application. The caller starts listening. */
export async function createApp(dependencies: AppDependencies): Promise<Express> {
  const { config, store, edited, places, mailer, mailQueue, throttle, images, metrics } =
    dependencies;
  const { background, log, lifecycle, now } = dependencies;
  const content = edited.live;
  const tokens = new Tokens(store, now);
  await images.prepare();
  await images.sweep(await store.users.profileImages());
  const erasures = new Erasures(config.dataDir, now);
  const passwords = dependencies.passwords ?? new Passwords();
  if (metrics) watchState(metrics, { ...dependencies, passwords });
  const milliseconds = () => now().getTime();
  const logins = new LoginGate(throttle);
  const lockouts = new LockoutNotices({ store, throttle, mailQueue, background });
  const budgets = new Budgets(store.attempts, config.rateLimit, milliseconds);
  const users = new UserService({
    store,
    tokens,
    images,
    places,
    mailer,
    erasures,
    now,
    passwords,
    throttle,
    logins,
    lockouts,
    mailQueue,
  });
  const resets = new PasswordResets({
    store,
    passwords,
    throttle,
    logins,
    mailQueue,
    background,
    now,
  });
  const api = Router();
  api.use(shortPath, consumeForCalls(budgets));
  api.use(contentRoutes(content));
  const queue = new CalculationQueue();
  api.use(placeRoutes(places, queue));
  api.use(userRoutes(users, resets, tokens, new LoginMarks(now)));
  api.use(
    loadedRoutes(async () => {
      const { calculationRoutes } = await import('./calculations/calculation-routes.ts');
      return calculationRoutes({ store, tokens, places, queue, now });
    }),
  );
  const inquiries = { store, content, throttle, mailQueue, mailer, erasures, now };
  api.use(inquiryRoutes(new InquiryService(inquiries), tokens));
  api.use(poojaRoutes(new PoojaService({ store, content, now }), tokens));
  const bookings = {
    store,
    content,
    throttle,
    mailQueue,
    now,
  };
  api.use(bookingRoutes(new BookingService(bookings), tokens));
  const editor = new ContentEditor({
    folder: ownFolder,
    edited,
    history: join(config.dataDir, 'content-history'),
    now,
  });
  const service = new OperatorService({
    store,
    content,
    erasures,
    mailQueue,
    publicUrl: config.publicUrl,
    now,
  });
  const secondFactors = new SecondFactors({ store, passwords, throttle, mailQueue, now });
  api.use(operatorRoutes({ service, editor, secondFactors, tokens, attempts: throttle.operator }));
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
  app.use(sitemapRoutes(content, config.publicUrl, now));
  const data = publicCalls(content, now);
  const site = {
    webDist: config.webDist,
    publicUrl: config.publicUrl,
    data,
    exists: pieceExists(content),
    edition: () => content.edition,
    budgets,
    now,
    log,
  };
  app.use(await siteRoutes(site));
  app.use(unknownRoute);
  app.use(errorHandler(log, lifecycle));
  return app;
}
