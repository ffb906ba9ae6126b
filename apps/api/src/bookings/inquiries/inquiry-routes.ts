import { Router, type Request } from 'express';
import {
  acknowledgeSchema,
  changeConsultationSchema,
  consultationSchema,
  contactSchema,
  newsletterLinkSchema,
  newsletterSchema,
} from '@jyoti/contract';
import { asUser, requireSignedIn, signedInUser } from '../../auth/signed-in.ts';
import type { Tokens } from '../../auth/tokens.ts';
import { clientIpOf } from '../../http/address.ts';
import { checkedBody, checkedValue, jsonBody } from '../../http/body.ts';
import { languageOf } from '../../http/language.ts';
import { noStore } from '../../http/security.ts';
import type { InquiryService, Sender } from './inquiry-service.ts';

/** Newsletter, contact, consultations, disclaimer. Public; linked to the account of a signed-in user. */
export function inquiryRoutes(service: InquiryService, tokens: Tokens): Router {
  const routes = Router();
  const senderOf = async (request: Request): Promise<Sender> => ({
    user: await signedInUser(request, tokens),
    address: clientIpOf(request),
    language: languageOf(request),
  });

  routes.post('/newsletter', noStore, jsonBody, async (request, response) => {
    const { email } = checkedBody(request, newsletterSchema);
    await service.subscribe(email, await senderOf(request));
    response.status(202).json({ data: { accepted: true } });
  });
  routes.post('/newsletter/confirm', noStore, jsonBody, async (request, response) => {
    const { token } = checkedBody(request, newsletterLinkSchema);
    const email = await service.confirmSubscription(token, await senderOf(request));
    response.json({ data: { email } });
  });
  // The token is in the URL and the body is ignored: mail clients post their own form (RFC 8058), and so does
  // the page without JavaScript.
  routes.post('/newsletter/unsubscribe', noStore, async (request, response) => {
    const { token } = checkedValue(request, newsletterLinkSchema, request.query);
    await service.unsubscribe(token, await senderOf(request));
    if (request.accepts(['json', 'html']) === 'html') {
      response.redirect(303, '/newsletter/unsubscribe?done=yes');
      return;
    }
    response.json({ data: { unsubscribed: true } });
  });
  routes.post('/contact', noStore, jsonBody, async (request, response) => {
    const contact = checkedBody(request, contactSchema);
    const ticket = await service.contact(contact, await senderOf(request));
    response.status(201).json({ data: { ticket } });
  });
  routes.post('/consultations', noStore, jsonBody, async (request, response) => {
    const consultation = checkedBody(request, consultationSchema);
    const ticket = await service.consult(consultation, await senderOf(request));
    response.status(201).json({ data: { ticket } });
  });
  routes.get(
    '/consultations',
    requireSignedIn(tokens),
    asUser(async (request, response, { user }) => {
      response.json({ data: await service.consultations(user.id, languageOf(request)) });
    }),
  );
  routes.get(
    '/consultations/:ticket',
    requireSignedIn(tokens),
    asUser(async (request, response, { user }) => {
      const ticket = String(request.params['ticket']);
      response.json({ data: await service.consultation(ticket, user.id, languageOf(request)) });
    }),
  );
  routes.patch(
    '/consultations/:ticket',
    requireSignedIn(tokens),
    jsonBody,
    asUser(async (request, response, identity) => {
      checkedBody(request, changeConsultationSchema);
      const ticket = String(request.params['ticket']);
      response.json({ data: await service.withdraw(ticket, identity, languageOf(request)) });
    }),
  );
  routes.post('/disclaimer/acknowledgement', noStore, jsonBody, async (request, response) => {
    const acknowledge = checkedBody(request, acknowledgeSchema);
    const stored = await service.acknowledge(acknowledge, await senderOf(request));
    response.status(201).json({ data: stored });
  });
  routes.get(
    '/disclaimer/acknowledgement',
    requireSignedIn(tokens),
    asUser(async (_request, response, { user }) => {
      response.json({ data: await service.acknowledgementOf(user) });
    }),
  );
  return routes;
}
