import { Router, type Request } from 'express';
import {
  operatorArrangeSchema,
  operatorAuditQuerySchema,
  operatorBookingsQuerySchema,
  operatorBookingStepSchema,
  operatorInquiryStatusSchema,
  operatorMessagesQuerySchema,
  operatorNewsletterQuerySchema,
  operatorNewsletterRemoveSchema,
  operatorPieceCheckSchema,
  operatorPieceQuerySchema,
  operatorPieceSaveSchema,
  operatorRequestsQuerySchema,
  pieceLength,
  secondFactorSchema,
  secondFactorSetupSchema,
} from '@jyoti/contract';
import type { Attempts } from '../http/limits/attempts.ts';
import { asUser, requireSignedIn } from '../auth/signed-in.ts';
import type { Tokens } from '../auth/tokens.ts';
import { clientIpOf } from '../http/address.ts';
import { checkedBody, checkedValue, jsonBody } from '../http/body.ts';
import { languageOf } from '../http/language.ts';
import type { AuditTrail } from './audit-trail.ts';
import type { ContentEditor } from './content-editor.ts';
import type { OperatorBookings } from './operator-bookings.ts';
import type { OperatorInquiries } from './operator-inquiries.ts';
import type { OperatorNewsletter } from './operator-newsletter.ts';
import { operatorsOnly, secondFactorGiven } from './operators-only.ts';
import type { SecondFactors } from './second-factors.ts';

interface Dependencies {
  bookings: OperatorBookings;
  inquiries: OperatorInquiries;
  newsletter: OperatorNewsletter;
  audit: AuditTrail;
  editor: ContentEditor;
  secondFactors: SecondFactors;
  tokens: Tokens;
  attempts: Attempts;
}

/** The longest text of a call; its schema rejects a longer one with a sentence of its own. */
const aPiece = { longest: 2 * pieceLength };

function namedPart(request: Request, name: string): string {
  return String(request.params[name]);
}

