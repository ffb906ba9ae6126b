import { SESSION_PATH } from './cacheable-paths.ts';
import type { HoroscopePeriod, HoroscopeSign } from './choices.ts';
import type { AccountExport } from './account-export.ts';
import type { Acknowledgement, AcknowledgeInput } from './acknowledgements.ts';
import type { Article, ArticlePage } from './articles.ts';
import type { Astrologer, AstrologerPage } from './astrologers.ts';
import type { BookInput, Booking, ChangeBookingInput, Quote } from './bookings.ts';
import type { FooterContent, Header, Home } from './content.ts';
import { responseFailure, connectionFailure } from './failure.ts';
import type { Faq } from './faqs.ts';
import type { Gemstones, GemstonesInput } from './gemstones.ts';
import type { Horoscope, HoroscopeInput } from './horoscope.ts';
import type {
  ChangeConsultationInput,
  ConsultationInput,
  ConsultationRequest,
  ContactInput,
  NewsletterInput,
  NewsletterLinkInput,
  Ticket,
} from './inquiries.ts';
import type { Kundli, KundliInput, VimshottariData, VimshottariInput } from './kundli.ts';
import type { Language } from './language.ts';
import type { Matching, MatchingInput, MoonMatching } from './matching.ts';
import type { MuhurtaResponse, MuhurtaInput } from './muhurta-search.ts';
import type { Numerology, NumerologyInput } from './numerology.ts';
import type { InfoPage, InfoPageId } from './pages.ts';
import type { PanchangMore } from './panchang-more.ts';
import type {
  PanchangInput,
  PanchangMonthInput,
  PanchangMoreInput,
  PanchangYearInput,
} from './panchang-request.ts';
import type { PanchangYear } from './panchang-year.ts';
import type { Panchang, PanchangMonth } from './panchang.ts';
import type { PlaceOffset, PlaceOffsetInput } from './place-offset.ts';
import type { Place } from './places.ts';
import type { Pooja, PoojasInput } from './poojas.ts';
import type { DescribeChartInput, SaveChartInput, SavedChart } from './saved-charts.ts';
import type { Share, SharedReport, ShareReportInput } from './shares.ts';
import type { Prashna, PrashnaInput } from './prashna.ts';
import type { SkyToday, SkyTodayInput } from './sky-today.ts';
import type { Transits, TransitsInput } from './transits.ts';
import type {
  AccountLanguage,
  ChangePasswordInput,
  ConfirmEmailInput,
  DeleteAccountInput,
  EmailRejected,
  EndLoginsInput,
  ExportAccountInput,
  ForgotPasswordInput,
  Login,
  LoginInput,
  RegisterInput,
  RejectEmailInput,
  ResetPasswordInput,
  Session,
  UpdateProfileInput,
  User,
} from './users.ts';
import type { YearChart, YearChartInput } from './year-chart.ts';
import type { ZodiacPage } from './zodiac.ts';

export interface ClientOptions {
  /** Base URL of the API; `''` for the page's own origin. */
  baseUrl: string;
  fetch: typeof globalThis.fetch;
  /** Returns the current bearer token, `null` while signed out. */
  token: () => string | null;
  /** Language of messages in responses. A function is called before every request. */
  language: Language | (() => Language);
  /** Timeout in milliseconds. @default 20000, and 120000 for a form, which may contain a picture */
  timeoutMs?: number;
  /**
   * Called when the server responds with 401 to a call with a token: the session has ended. The call still
   * rejects.
   */
  onUnauthorized?: () => void;
}

/** Options of a single call: a signal that aborts it (the call then rejects with an `AbortError`). */
export interface CallOptions {
  signal?: AbortSignal | undefined;
}

/** Equal to the server's request timeout. */
const uploadTimeoutMs = 120_000;

interface Call extends CallOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  json?: unknown;
  form?: FormData;
  /** Idempotency key: the same for all retries of one request. */
  idempotencyKey?: string;
  /** Lets the request complete after the page is left (`keepalive` of `fetch`). */
  keepalive?: boolean;
}

export type Client = ReturnType<typeof createClient>;

/** The calls with the same response for everyone: a page may use them when signed out, and during server rendering. */
export type PublicCalls = Pick<
  Client,
  | 'header'
  | 'footer'
  | 'home'
  | 'faqs'
  | 'articles'
  | 'article'
  | 'astrologers'
  | 'astrologer'
  | 'zodiac'
  | 'page'
  | 'skyToday'
