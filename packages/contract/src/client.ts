import type { Article, ArticlePage } from './articles.ts';
import type { Astrologer, AstrologerPage } from './astrologers.ts';
import type { Header, Home } from './content.ts';
import { answerFailure, connectionFailure } from './failure.ts';
import type { Faq } from './faqs.ts';
import type { Gemstones, GemstonesInput } from './gemstones.ts';
import type { Horoscope, HoroscopeInput, HoroscopePeriod, HoroscopeSign } from './horoscope.ts';
import type { Kundli, KundliInput, VimshottariData, VimshottariInput } from './kundli.ts';
import type { Language } from './language.ts';
import type { Matching, MatchingInput } from './matching.ts';
import type { Numerology, NumerologyInput } from './numerology.ts';
import type { InfoPage, InfoPageId } from './pages.ts';
import type { PanchangInput, PanchangMonthInput } from './panchang-request.ts';
import type { Panchang, PanchangMonth } from './panchang.ts';
import type { Place } from './places.ts';
import type { SkyToday } from './sky-today.ts';
import type {
  ChangePasswordInput,
  DeleteAccountInput,
  LoginInput,
  RegisterInput,
  Session,
  UpdateProfileInput,
  User,
} from './users.ts';
import type { ZodiacPage } from './zodiac.ts';

export interface ClientOptions {
  /** Where the API lives; `''` for the page's own origin. */
  baseUrl: string;
  fetch: typeof globalThis.fetch;
  /** The bearer token of the moment, `null` while signed out. */
  token: () => string | null;
  /** Language of the sentences in answers. A function is asked before every call. */
  language: Language | (() => Language);
  /** Longest wait for an answer, milliseconds; 20,000 unless told. */
  timeoutMs?: number;
}

/** What a single call can be given: a signal that calls it off (an `AbortError` then goes through). */
export interface CallOptions {
  signal?: AbortSignal | undefined;
}

interface Call extends CallOptions {
  method?: 'GET' | 'POST' | 'PUT';
  json?: unknown;
  form?: FormData;
}

export type Client = ReturnType<typeof createClient>;