/** /api/operator: every path below it is for operators only. */
export function operatorRoutes(deps: Dependencies): Router {
  const { bookings, inquiries, newsletter, audit, editor, secondFactors, tokens, attempts } = deps;
  const routes = Router();
  // Checked before the request is parsed, so that errors reveal nothing to other users.
  routes.use('/operator', requireSignedIn(tokens), operatorsOnly(attempts));

  routes.post(
    '/operator/second-factor/setup',
    jsonBody,
    asUser(async (request, response, identity) => {
      const input = checkedBody(request, secondFactorSetupSchema);
      const from = { address: clientIpOf(request), language: languageOf(request) };
      response.json({ data: await secondFactors.setUp(identity, input, from) });
    }),
  );
  routes.post(
    '/operator/second-factor/confirm',
    jsonBody,
    asUser(async (request, response, identity) => {
      const { code } = checkedBody(request, secondFactorSchema);
      const recoveryCodes = await secondFactors.confirm(identity, code, languageOf(request));
      response.json({ data: { recoveryCodes } });
    }),
  );
  routes.post(
    '/operator/second-factor',
    jsonBody,
    asUser(async (request, response, identity) => {
      const { code } = checkedBody(request, secondFactorSchema);
      await secondFactors.pass(identity, code, languageOf(request));
      response.status(204).end();
    }),
  );
  routes.use('/operator', secondFactorGiven);

  routes.get('/operator', async (_request, response) => {
    response.json({ data: await bookings.overview() });
  });

  routes.get('/operator/bookings', async (request, response) => {
    const query = checkedValue(request, operatorBookingsQuerySchema, request.query);
    const { page, ...filter } = query;
    response.json({ data: await bookings.list(filter, page, languageOf(request)) });
  });
  routes.patch(
    '/operator/bookings/:id',
    jsonBody,
    asUser(async (request, response, identity) => {
      const input = checkedBody(request, operatorBookingStepSchema);
      const id = namedPart(request, 'id');
      response.json({ data: await bookings.step(id, input, identity, languageOf(request)) });
    }),
  );

  routes.put(
    '/operator/bookings/:id/arrangement',
    jsonBody,
    asUser(async (request, response, identity) => {
      const input = checkedBody(request, operatorArrangeSchema);
      const id = namedPart(request, 'id');
      response.json({
        data: await bookings.arrange(id, input, identity, languageOf(request)),
      });
    }),
  );

  routes.get('/operator/messages', async (request, response) => {
    const { status, page } = checkedValue(request, operatorMessagesQuerySchema, request.query);
    response.json({ data: await inquiries.messages(status, page) });
  });
  routes.patch(
    '/operator/messages/:ticket',
    jsonBody,
    asUser(async (request, response, identity) => {
      const input = checkedBody(request, operatorInquiryStatusSchema);
      const ticket = namedPart(request, 'ticket');
      response.json({ data: await inquiries.setMessageStatus(ticket, input, identity) });
    }),
  );

  routes.delete(
    '/operator/messages/:ticket',
    asUser(async (request, response, identity) => {
      await inquiries.removeMessage(namedPart(request, 'ticket'), identity);
      response.status(204).end();
    }),
  );

  routes.get('/operator/requests', async (request, response) => {
    const { status, page } = checkedValue(request, operatorRequestsQuerySchema, request.query);
    response.json({ data: await inquiries.requests(status, page, languageOf(request)) });
  });
  routes.patch(
    '/operator/requests/:ticket',
    jsonBody,
    asUser(async (request, response, identity) => {
      const input = checkedBody(request, operatorInquiryStatusSchema);
      const ticket = namedPart(request, 'ticket');
      response.json({
        data: await inquiries.setRequestStatus(ticket, input, identity, languageOf(request)),
      });
    }),
  );

  routes.delete(
    '/operator/requests/:ticket',
    asUser(async (request, response, identity) => {
      await inquiries.removeRequest(namedPart(request, 'ticket'), identity);
      response.status(204).end();
    }),
  );

  routes.get('/operator/newsletter', async (request, response) => {
    const { page } = checkedValue(request, operatorNewsletterQuerySchema, request.query);
    response.json({ data: await newsletter.list(page) });
  });
  // The address is sent in the body, because paths are logged.
  routes.post(
    '/operator/newsletter/remove',
    jsonBody,
    asUser(async (request, response, identity) => {
      const { email } = checkedBody(request, operatorNewsletterRemoveSchema);
      await newsletter.remove(email, identity);
      response.status(204).end();
    }),
  );
  // POST rather than GET, because it adds an entry to the audit trail.
  routes.post(
    '/operator/newsletter/export',
    asUser(async (_request, response, identity) => {
      const addresses = await newsletter.export(identity);
      response.attachment('jyoti-newsletter.csv').type('text/csv').send(addresses);
    }),
  );

  routes.get('/operator/content', async (_request, response) => {
    response.json({ data: await editor.list() });
  });
  routes.get('/operator/content/piece', async (request, response) => {
    const { id, version } = checkedValue(request, operatorPieceQuerySchema, request.query);
    response.json({ data: await editor.piece(id, version) });
  });
  routes.post('/operator/content/check', jsonBody, (request, response) => {
    const { id, text } = checkedBody(request, operatorPieceCheckSchema, aPiece);
    response.json({ data: editor.check(id, text, languageOf(request)) });
  });
  routes.put(
    '/operator/content/piece',
    jsonBody,
    asUser(async (request, response, identity) => {
      const input = checkedBody(request, operatorPieceSaveSchema, aPiece);
      const noteAs = (action: 'saved' | 'failed') => (change: { before: string; after: string }) =>
        audit.note(
          {
            kind: 'content',
            action,
            subject: input.id,
            before: { sha256: change.before },
            after: { sha256: change.after },
          },
          identity,
        );
      const language = languageOf(request);
      response.json({
        data: await editor.save(input, language, noteAs('saved'), noteAs('failed')),
      });
    }),
  );

  routes.get('/operator/audit', async (request, response) => {
    const { kind, page } = checkedValue(request, operatorAuditQuerySchema, request.query);
    response.json({ data: await audit.list(kind, page, languageOf(request)) });
  });
  return routes;
}