>;

/** Creates the functions that make requests. Each throws `ApiFailure`. */
export function callsOf(options: ClientOptions) {
  const currentLanguage = () =>
    typeof options.language === 'function' ? options.language() : options.language;

  async function sendForText(
    path: string,
    call: Call = {},
  ): Promise<{ response: Response; text: string }> {
    // Also a `fetch` of the caller's own must not see a call that nobody waits for any more.
    call.signal?.throwIfAborted();
    const language = currentLanguage();
    const token = options.token();
    // A form may contain a picture of 5 MB, which takes long over a slow line.
    const usual = call.form ? uploadTimeoutMs : 20_000;
    const timeout = AbortSignal.timeout(options.timeoutMs ?? usual);
    const signal = call.signal ? AbortSignal.any([call.signal, timeout]) : timeout;
    let response: Response;
    let text: string;
    try {
      response = await options.fetch(`${options.baseUrl}${path}`, {
        method: call.method ?? 'GET',
        headers: headersOf(call, language, token),
        body: call.form ?? (call.json === undefined ? null : JSON.stringify(call.json)),
        keepalive: call.keepalive ?? false,
        signal,
      });
      text = await response.text();
    } catch (error) {
      if (call.signal?.aborted) throw error;
      throw connectionFailure(timeout.aborted ? 'timeout' : 'network', language);
    }
    if (response.status === 401 && token !== null) options.onUnauthorized?.();
    if (!response.ok) throw responseFailure(response, readJson(text), language);
    return { response, text };
  }

  async function send<Result>(path: string, call: Call = {}): Promise<Result> {
    const { response, text } = await sendForText(path, call);
    if (response.status === 204) return undefined as Result;
    const body = readJson(text);
    if (body === undefined) {
      throw connectionFailure('bad_response', currentLanguage(), response.status);
    }
    return body as Result;
  }

  async function sendForData<Data>(path: string, call?: Call): Promise<Data> {
    const { data } = await send<{ data: Data }>(path, call);
    return data;
  }

  const post = (json: unknown, call?: CallOptions): Call => ({ ...call, method: 'POST', json });

  return { sendForText, send, sendForData, post };
}

