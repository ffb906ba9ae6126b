import type { CallKey, PublicKey, RequestOf, ResponseOf } from './calls/types.ts';
import { responseFailure, connectionFailure } from './failure.ts';
import type { Language } from '@jyoti/language';

export interface ClientOptions {
  /** Base URL of the API; `''` for the page's own origin. */
  baseUrl: string;
  /** The function that sends the requests, `fetch` itself or one in its place. */
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
  /** Aborts the call, which then rejects with an `AbortError`. */
  signal?: AbortSignal | undefined;
  /** Lets the request complete after the page is left (`keepalive` of `fetch`). */
  keepalive?: boolean;
}

/** The request of a call, which may be left out if it needs nothing, and the options. */
type CallArguments<Key extends CallKey> =
  object extends RequestOf<Key>
    ? [request?: RequestOf<Key>, options?: CallOptions]
    : [request: RequestOf<Key>, options?: CallOptions];

/**
 * Makes a call of the API by its method and path: `call('GET /api/bookings/:id', { path: { id } })`.
 * @returns what is in `data` of the response, or the whole body if it has no `data`
 * @throws ApiFailure
 */
export type Client<Callable extends CallKey = CallKey> = <Key extends Callable>(
  key: Key,
  ...given: CallArguments<Key>
) => Promise<ResponseOf<Key>>;

/** The calls with the same response for everyone: a page may use them when signed out, and during server rendering. */
export type PublicCalls = Client<PublicKey>;

/** A request of any call. */
interface AnyRequest {
  path?: Readonly<Record<string, string | number>>;
  query?: object;
  body?: unknown;
  form?: object;
  headers?: Readonly<Record<string, string>>;
}

/** Equal to the server's request timeout. */
const uploadTimeoutMs = 120_000;

export function createClient(options: ClientOptions): Client {
  const currentLanguage = () =>
    typeof options.language === 'function' ? options.language() : options.language;

  async function call(
    key: string,
    { path = {}, query = {}, body, form, headers }: AnyRequest = {},
    { signal: aborted, keepalive = false }: CallOptions = {},
  ): Promise<unknown> {
    // Also a `fetch` of the caller's own must not see a call that nobody waits for any more.
    aborted?.throwIfAborted();
    const [method = '', pattern = ''] = key.split(' ');
    const url = pattern.replace(/:(\w+)/g, (_part, name: string) =>
      encodeURIComponent(path[name] ?? ''),
    );
    const language = currentLanguage();
    const token = options.token();
    // A form may contain a picture of 5 MB, which takes long over a slow line.
    const timeout = AbortSignal.timeout(options.timeoutMs ?? (form ? uploadTimeoutMs : 20_000));
    const signal = aborted ? AbortSignal.any([aborted, timeout]) : timeout;
    let response: Response;
    let text: string;
    try {
      response = await options.fetch(`${options.baseUrl}${url}${queryOf(query)}`, {
        method,
        headers: {
          accept: 'application/json',
          'accept-language': language,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        body: form ? formOf(form) : body === undefined ? null : JSON.stringify(body),
        keepalive,
        signal,
      });
      text = await response.text();
    } catch (error) {
      if (aborted?.aborted) throw error;
      throw connectionFailure(timeout.aborted ? 'timeout' : 'network', language);
    }
    if (response.status === 401 && token !== null) options.onUnauthorized?.();
    if (!response.ok) throw responseFailure(response, readJson(text), language);
    if (response.status === 204) return undefined;
    const type = response.headers.get('content-type') ?? '';
    if (/^text\/(csv|calendar)/.test(type)) return text;
    const content = readJson(text);
    if (content === undefined) {
      throw connectionFailure('bad_response', currentLanguage(), response.status);
    }
    const isEnveloped = typeof content === 'object' && content !== null && 'data' in content;
    return isEnveloped ? content.data : content;
  }

  return call as unknown as Client;
}

/** `?key=value&…`, missing values omitted; empty if all are missing. */
function queryOf(input: object): string {
  const given = Object.entries(input).filter(([, value]) => value !== undefined && value !== null);
  const query = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
  return query && `?${query}`;
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
