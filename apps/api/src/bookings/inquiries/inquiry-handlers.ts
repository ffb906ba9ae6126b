import type { CallKey } from '@jyoti/contract/calls';
import { signedInUser } from '../../auth/signed-in.ts';
import type { Tokens } from '../../auth/tokens.ts';
import type { Handlers, Incoming } from '../../http/handlers.ts';
import type { InquiryService, Sender } from './inquiry-service.ts';

/** Newsletter, contact, consultations, disclaimer. Public; linked to the account of a signed-in user. */
export function inquiryHandlers(service: InquiryService, tokens: Tokens) {
  const senderOf = async ({
    request,
    address,
    language,
  }: Pick<Incoming<CallKey>, 'request' | 'address' | 'language'>): Promise<Sender> => ({
    user: await signedInUser(request, tokens),
    address,
    language,
  });
  return {
    'POST /api/newsletter': async (incoming) => {
      await service.subscribe(incoming.body.email, await senderOf(incoming));
      return { accepted: true };
    },
    'POST /api/newsletter/confirm': async (incoming) => ({
      email: await service.confirmSubscription(incoming.body.token, await senderOf(incoming)),
    }),
    // The token is in the URL and the body is ignored: mail clients post their own form (RFC 8058), and so does
    // the page without JavaScript.
    'POST /api/newsletter/unsubscribe': async (incoming) => {
      const { query, request, response } = incoming;
      await service.unsubscribe(query.token, await senderOf(incoming));
      if (request.accepts(['json', 'html']) === 'html') {
        response.redirect(303, '/newsletter/unsubscribe?done=yes');
      }
      return { unsubscribed: true };
    },
    'POST /api/contact': async (incoming) => ({
      ticket: await service.contact(incoming.body, await senderOf(incoming)),
    }),
    'POST /api/consultations': async (incoming) => ({
      ticket: await service.consult(incoming.body, await senderOf(incoming)),
    }),
    'GET /api/consultations': ({ identity, language }) =>
      service.consultations(identity.user.id, language),
    'GET /api/consultations/:ticket': ({ path, identity, language }) =>
      service.consultation(path.ticket, identity.user.id, language),
    'PATCH /api/consultations/:ticket': ({ path, identity, language }) =>
      service.withdraw(path.ticket, identity, language),
    'POST /api/disclaimer/acknowledgement': async (incoming) =>
      service.acknowledge(incoming.body, await senderOf(incoming)),
    'GET /api/disclaimer/acknowledgement': ({ identity }) =>
      service.acknowledgementOf(identity.user),
  } satisfies Partial<Handlers>;
}