/** The typed client of the API. Every method throws `ApiFailure`. */
export function createClient(options: ClientOptions) {
  const { send, sendForData, post } = callsOf(options);

  return {
    /** GET /api/header */
    header: (call?: CallOptions) => send<Header>('/api/header', call),
    /** GET /api/home */
    home: (call?: CallOptions) => send<Home>('/api/home', call),
    /** GET /api/footer */
    footer: (call?: CallOptions) => sendForData<FooterContent>('/api/footer', call),
    /** GET /api/faqs */
    faqs: (call?: CallOptions) => sendForData<Faq[]>('/api/faqs', call),
    /** GET /api/articles, newest first */
    articles: (call?: CallOptions) => sendForData<Article[]>('/api/articles', call),
    /** GET /api/articles/:slug */
    article: (slug: string, call?: CallOptions) =>
      sendForData<ArticlePage>(`/api/articles/${encodeURIComponent(slug)}`, call),
    /** GET /api/astrologers */
    astrologers: (call?: CallOptions) => sendForData<Astrologer[]>('/api/astrologers', call),
    /** GET /api/astrologers/:slug */
    astrologer: (slug: string, call?: CallOptions) =>
      sendForData<AstrologerPage>(`/api/astrologers/${encodeURIComponent(slug)}`, call),
    /** GET /api/zodiac/:sign, the sign in lower case as in the URL of its page */
    zodiac: (sign: string, call?: CallOptions) =>
      sendForData<ZodiacPage>(`/api/zodiac/${encodeURIComponent(sign)}`, call),
    /** GET /api/pages/:id, an information page */
    page: <Id extends InfoPageId>(id: Id, call?: CallOptions) =>
      sendForData<InfoPage<Id>>(`/api/pages/${id}`, call),
    /** POST /api/users/register */
    register: (input: RegisterInput, call?: CallOptions) =>
      send<Session>('/api/users/register', { ...call, method: 'POST', form: formOf(input) }),
    /** POST /api/users/login */
    login: (input: LoginInput, call?: CallOptions) =>
      send<Session>('/api/users/login', post(input, call)),
    /** POST /api/users/logout */
    logout: (call?: CallOptions) => send<void>('/api/users/logout', { ...call, method: 'POST' }),
    /** GET /api/auth/profile: the check at session start */
    session: (call?: CallOptions) => sendForData<User>(SESSION_PATH, call),
    /** GET /api/users/profile */
    profile: (call?: CallOptions) => sendForData<User>('/api/users/profile', call),
    /** PUT /api/users/profile */
    updateProfile: (input: UpdateProfileInput, call?: CallOptions) =>
      sendForData<User>('/api/users/profile', { ...call, method: 'PUT', form: formOf(input) }),
    /** POST /api/users/change-password */
    changePassword: (input: ChangePasswordInput, call?: CallOptions) =>
      send<void>('/api/users/change-password', post(input, call)),
    /** GET /api/users/logins, newest first: the active ones */
    /** With `keepalive`, because the page is reloaded in the chosen language right away. */
    setLanguage: (input: AccountLanguage, call?: CallOptions) =>
      send<void>('/api/users/language', { ...post(input, call), keepalive: true }),

    logins: (call?: CallOptions) => sendForData<Login[]>('/api/users/logins', call),
    /** POST /api/users/end-logins: one, or all except the current one */
    endLogins: (input: EndLoginsInput, call?: CallOptions) =>
      send<void>('/api/users/end-logins', post(input, call)),
    /** POST /api/users/delete-account */
    deleteAccount: (input: DeleteAccountInput, call?: CallOptions) =>
      sendForData<{ deleted: true }>('/api/users/delete-account', post(input, call)),
    /** POST /api/users/forgot-password: 202 whether the e-mail has an account or not */
    forgotPassword: (input: ForgotPasswordInput, call?: CallOptions) =>
      sendForData<{ accepted: true }>('/api/users/forgot-password', post(input, call)),
    /** POST /api/users/reset-password: ends every login */
    resetPassword: (input: ResetPasswordInput, call?: CallOptions) =>
      send<void>('/api/users/reset-password', post(input, call)),
    /** POST /api/users/reject-email: deletes an unconfirmed account, or cancels a change of the e-mail */
    rejectEmail: (input: RejectEmailInput, call?: CallOptions) =>
      sendForData<EmailRejected>('/api/users/reject-email', post(input, call)),
    /** POST /api/users/confirm-email: returns the confirmed address */
    confirmEmail: (input: ConfirmEmailInput, call?: CallOptions) =>
      sendForData<{ email: string }>('/api/users/confirm-email', post(input, call)),
    /** POST /api/users/send-confirmation: sends the confirmation e-mail again */
    sendConfirmation: (call?: CallOptions) =>
      sendForData<{ accepted: true }>('/api/users/send-confirmation', post({}, call)),
    /** POST /api/users/export: all data stored about the user */
    exportAccount: (input: ExportAccountInput, call?: CallOptions) =>
      send<AccountExport>('/api/users/export', post(input, call)),
    /** GET /api/users/charts, newest first */
    savedCharts: (call?: CallOptions) => sendForData<SavedChart[]>('/api/users/charts', call),
    /** POST /api/users/charts: the same chart is stored once */
    saveChart: (input: SaveChartInput, call?: CallOptions) =>
      sendForData<SavedChart>('/api/users/charts', post(input, call)),
    /** PATCH /api/users/charts/:id: its name, note and relation in the list */
    describeChart: (id: string, input: DescribeChartInput, call?: CallOptions) =>
      sendForData<SavedChart>(`/api/users/charts/${encodeURIComponent(id)}`, {
        ...post(input, call),
        method: 'PATCH',
      }),
    /** DELETE /api/users/charts/:id */
    deleteChart: (id: string, call?: CallOptions) =>
      send<void>(`/api/users/charts/${encodeURIComponent(id)}`, { ...call, method: 'DELETE' }),
    /** GET /api/users/shares, newest first */
    shares: (call?: CallOptions) => sendForData<Share[]>('/api/users/shares', call),
    /** POST /api/users/shares: the same report has one link */
    shareReport: (input: ShareReportInput, call?: CallOptions) =>
      sendForData<Share>('/api/users/shares', post(input, call)),
    /** DELETE /api/users/shares/:key: the link no longer works */
    revokeShare: (key: string, call?: CallOptions) =>
      send<void>(`/api/users/shares/${encodeURIComponent(key)}`, { ...call, method: 'DELETE' }),
    /** GET /api/shared/:key: the report of a shared link */
    sharedReport: (key: string, call?: CallOptions) =>
      sendForData<SharedReport>(`/api/shared/${encodeURIComponent(key)}`, call),
    /** POST /api/newsletter: sends a confirmation e-mail; the same response for a new address and a known one */
    subscribe: (input: NewsletterInput, call?: CallOptions) =>
      sendForData<{ accepted: true }>('/api/newsletter', post(input, call)),
    /** POST /api/newsletter/confirm: returns the confirmed address */
    confirmNewsletter: (input: NewsletterLinkInput, call?: CallOptions) =>
      sendForData<{ email: string }>('/api/newsletter/confirm', post(input, call)),
    /** POST /api/newsletter/unsubscribe */
    unsubscribe: ({ token }: NewsletterLinkInput, call?: CallOptions) =>
      sendForData<{ unsubscribed: true }>(`/api/newsletter/unsubscribe${queryOf({ token })}`, {
        ...call,
        method: 'POST',
      }),
    /** POST /api/contact */
    contact: (input: ContactInput, call?: CallOptions) =>
      sendForData<Ticket>('/api/contact', post(input, call)),
    /** POST /api/consultations: requests an appointment or a chat with an astrologer */
    requestConsultation: (input: ConsultationInput, call?: CallOptions) =>
      sendForData<Ticket>('/api/consultations', post(input, call)),
    /** GET /api/consultations, newest first: requests made while signed in */
    consultations: (call?: CallOptions) =>
      sendForData<ConsultationRequest[]>('/api/consultations', call),
    /** PATCH /api/consultations/:ticket: withdraws */
    changeConsultation: (ticket: string, input: ChangeConsultationInput, call?: CallOptions) =>
      sendForData<ConsultationRequest>(`/api/consultations/${encodeURIComponent(ticket)}`, {
        ...post(input, call),
        method: 'PATCH',
      }),
    /** POST /api/disclaimer/acknowledgement */
    acknowledgeDisclaimer: (input: AcknowledgeInput, call?: CallOptions) =>
      sendForData<Acknowledgement>('/api/disclaimer/acknowledgement', post(input, call)),
    /** GET /api/disclaimer/acknowledgement, signed in: the newest one of the account */
    disclaimerAcknowledgement: (call?: CallOptions) =>
      sendForData<Acknowledgement | null>('/api/disclaimer/acknowledgement', call),
    /** GET /api/places?q= */
    places: (query: string, call?: CallOptions) =>
      sendForData<Place[]>(`/api/places?q=${encodeURIComponent(query)}`, call),
    /** GET /api/places/offset */
    placeOffset: (input: PlaceOffsetInput, call?: CallOptions) =>
      sendForData<PlaceOffset>(`/api/places/offset${queryOf(input)}`, call),
    /** POST /api/kundli */
    kundli: (input: KundliInput, call?: CallOptions) =>
      sendForData<Kundli>('/api/kundli', post(input, call)),
    /** POST /api/kundli/vimshottari */
    vimshottari: (input: VimshottariInput, call?: CallOptions) =>
      sendForData<VimshottariData>('/api/kundli/vimshottari', post(input, call)),
    /** POST /api/kundli/transits */
    transits: (input: TransitsInput, call?: CallOptions) =>
      sendForData<Transits>('/api/kundli/transits', post(input, call)),
    /** POST /api/kundli/year */
    yearChart: (input: YearChartInput, call?: CallOptions) =>
      sendForData<YearChart>('/api/kundli/year', post(input, call)),
    /** POST /api/kundli/prashna */
    prashna: (input: PrashnaInput, call?: CallOptions) =>
      sendForData<Prashna>('/api/kundli/prashna', post(input, call)),
    /** POST /api/matching */
    matching: (input: MatchingInput, call?: CallOptions) =>
      sendForData<Matching | MoonMatching>('/api/matching', post(input, call)),
    /** GET /api/panchang */
    panchang: (input: PanchangInput, call?: CallOptions) =>
      sendForData<Panchang>(`/api/panchang${queryOf(input)}`, call),
    /** GET /api/panchang/more */
    panchangMore: (input: PanchangMoreInput, call?: CallOptions) =>
      sendForData<PanchangMore>(`/api/panchang/more${queryOf(input)}`, call),
    /** GET /api/panchang/month */
    panchangMonth: (input: PanchangMonthInput, call?: CallOptions) =>
      sendForData<PanchangMonth>(`/api/panchang/month${queryOf(input)}`, call),
    /** GET /api/panchang/year */
    panchangYear: (input: PanchangYearInput, call?: CallOptions) =>
      sendForData<PanchangYear>(`/api/panchang/year${queryOf(input)}`, call),
    /** GET /api/sky/today */
    skyToday: (place: SkyTodayInput = {}, call?: CallOptions) =>
      sendForData<SkyToday>(`/api/sky/today${queryOf(place)}`, call),
    /** POST /api/muhurta */
    muhurta: (input: MuhurtaInput, call?: CallOptions) =>
      sendForData<MuhurtaResponse>('/api/muhurta', post(input, call)),
    /** POST /api/numerology */
    numerology: (input: NumerologyInput, call?: CallOptions) =>
      sendForData<Numerology>('/api/numerology', post(input, call)),
    /** POST /api/gemstones */
    gemstones: (input: GemstonesInput, call?: CallOptions) =>
      sendForData<Gemstones>('/api/gemstones', post(input, call)),
    /** GET /api/horoscope/:sign/:period */
    horoscope: (
      sign: HoroscopeSign,
      period: HoroscopePeriod,
      input: HoroscopeInput = {},
      call?: CallOptions,
    ) => sendForData<Horoscope>(`/api/horoscope/${sign}/${period}${queryOf(input)}`, call),
    /** GET /api/poojas */
    poojas: (input: PoojasInput = {}, call?: CallOptions) =>
      sendForData<Pooja[]>(`/api/poojas${queryOf(input)}`, call),
    /** GET /api/poojas/:id */
    pooja: (id: number, call?: CallOptions) => sendForData<Pooja>(`/api/poojas/${id}`, call),
    /** POST /api/bookings/quote: the price and the refund rule, without booking */
    quoteBooking: (input: BookInput, call?: CallOptions) =>
      sendForData<Quote>('/api/bookings/quote', post(input, call)),
    /** POST /api/bookings: the same key returns the same booking */
    book: (input: BookInput, idempotencyKey: string, call?: CallOptions) =>
      sendForData<Booking>('/api/bookings', { ...post(input, call), idempotencyKey }),
    /** GET /api/bookings, newest first */
    bookings: (call?: CallOptions) => sendForData<Booking[]>('/api/bookings', call),
    /** GET /api/bookings/:id */
    booking: (id: string, call?: CallOptions) =>
      sendForData<Booking>(`/api/bookings/${encodeURIComponent(id)}`, call),
    /** PATCH /api/bookings/:id: cancels or reschedules */
    changeBooking: (id: string, input: ChangeBookingInput, call?: CallOptions) =>
      sendForData<Booking>(`/api/bookings/${encodeURIComponent(id)}`, {
        ...post(input, call),
        method: 'PATCH',
      }),
  };
}

/** `?key=value&…`, missing values omitted; empty if all are missing. */
export function queryOf(input: object): string {
  const given = Object.entries(input).filter(([, value]) => value !== undefined && value !== null);
  const query = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
  return query && `?${query}`;
}

function headersOf(call: Call, language: Language, token: string | null): Record<string, string> {
  return {
    accept: 'application/json',
    'accept-language': language,
    ...(call.json === undefined ? {} : { 'content-type': 'application/json' }),
    ...(call.idempotencyKey === undefined ? {} : { 'idempotency-key': call.idempotencyKey }),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
}

/** `undefined` if the text is not JSON. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Multipart parts: nested objects as `birthData[place]`, files unchanged, missing values omitted. */
function formOf(input: object): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(input)) {
    if (value === undefined || value === null) continue;
    if (value instanceof Blob) form.append(key, value);
    else if (typeof value === 'object') {
      for (const [inner, part] of Object.entries(value as object)) {
        if (part !== undefined && part !== null) form.append(`${key}[${inner}]`, String(part));
      }
    } else form.append(key, String(value));
  }
  return form;
}
