import { join } from 'node:path';
import type { Passwords } from '../auth/passwords.ts';
import { ownFolder } from '../content/content.ts';
import type { EditedContent } from '../content/edited-content.ts';
import type { Throttle } from '../http/limits/throttle.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import type { Erasures } from '../storage/erasures.ts';
import type { Store } from '../storage/store.ts';
import { AuditTrail } from './audit-trail.ts';
import { ContentEditor } from './content-editor.ts';
import { OperatorBookings } from './operator-bookings.ts';
import { OperatorInquiries } from './operator-inquiries.ts';
import { OperatorNewsletter } from './operator-newsletter.ts';
import { operatorHandlers } from './operator-handlers.ts';
import { SecondFactors } from './second-factors.ts';

interface Needs {
  /** `publicUrl` is the public URL of the site. */
  config: { dataDir: string; publicUrl: URL };
  store: Store;
  edited: EditedContent;
  passwords: Passwords;
  throttle: Throttle;
  mailQueue: MailQueue;
  erasures: Erasures;
  now: () => Date;
}

/** The work of the team. */
export function operatorFeature(needs: Needs) {
  const { config, edited, now } = needs;
  const audit = new AuditTrail({ ...needs, content: edited.live });
  const deps = { ...needs, content: edited.live, publicUrl: config.publicUrl, audit };
  return operatorHandlers({
    audit,
    bookings: new OperatorBookings(deps),
    inquiries: new OperatorInquiries(deps),
    newsletter: new OperatorNewsletter(deps),
    editor: new ContentEditor({
      folder: ownFolder,
      edited,
      history: join(config.dataDir, 'content-history'),
      now,
    }),
    secondFactors: new SecondFactors(needs),
  });
}
