import {
  createClient,
  languageOfPath,
  type ApiFailure,
  type Language,
  type PublicCalls,
} from '@jyoti/contract';
import {
  createContext,
  data,
  type LoaderFunctionArgs,
  type RouterContextProvider,
} from 'react-router-dom';
import { clientOptions, withRetries } from '../session/api.ts';

/** Caches the answer to each public call for the visit, so that going back is immediate. A failed call is not cached. */
export function oncePerVisit(calls: PublicCalls): PublicCalls {
  const answers = new Map<string, Promise<unknown>>();
  const remembered =
    (name: string, call: (...args: unknown[]) => Promise<unknown>) =>
    (...args: unknown[]) => {
      const question = `${name} ${args.join('/')}`;
      const known = answers.get(question);
      if (known) return known;
      const answer = call(...args);
      answers.set(question, answer);
      answer.catch(() => answers.delete(question));
      return answer;
    };
  return Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [name, remembered(name, call as never)]),
  ) as unknown as PublicCalls;
}

const inBrowser = typeof document !== 'undefined';

const clients = new Map<Language, PublicCalls>();

/** The public calls over HTTP. */
function clientIn(language: Language): PublicCalls {
  const client = createClient({ ...clientOptions, language });
  const known = clients.get(language) ?? (inBrowser ? oncePerVisit(client) : client);
  clients.set(language, known);
  return known;
}

/** The public calls of loaders in a language: over HTTP in the browser; the server gives its own, which read the content directly. */
export const publicCallsContext =
  createContext<(language: Language) => PublicCalls>(clientIn);

/** The language of the page that a loader loads. */
export const requestLanguage = ({ request }: Pick<LoaderFunctionArgs, 'request'>): Language =>
  languageOfPath(new URL(request.url).pathname);

const isMissing = (failure: unknown) => (failure as Partial<ApiFailure> | null)?.status === 404;

/**
 * A loader that reads public content.
 * @throws a 404 response where the content is missing, otherwise what the call rejected with
 */
export function publicLoader<Data>(
  load: (calls: PublicCalls, args: LoaderFunctionArgs) => Promise<Data>,
) {
  return async (args: LoaderFunctionArgs): Promise<Data> => {
    const context = args.context as RouterContextProvider;
    try {
      const calls = context.get(publicCallsContext)(requestLanguage(args));
      return await withRetries(() => load(calls, args));
    } catch (failure) {
      if (isMissing(failure)) throw data(null, { status: 404 });
      throw failure;
    }
  };
}

/** Content that a page can do without: `fallback` where it does not load at the first try. */
export const optional = <Data, Fallback>(
  answer: Promise<Data>,
  fallback: Fallback,
): Promise<Data | Fallback> => answer.catch(() => fallback);