/** The typed client of the API. Every method throws `ApiFailure`. */
export function createClient(options: ClientOptions) {
  const currentLanguage = () =>
    typeof options.language === 'function' ? options.language() : options.language;

  async function ask<Answer>(path: string, call: Call = {}): Promise<Answer> {
    const language = currentLanguage();
    const patience = AbortSignal.timeout(options.timeoutMs ?? 20_000);
    const signal = call.signal ? AbortSignal.any([call.signal, patience]) : patience;
    let response: Response;
    let text: string;
    try {
      response = await options.fetch(`${options.baseUrl}${path}`, {
        method: call.method ?? 'GET',
        headers: headersOf(call, language, options.token()),
        body: call.form ?? (call.json === undefined ? null : JSON.stringify(call.json)),
        signal,
      });
      text = await response.text();
    } catch (error) {
      if (call.signal?.aborted) throw error;
      throw connectionFailure(patience.aborted ? 'timeout' : 'network', language);
    }
    const body = readJson(text);
    if (!response.ok) throw answerFailure(response, body, language);
    if (response.status === 204) return undefined as Answer;
    if (body === undefined) throw connectionFailure('bad_answer', language, response.status);
    return body as Answer;
  }

  async function askData<Data>(path: string, call?: Call): Promise<Data> {
    const { data } = await ask<{ data: Data }>(path, call);
    return data;
  }

  const post = (json: unknown, call?: CallOptions): Call => ({ ...call, method: 'POST', json });

  return {
    /** GET /api/header */
    header: (call?: CallOptions) => ask<Header>('/api/header', call),
    /** GET /api/home */
    home: (call?: CallOptions) => ask<Home>('/api/home', call),
    /** GET /api/faqs */
    faqs: (call?: CallOptions) => askData<Faq[]>('/api/faqs', call),
    /** GET /api/articles, newest first */
    articles: (call?: CallOptions) => askData<Article[]>('/api/articles', call),
    /** GET /api/articles/:slug */
    article: (slug: string, call?: CallOptions) =>
      askData<ArticlePage>(`/api/articles/${encodeURIComponent(slug)}`, call),
    /** GET /api/astrologers */
    astrologers: (call?: CallOptions) => askData<Astrologer[]>('/api/astrologers', call),
    /** GET /api/astrologers/:slug */
    astrologer: (slug: string, call?: CallOptions) =>
      askData<AstrologerPage>(`/api/astrologers/${encodeURIComponent(slug)}`, call),
    /** GET /api/zodiac/:sign, the sign in lower case as its page has it */
    zodiac: (sign: string, call?: CallOptions) =>
      askData<ZodiacPage>(`/api/zodiac/${encodeURIComponent(sign)}`, call),
    /** GET /api/pages/:id, an information page */
    page: <Id extends InfoPageId>(id: Id, call?: CallOptions) =>
      askData<InfoPage<Id>>(`/api/pages/${id}`, call),
    /** POST /api/users/register */
    register: (input: RegisterInput, call?: CallOptions) =>
      ask<Session>('/api/users/register', { ...call, method: 'POST', form: formOf(input) }),
    /** POST /api/users/login */
    login: (input: LoginInput, call?: CallOptions) =>
      ask<Session>('/api/users/login', post(input, call)),
    /** POST /api/users/logout */
    logout: (call?: CallOptions) => ask<void>('/api/users/logout', { ...call, method: 'POST' }),
    /** GET /api/auth/profile: the check at session start */
    session: (call?: CallOptions) => askData<User>('/api/auth/profile', call),
    /** GET /api/users/profile */
    profile: (call?: CallOptions) => askData<User>('/api/users/profile', call),
    /** PUT /api/users/profile */
    updateProfile: (input: UpdateProfileInput, call?: CallOptions) =>
      askData<User>('/api/users/profile', { ...call, method: 'PUT', form: formOf(input) }),
    /** POST /api/users/change-password */
    changePassword: (input: ChangePasswordInput, call?: CallOptions) =>
      ask<void>('/api/users/change-password', post(input, call)),
    /** POST /api/users/delete-account */
    deleteAccount: (input: DeleteAccountInput, call?: CallOptions) =>
      askData<{ deleted: true }>('/api/users/delete-account', post(input, call)),
    /** GET /api/places?q= */
    places: (query: string, call?: CallOptions) =>
      askData<Place[]>(`/api/places?q=${encodeURIComponent(query)}`, call),
    /** POST /api/kundli */
    kundli: (input: KundliInput, call?: CallOptions) =>
      askData<Kundli>('/api/kundli', post(input, call)),
    /** POST /api/kundli/vimshottari */
    vimshottari: (input: VimshottariInput, call?: CallOptions) =>
      askData<VimshottariData>('/api/kundli/vimshottari', post(input, call)),
    /** POST /api/matching */
    matching: (input: MatchingInput, call?: CallOptions) =>
      askData<Matching>('/api/matching', post(input, call)),
    /** GET /api/panchang */
    panchang: (input: PanchangInput, call?: CallOptions) =>
      askData<Panchang>(`/api/panchang${queryOf(input)}`, call),
    /** GET /api/panchang/month */
    panchangMonth: (input: PanchangMonthInput, call?: CallOptions) =>
      askData<PanchangMonth>(`/api/panchang/month${queryOf(input)}`, call),
    /** GET /api/sky/today */
    skyToday: (call?: CallOptions) => askData<SkyToday>('/api/sky/today', call),
    /** POST /api/numerology */
    numerology: (input: NumerologyInput, call?: CallOptions) =>
      askData<Numerology>('/api/numerology', post(input, call)),
    /** POST /api/gemstones */
    gemstones: (input: GemstonesInput, call?: CallOptions) =>
      askData<Gemstones>('/api/gemstones', post(input, call)),
    /** GET /api/horoscope/:sign/:period */
    horoscope: (
      sign: HoroscopeSign,
      period: HoroscopePeriod,
      input: HoroscopeInput = {},
      call?: CallOptions,
    ) => askData<Horoscope>(`/api/horoscope/${sign}/${period}${queryOf(input)}`, call),
  };
}

/** `?key=value&…`, absent values left out; nothing where all are absent. */
function queryOf(input: object): string {
  const given = Object.entries(input).filter(([, value]) => value !== undefined && value !== null);
  const query = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
  return query && `?${query}`;
}

function headersOf(call: Call, language: Language, token: string | null): Record<string, string> {
  return {
    accept: 'application/json',
    'accept-language': language,
    ...(call.json === undefined ? {} : { 'content-type': 'application/json' }),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
}

/** `undefined` where the text is no JSON. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Multipart parts: nested objects as `birthData[place]`, files as they are, absent values left out. */
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
