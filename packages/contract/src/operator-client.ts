import { callsOf, queryOf, type CallOptions, type ClientOptions } from './client.ts';
import type {
  AuditEntry,
  OperatorArrangeInput,
  OperatorAuditInput,
  OperatorBooking,
  OperatorBookingsInput,
  OperatorBookingStepInput,
  OperatorInquiryStatusInput,
  OperatorMessage,
  OperatorMessagesInput,
  OperatorNewsletterInput,
  OperatorNewsletterRemoveInput,
  OperatorOverview,
  OperatorPage,
  OperatorPieceCheckInput,
  OperatorPieceSaveInput,
  OperatorRequest,
  OperatorRequestsInput,
  OperatorSubscription,
  Piece,
  PieceHeading,
  PieceProblem,
  SecondFactorInput,
  SecondFactorSetup,
  SecondFactorSetupInput,
} from './operator.ts';

export type OperatorClient = ReturnType<typeof createOperatorClient>;

/**
 * The calls of operators, in a separate file so that visitors' pages do not load them. Every method throws
 * `ApiFailure`; 404 if the caller is not an operator.
 */
export function createOperatorClient(options: ClientOptions) {
  const { send, sendForText, sendForData, post } = callsOf(options);
  const part = (id: string) => encodeURIComponent(id);

  return {
    /**
     * POST /api/operator/second-factor/setup: a secret for an authenticator app, which becomes active once a code is
     * confirmed
     */
    setUpSecondFactor: (input: SecondFactorSetupInput, call?: CallOptions) =>
      sendForData<SecondFactorSetup>('/api/operator/second-factor/setup', post(input, call)),
    /** POST /api/operator/second-factor/confirm */
    confirmSecondFactor: (input: SecondFactorInput, call?: CallOptions) =>
      sendForData<{ recoveryCodes: string[] }>(
        '/api/operator/second-factor/confirm',
        post(input, call),
      ),
    /** POST /api/operator/second-factor: grants this login access to the operator dashboard */
    passSecondFactor: (input: SecondFactorInput, call?: CallOptions) =>
      send<void>('/api/operator/second-factor', post(input, call)),
    /** GET /api/operator: open tasks */
    overview: (call?: CallOptions) => sendForData<OperatorOverview>('/api/operator', call),
    /** GET /api/operator/bookings, the nearest ceremony first */
    bookings: (input: OperatorBookingsInput, call?: CallOptions) =>
      sendForData<OperatorPage<OperatorBooking>>(`/api/operator/bookings${queryOf(input)}`, call),
    /** PUT /api/operator/bookings/:id/arrangement: hour, links, payment and note */
    arrangeBooking: (id: string, input: OperatorArrangeInput, call?: CallOptions) =>
      sendForData<OperatorBooking>(`/api/operator/bookings/${part(id)}/arrangement`, {
        ...post(input, call),
        method: 'PUT',
      }),
    /** PATCH /api/operator/bookings/:id */
    stepBooking: (id: string, input: OperatorBookingStepInput, call?: CallOptions) =>
      sendForData<OperatorBooking>(`/api/operator/bookings/${part(id)}`, {
        ...post(input, call),
        method: 'PATCH',
      }),
    /** GET /api/operator/messages, newest first */
    messages: (input: OperatorMessagesInput, call?: CallOptions) =>
      sendForData<OperatorPage<OperatorMessage>>(`/api/operator/messages${queryOf(input)}`, call),
    /** PATCH /api/operator/messages/:ticket */
    setMessageStatus: (ticket: string, input: OperatorInquiryStatusInput, call?: CallOptions) =>
      sendForData<OperatorMessage>(`/api/operator/messages/${part(ticket)}`, {
        ...post(input, call),
        method: 'PATCH',
      }),
    /** DELETE /api/operator/messages/:ticket: permanently */
    removeMessage: (ticket: string, call?: CallOptions) =>
      send<void>(`/api/operator/messages/${part(ticket)}`, { ...call, method: 'DELETE' }),
    /** GET /api/operator/requests, newest first */
    requests: (input: OperatorRequestsInput, call?: CallOptions) =>
      sendForData<OperatorPage<OperatorRequest>>(`/api/operator/requests${queryOf(input)}`, call),
    /** PATCH /api/operator/requests/:ticket */
    setRequestStatus: (ticket: string, input: OperatorInquiryStatusInput, call?: CallOptions) =>
      sendForData<OperatorRequest>(`/api/operator/requests/${part(ticket)}`, {
        ...post(input, call),
        method: 'PATCH',
      }),
    /** DELETE /api/operator/requests/:ticket: permanently */
    removeRequest: (ticket: string, call?: CallOptions) =>
      send<void>(`/api/operator/requests/${part(ticket)}`, { ...call, method: 'DELETE' }),
    /** GET /api/operator/newsletter, newest first */
    newsletter: (input: OperatorNewsletterInput, call?: CallOptions) =>
      sendForData<OperatorPage<OperatorSubscription>>(
        `/api/operator/newsletter${queryOf(input)}`,
        call,
      ),
    /** POST /api/operator/newsletter/remove: permanently */
    removeSubscription: (input: OperatorNewsletterRemoveInput, call?: CallOptions) =>
      send<void>('/api/operator/newsletter/remove', post(input, call)),
    /** POST /api/operator/newsletter/export: every address, as CSV */
    exportNewsletter: async (call?: CallOptions) =>
      (await sendForText('/api/operator/newsletter/export', { ...call, method: 'POST' })).text,
    /** GET /api/operator/content */
    pieces: (call?: CallOptions) => sendForData<PieceHeading[]>('/api/operator/content', call),
    /** GET /api/operator/content/piece */
    piece: (id: string, version: string | null = null, call?: CallOptions) =>
      sendForData<Piece>(`/api/operator/content/piece${queryOf({ id, version })}`, call),
    /** POST /api/operator/content/check: validation errors of a text */
    checkPiece: (input: OperatorPieceCheckInput, call?: CallOptions) =>
      sendForData<PieceProblem[]>('/api/operator/content/check', post(input, call)),
    /** PUT /api/operator/content/piece: published immediately */
    savePiece: (input: OperatorPieceSaveInput, call?: CallOptions) =>
      sendForData<Piece>('/api/operator/content/piece', { ...post(input, call), method: 'PUT' }),
    /** GET /api/operator/audit, newest first */
    audit: (input: OperatorAuditInput, call?: CallOptions) =>
      sendForData<OperatorPage<AuditEntry>>(`/api/operator/audit${queryOf(input)}`, call),
  };
}
