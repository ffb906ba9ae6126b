import type { Server } from 'node:http';
import { flushCompileCache } from 'node:module';
import type { AddressInfo } from 'node:net';
import { createApp } from './app.ts';
import { createThrottle } from './http/limits/throttle.ts';
import { Background } from './operations/background.ts';
import { bookingMails } from './bookings/booking-mail.ts';
import { openCommandSocket } from './storage/command-socket.ts';
import type { Config } from './config.ts';
import type { ContentNote } from './content/content.ts';
import { EditedContent } from './content/edited-content.ts';
import type { Lifecycle } from './http/health-handlers.ts';
import { patientServer } from './http/connections.ts';
import { drain } from './http/drain.ts';
import { createLog, describeError, type Log } from './operations/log.ts';
import { createMailer } from './mail/create-mailer.ts';
import { MailQueue } from './mail/mail-queue.ts';
import { withMetrics } from './with-metrics.ts';
import { operatorWork } from './operator/operator-work.ts';
import { erasedInWords, erasePast, Retention } from './storage/retention.ts';
import { PlaceSearch } from './places/place-search.ts';
import { openStore } from './storage/open-store.ts';
import { ProfileImages } from './accounts/pictures/profile-images.ts';

export interface RunningServer {
  /** The port in use, chosen by the system if 0 was configured. */
  port: number;
  log: Log;
  /** Stops accepting requests, finishes those in progress, closes the store. Idempotent. */
  stop(): Promise<void>;
}

function listening(server: Server, config: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port: config.port, host: config.host }, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/**
 * Opens the store and starts listening.
 * @throws StoreUnusable, ContentError, or the system's error if the port is not available
 */
export async function startServer(config: Config): Promise<RunningServer> {
  const log = createLog(config.logLevel);
  const lifecycle: Lifecycle = { stage: 'serving' };
  // Notes are logged after the start, because a failed start must print one sentence and nothing else.
  const notes: ContentNote[] = [];
  let addNote = (note: ContentNote): void => void notes.push(note);
  const opened = await openStore(config, (error) =>
    log.error(describeError(error), 'compaction failed'),
  );
  const { store, metrics } = await withMetrics(config, opened);
  const now = () => new Date();
  const mailer = await createMailer(config, now);
  const background = new Background(log);
  const { publicUrl } = config;
  const throttle = createThrottle(store.attempts, config.rateLimit, () => now().getTime());
  const images = new ProfileImages(store.pictures, log);
  const { dataDir } = config;
  const deps = { store, images, dataDir, now };
  const retention = new Retention(deps, background, log);
  const places = new PlaceSearch();
  try {
    const edited = await EditedContent.open(config.dataDir, (note) => addNote(note));
    const content = edited.live;
    const mailQueue = new MailQueue({
      store,
      bookingMails: bookingMails(content),
      mailer,
      background,
      log,
      throttle,
      publicUrl,
      now,
    });
    const app = await createApp({
      config,
      store,
      edited,
      log,
      lifecycle,
      places,
      mailer,
      mailQueue,
      throttle,
      images,
      retention,
      metrics,
      background,
      now,
    });
    const server = patientServer(app);
    const port = await listening(server, config);
    addNote = ({ level, message, facts }) => log[level](facts, message);
    notes.forEach(addNote);
    config.warnings.forEach((sentence) => log.warn(sentence));
    const closeSocket = await openCommandSocket(
      config,
      async ([command, ...args]) =>
        command === 'operator' ? operatorWork(args)(store) : erasedInWords(await erasePast(deps)),
      log,
    );
    edited.begin(log);
    mailQueue.begin();
    retention.begin();
    places.begin();
    // Loads half of the modules after the start; the first request that calculates waits for them. If loading
    // fails, the rejection ends the process (main.ts), so that its supervisor restarts it.
    setImmediate(async () => {
      await import('./calculations/calculation-handlers.ts');
      // All modules are loaded: releases the memory of the compile cache, about 10 MB.
      flushCompileCache();
    });
    let stopped: Promise<void> | null = null;
    const stop = async () => {
      await drain(server, lifecycle);
      await closeSocket();
      edited.end();
      mailQueue.end();
      retention.end();
      await background.idle();
      await places.close();
      mailer.close();
      await store.close();
    };
    return {
      port,
      log,
      stop: () => {
        stopped ??= stop().catch((error: unknown) => {
          log.error(describeError(error), 'stop failed');
        });
        return stopped;
      },
    };
  } catch (error) {
    await places.close();
    await store.close();
    throw error;
  }
}
