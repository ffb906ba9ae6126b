import type { operatorCalls } from '@jyoti/contract/calls';
import type { Handlers } from '../http/handlers.ts';
import type { AuditTrail } from './audit-trail.ts';
import type { ContentEditor } from './content-editor.ts';
import type { OperatorBookings } from './operator-bookings.ts';
import type { OperatorInquiries } from './operator-inquiries.ts';
import type { OperatorNewsletter } from './operator-newsletter.ts';
import type { SecondFactors } from './second-factors.ts';

interface Dependencies {
  bookings: OperatorBookings;
  inquiries: OperatorInquiries;
  newsletter: OperatorNewsletter;
  audit: AuditTrail;
  editor: ContentEditor;
  secondFactors: SecondFactors;
}

export function operatorHandlers({
  bookings,
  inquiries,
  newsletter,
  audit,
  editor,
  secondFactors,
}: Dependencies): Handlers<keyof typeof operatorCalls> {
  return {
    'POST /api/operator/second-factor/setup': ({ body, identity, address, language }) =>
      secondFactors.setUp(identity, body, { address, language }),
    'POST /api/operator/second-factor/confirm': async ({ body, identity, language }) => ({
      recoveryCodes: await secondFactors.confirm(identity, body.code, language),
    }),
    'POST /api/operator/second-factor': ({ body, identity, language }) =>
      secondFactors.pass(identity, body.code, language),
    'GET /api/operator': () => bookings.overview(),
    'GET /api/operator/bookings': ({ query: { page, ...filter }, language }) =>
      bookings.list(filter, page, language),
    'PATCH /api/operator/bookings/:id': ({ path, body, identity, language }) =>
      bookings.step(path.id, body, identity, language),
    'PUT /api/operator/bookings/:id/arrangement': ({ path, body, identity, language }) =>
      bookings.arrange(path.id, body, identity, language),
    'GET /api/operator/messages': ({ query }) => inquiries.messages(query.status, query.page),
    'PATCH /api/operator/messages/:ticket': ({ path, body, identity }) =>
      inquiries.setMessageStatus(path.ticket, body, identity),
    'DELETE /api/operator/messages/:ticket': ({ path, identity }) =>
      inquiries.removeMessage(path.ticket, identity),
    'GET /api/operator/requests': ({ query, language }) =>
      inquiries.requests(query.status, query.page, language),
    'PATCH /api/operator/requests/:ticket': ({ path, body, identity, language }) =>
      inquiries.setRequestStatus(path.ticket, body, identity, language),
    'DELETE /api/operator/requests/:ticket': ({ path, identity }) =>
      inquiries.removeRequest(path.ticket, identity),
    'GET /api/operator/newsletter': ({ query }) => newsletter.list(query.page),
    'POST /api/operator/newsletter/remove': ({ body, identity }) =>
      newsletter.remove(body.email, identity),
    'POST /api/operator/newsletter/export': async ({ identity, response }) => {
      const addresses = await newsletter.export(identity);
      response.attachment('jyoti-newsletter.csv');
      return addresses;
    },
    'GET /api/operator/content': () => editor.list(),
    'GET /api/operator/content/piece': ({ query }) => editor.piece(query.id, query.version),
    'POST /api/operator/content/check': ({ body, language }) =>
      editor.check(body.id, body.text, language),
    'PUT /api/operator/content/piece': ({ body, identity, language }) => {
      const noteAs = (action: 'saved' | 'failed') => (change: { before: string; after: string }) =>
        audit.note(
          {
            kind: 'content',
            action,
            subject: body.id,
            before: { sha256: change.before },
            after: { sha256: change.after },
          },
          identity,
        );
      return editor.save(body, language, noteAs('saved'), noteAs('failed'));
    },
    'GET /api/operator/audit': ({ query, language }) =>
      audit.list(query.kind, query.page, language),
  };
}
