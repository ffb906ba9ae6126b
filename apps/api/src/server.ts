import type { Server } from 'node:http';
import { flushCompileCache } from 'node:module';
import type { AddressInfo } from 'node:net';
import { createApp } from './app.ts';
import { answerCommands } from './storage/command-socket.ts';
import type { Config } from './config.ts';
import type { ContentNote } from './content/content.ts';
import { EditedContent } from './content/edited-content.ts';
import type { Lifecycle } from './http/health-handlers.ts';
import { patientServer } from './http/connections.ts';
import { drain } from './http/drain.ts';
import { createLog, describeError, type Log } from './operations/log.ts';
import { createMailer } from './mail/create-mailer.ts';
import { createServices } from './services.ts';
import { withMetrics } from './with-metrics.ts';
import { operatorWork } from './operator/operator-work.ts';
import { erasedInWords, erasePast } from './storage/retention.ts';
import { PlaceSearch } from './places/place-search.ts';
import { openStore } from './storage/open-store.ts';

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
  const places = new PlaceSearch();
  try {
    const edited = await EditedContent.open(config.dataDir, (note) => addNote(note));
    const needs = { config, store, edited, mailer, log, now };
    const services = createServices(needs);
    const { background, images, mailQueue, retention } = services;
    const app = await createApp({ ...needs, ...services, lifecycle, places, metrics });
    const server = patientServer(app);
    const port = await listening(server, config);
    addNote = ({ level, message, facts }) => log[level](facts, message);
    notes.forEach(addNote);
    config.warnings.forEach((sentence) => log.warn(sentence));
    answerCommands(
      store,
      async ([command, ...args]) =>
        command === 'operator'
          ? operatorWork(args)(store)
          : erasedInWords(await erasePast({ store, images, dataDir: config.dataDir, now })),
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
      store.answerCommands(null);
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
