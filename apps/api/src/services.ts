import { bookingMails } from './bookings/booking-mail.ts';
import type { Config } from './config.ts';
import type { EditedContent } from './content/edited-content.ts';
import { createThrottle } from './http/limits/throttle.ts';
import { MailQueue } from './mail/mail-queue.ts';
import type { Mailer } from './mail/mailer.ts';
import { Background } from './operations/background.ts';
import type { Log } from './operations/log.ts';
import { Retention } from './storage/retention.ts';
import type { Store } from './storage/store.ts';
import { ProfileImages } from './accounts/pictures/profile-images.ts';

export interface ServiceDependencies {
  config: Config;
  store: Store;
  edited: EditedContent;
  mailer: Mailer;
  log: Log;
  now: () => Date;
}

/** What works beside requests, and what it shares with them. */
export function createServices({ config, store, edited, mailer, log, now }: ServiceDependencies) {
  const { publicUrl, dataDir, rateLimit } = config;
  const background = new Background(log);
  const throttle = createThrottle(store.attempts, rateLimit, () => now().getTime());
  const images = new ProfileImages(store.pictures, log);
  const retention = new Retention({ store, images, dataDir, now }, background, log);
  const mailQueue = new MailQueue({
    store,
    bookingMails: bookingMails(edited.live),
    mailer,
    background,
    log,
    throttle,
    publicUrl,
    now,
  });
  return { background, throttle, images, retention, mailQueue };
}

export type Services = ReturnType<typeof createServices>;
