import {
  ApiFailure,
  type CallOptions,
  type InfoPage,
  type InfoPageId,
  type PublicCalls,
} from '@jyoti/contract';
import {
  createContext,
  data,
  type LoaderFunctionArgs,
  type RouterContextProvider,
} from 'react-router-dom';
import { api, withRetries } from '../session/api.ts';

/**
 * Caches the response of each public call for the session, so that going back is immediate. Errors
 * are not cached.
 */
export function oncePerVisit(calls: PublicCalls): PublicCalls {
  const responses = new Map<string, Promise<unknown>>();
  const remembered = (...call: Parameters<PublicCalls>) => {
    const question = JSON.stringify(call.slice(0, 2));
    const known = responses.get(question);
    if (known) return known;
    const response = calls(...call);
    responses.set(question, response);
    response.catch(() => responses.delete(question));
    return response;
  };
  return remembered as PublicCalls;
}

const inBrowser = typeof document !== 'undefined';

/**
 * Public API calls for loaders: over HTTP in the browser; the server passes its own, which read the
 * content directly.
 */
export const publicCallsContext = createContext<PublicCalls>(inBrowser ? oncePerVisit(api) : api);

const isMissing = (failure: unknown) => (failure as Partial<ApiFailure> | null)?.status === 404;

/**
 * Makes a loader of public content.
 * @throws a 404 `Response` if the content does not exist, otherwise what the call rejected with
 */
export function publicLoader<Data>(
  load: (calls: PublicCalls, args: LoaderFunctionArgs) => Promise<Data>,
) {
  return async (args: LoaderFunctionArgs): Promise<Data> => {
    const context = args.context as RouterContextProvider;
    try {
      return await withRetries(() => load(context.get(publicCallsContext), args));
    } catch (failure) {
      if (isMissing(failure)) throw data(null, { status: 404 });
      throw failure;
    }
  };
}

/** An information page, whose fields depend on which it is. */
export const infoPage = <Id extends InfoPageId>(calls: PublicCalls, id: Id, options?: CallOptions) =>
  calls('GET /api/pages/:key', { path: { key: id } }, options) as Promise<InfoPage<Id>>;

/** Loads optional content: `fallback` if the first try fails. */
export const optional = <Data, Fallback>(
  response: Promise<Data>,
  fallback: Fallback,
): Promise<Data | Fallback> => response.catch(() => fallback);
