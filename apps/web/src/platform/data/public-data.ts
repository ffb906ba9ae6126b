import {
  ApiFailure,
  type CallOptions,
  type InfoPage,
  type InfoPageId,
  type PublicCalls,
} from '@jyoti/contract';
import { use } from 'react';
import {
  createContext,
  data,
  type LoaderFunctionArgs,
  type RouterContextProvider,
} from 'react-router-dom';
import { loadForSection } from '../lazy/sections-wanted.ts';
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
const visitCalls = inBrowser ? oncePerVisit(api) : api;

/**
 * Public API calls for loaders: over HTTP in the browser; the server passes its own, which read the
 * content directly.
 */
export const publicCallsContext = createContext<PublicCalls>(visitCalls);

/** Loader data that are in the server's HTML only: `JSON.stringify` leaves them out of the hydration data. */
export class RenderedContent<Content> {
  readonly content: Content;

  constructor(content: Content) {
    this.content = content;
  }

  toJSON(): undefined {
    return undefined;
  }
}

/**
 * Content of lazy sections. The server renders it, and does not send it a second time as JSON: the browser requests it
 * when such a section is hydrated, which suspends until then and keeps its HTML.
 * @returns `load` for the page's loader, `useContent` for the sections, with what the loader returned, and `request`
 * for the route's `prefetch`
 */
export function sectionContent<Content>(read: (calls: PublicCalls) => Promise<Content>) {
  let requested: Promise<Content> | undefined;
  const request = () => {
    requested ??= loadForSection(() => withRetries(() => read(visitCalls)));
    requested.catch(() => {
      requested = undefined;
    });
    return requested;
  };
  return {
    /** Undefined during hydration. */
    load: async (calls: PublicCalls): Promise<RenderedContent<Content> | undefined> =>
      new RenderedContent(await read(calls)),
    request,
    useContent: (loaded: RenderedContent<Content> | undefined) =>
      loaded ? loaded.content : use(request()),
  };
}

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
