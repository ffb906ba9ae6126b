import {
  acknowledgementAnswerSchema,
  acknowledgeSchema,
  changeConsultationSchema,
  consultationAnswerSchema,
  consultationsAnswerSchema,
  consultationSchema,
  contactSchema,
  newsletterAnswerSchema,
  newsletterSchema,
  ownAcknowledgementAnswerSchema,
  ticketAnswerSchema,
} from '@jyoti/contract';
import type { Call } from '../call.ts';
import { exampleAccount } from './examples.ts';

const open = { group: 'Contact', who: 'anyone' } as const;
const own = { group: 'Contact', who: 'visitor' } as const;
const ticket = {
  description: 'The ticket of an own request.',
  example: 'JY-20261121-7KQ4',
} as const;
const person = { name: 'Asha Rao', email: exampleAccount.email } as const;
const tied = 'With a token it is tied to the account.';

export const contactCalls: readonly Call[] = [
  {
    ...open,
    id: 'subscribe',
    method: 'post',
    path: '/api/newsletter',
    summary: 'Subscribe to the newsletter',
    description: 'The answer is the same for a new address and a known one.',
    body: newsletterSchema,
    success: { status: 200, description: 'Subscribed.', schema: newsletterAnswerSchema },
    limits: ['newsletter'],
    example: { body: { email: exampleAccount.email } },
  },
  {
    ...open,
    id: 'contact',
    method: 'post',
    path: '/api/contact',
    summary: 'Write a message',
    description: tied,
    body: contactSchema,
    success: { status: 201, description: 'The ticket of the message.', schema: ticketAnswerSchema },
    limits: ['contact'],
    example: { body: { ...person, topic: 'general', message: 'When does the office open?' } },
  },
  {
    ...open,
    id: 'requestConsultation',
    method: 'post',
    path: '/api/consultations',
    summary: 'Ask an astrologer for a call or a chat',
    description: tied,
    body: consultationSchema,
    success: { status: 201, description: 'The ticket of the request.', schema: ticketAnswerSchema },
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
  {
    ...own,
    id: 'consultations',
    method: 'get',
    path: '/api/consultations',
    summary: 'List the own requests',
    success: { status: 200, description: 'Newest first.', schema: consultationsAnswerSchema },
  },
  {
    ...own,
    id: 'consultation',
    method: 'get',
    path: '/api/consultations/:ticket',
    summary: 'Read an own request',
    params: { ticket },
    success: { status: 200, description: 'The request.', schema: consultationAnswerSchema },
  },
  {
    ...own,
    id: 'changeConsultation',
    method: 'patch',
    path: '/api/consultations/:ticket',
    summary: 'Withdraw an own request',
    params: { ticket },
    body: changeConsultationSchema,
    success: {
      status: 200,
      description: 'The request as it is from now on.',
      schema: consultationAnswerSchema,
    },
    conflict: 'It is done, or its day has passed.',
    example: { body: { action: 'withdraw' } },
  },
  {
    ...open,
    id: 'acknowledgeDisclaimer',
    method: 'post',
    path: '/api/disclaimer/acknowledgement',
    summary: 'Acknowledge the disclaimer',
    description: tied,
    body: acknowledgeSchema,
    success: {
      status: 201,
      description: 'The first acknowledgement of this version.',
      schema: acknowledgementAnswerSchema,
    },
    conflict: 'The text has changed since it was read.',
    limits: ['acknowledgements'],
    example: { body: { version: '2026-11-21' } },
  },
  {
    ...own,
    id: 'disclaimerAcknowledgement',
    method: 'get',
    path: '/api/disclaimer/acknowledgement',
    summary: 'The newest acknowledgement of the account',
    success: {
      status: 200,
      description: '`null` where there is none.',
      schema: ownAcknowledgementAnswerSchema,
    },
  },
];
