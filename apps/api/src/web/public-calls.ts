import { ApiFailure, type Language, type PublicCalls, type SkyToday } from '@jyoti/contract';
import type { Content } from '../content/content.ts';
import type { Written } from '../content/collection.ts';
import { contentReaders, type ContentKey } from '../content/content-handlers.ts';

/** @throws ApiFailure 404 for missing content, as the API client would */
function found<Value>(written: Written<Value> | null): Value {
  if (written) return written.value;
  throw new ApiFailure({
    status: 404,
    code: 'not_found',
    message: 'There is no such piece.',
    serverMessage: null,
    fields: {},
    retryAfter: null,
  });
}

const MINUTE = 60_000;

/** The sky over New Delhi in a language, calculated once a minute: every page takes its colours from it. */
function skyOfMinute(now: () => Date): (language: Language) => Promise<SkyToday> {
  const last = new Map<Language, { minute: number; sky: SkyToday }>();
  return async (language) => {
    // Loaded with the first page, so that the start does not wait for the engine.
    const { skyToday } = await import('../calculations/sky/sky-today.ts');
    const at = now();
    const minute = Math.floor(at.getTime() / MINUTE);
    const before = last.get(language);
    if (before?.minute === minute) return before.sky;
    const sky = skyToday(at, language);
    last.set(language, { minute, sky });
    return sky;
  };
}

/** The API's public calls without HTTP, for pages rendered on the server. */
export function publicCalls(
  content: Content,
  now: () => Date,
): (language: Language) => PublicCalls {
  const skyNow = skyOfMinute(now);
  return (language) => {
    const call = async (key: ContentKey | 'GET /api/sky/today', request?: { path?: object }) => {
      if (key === 'GET /api/sky/today') return skyNow(language);
      const read = contentReaders[key] as (...given: unknown[]) => Written<unknown> | null;
      return found(read(content, language, request?.path ?? {}));
    };
    return call as unknown as PublicCalls;
  };
}
