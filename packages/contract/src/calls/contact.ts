import {
  acknowledgeSchema,
  acknowledgementResponseSchema,
  ownAcknowledgementResponseSchema,
} from '../acknowledgements.ts';
import {
  changeConsultationSchema,
  consultationResponseSchema,
  consultationSchema,
  consultationsResponseSchema,
  contactSchema,
  newsletterConfirmedResponseSchema,
  newsletterLinkSchema,
  newsletterResponseSchema,
  newsletterSchema,
  ticketResponseSchema,
  unsubscribedResponseSchema,
} from '../inquiries.ts';
import type { CallTable } from './call.ts';
import { exampleAccount } from './examples.ts';
import { read, change } from './shared.ts';

const open = { group: 'Contact', who: 'anyone' } as const;
const own = { group: 'Contact', who: 'visitor' } as const;
const ticket = {
  description: 'The ticket of a request of the account.',
  example: 'JY-20261121-7KQ4',
} as const;
const person = { name: 'Asha Rao', email: exampleAccount.email } as const;
const tied = 'With a token it is tied to the account.';

export const contactCalls = {
  'POST /api/newsletter': {
    ...open,
    id: 'subscribe',
    summary: 'Subscribe to the newsletter',
    description:
      'Sends a confirmation link; the address gets no newsletter before it is confirmed. The response is the same for new and known addresses.',
    price: change,
    needsConfirmedEmail: true,
    body: newsletterSchema,
    success: { status: 202, description: 'Accepted.', schema: newsletterResponseSchema },
    limits: ['newsletter'],
    example: { body: { email: exampleAccount.email } },
  },
  'POST /api/newsletter/confirm': {
    ...open,
    id: 'confirmNewsletter',
    summary: 'Confirm a subscription with the link of the e-mail',
    description: 'The link works for 24 hours.',
    price: change,
    body: newsletterLinkSchema,
    success: {
      description: 'The confirmed address.',
      schema: newsletterConfirmedResponseSchema,
    },
    limits: ['linkUses'],
    example: { body: { token: 'of-the-link' } },
  },
  'POST /api/newsletter/unsubscribe': {
    ...open,
    id: 'unsubscribe',
    summary: 'Unsubscribe from the newsletter',
    description:
      'The target of the `List-Unsubscribe` header of each e-mail (RFC 8058): a POST with any body. The response is the same if the subscription has already ended.',
    price: change,
    query: newsletterLinkSchema,
    success: { description: 'Unsubscribed.', schema: unsubscribedResponseSchema },
    limits: ['linkUses'],
    example: { query: { token: 'of-the-link' } },
  },
  'POST /api/contact': {
    ...open,
    id: 'contact',
    summary: 'Send a message',
    description: tied,
    price: change,
    body: contactSchema,
    success: {
      status: 201,
      description: 'The ticket of the message.',
      schema: ticketResponseSchema,
    },
    limits: ['contact'],
    example: { body: { ...person, topic: 'general', message: 'When does the office open?' } },
  },
  'POST /api/consultations': {
    ...open,
    id: 'requestConsultation',
    summary: 'Request a call or a chat with an astrologer',
    description: tied,
    price: change,
    needsConfirmedEmail: true,
    body: consultationSchema,
    success: {
      status: 201,
      description: 'The ticket of the request.',
      schema: ticketResponseSchema,
    },
    limits: ['consultations'],
    example: {
      body: {
        ...person,
        astrologer: 'meera-joshi',
        kind: 'consultation',
        mobile: exampleAccount.mobile,
      },
    },
  },
  'GET /api/consultations': {
    ...own,
    id: 'consultations',
    summary: 'List the requests of the account',
    price: read,
    success: { description: 'Newest first.', schema: consultationsResponseSchema },
  },
  'GET /api/consultations/:ticket': {
    ...own,
    id: 'consultation',
    summary: 'Read a request of the account',
    price: read,
    params: { ticket },
    success: { description: 'The request.', schema: consultationResponseSchema },
  },
  'PATCH /api/consultations/:ticket': {
    ...own,
    id: 'changeConsultation',
    summary: 'Withdraw a request of the account',
    price: change,
    params: { ticket },
    body: changeConsultationSchema,
    success: {
      description: 'The updated request.',
      schema: consultationResponseSchema,
    },
    conflict: 'The request is closed, or its day has passed.',
    example: { body: { action: 'withdraw' } },
  },
  'POST /api/disclaimer/acknowledgement': {
    ...open,
    id: 'acknowledgeDisclaimer',
    summary: 'Acknowledge the disclaimer',
    description: tied,
    price: change,
    body: acknowledgeSchema,
    success: {
      status: 201,
      description: 'The first acknowledgement of this version.',
      schema: acknowledgementResponseSchema,
    },
    conflict: 'The text has changed since it was read.',
    limits: ['acknowledgements'],
    example: { body: { version: '2026-11-21' } },
  },
  'GET /api/disclaimer/acknowledgement': {
    ...own,
    id: 'disclaimerAcknowledgement',
    summary: 'Read the newest acknowledgement of the account',
    price: read,
    success: {
      description: '`null` where there is none.',
      schema: ownAcknowledgementResponseSchema,
    },
  },
} as const satisfies CallTable;
