import { languageOfPath, pathIn } from '@jyoti/contract';
import { useEffect } from 'react';
import { documentLanguage } from '../words/document-language.ts';
import { storeForVisitor, storedForVisitor } from './visitor-data.ts';

/** A page that is available offline. */
export interface LastRead {
  /** Its URL with the language prefix: path and query. */
  path: string;
  title: string;
}

const NAME = 'last-read';
/** Maximum number of offered pages. */
const MOST = 6;

const isLastRead = (value: unknown): value is LastRead =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  typeof value.path === 'string' &&
  /^\/(?!\/)/.test(value.path) &&
  'title' in value &&
  typeof value.title === 'string';

function storedPages(): LastRead[] {
  const stored = storedForVisitor(NAME);
  return Array.isArray(stored) ? stored.filter(isLastRead) : [];
}

/** Those in the language of this document, with paths as in its links. */
export const inThisLanguage = <Page extends { path: string }>(pages: readonly Page[]): Page[] =>
  pages.flatMap((page) => {
    const { language, path } = languageOfPath(page.path);
    return language === documentLanguage ? [{ ...page, path }] : [];
  });

/** The pages last read by the logged-in visitor, newest first. */
export const lastReadPages = (): LastRead[] => inThisLanguage(storedPages()).slice(0, MOST);

/**
 * Records that the current page is available offline.
 * @param title its name; null while it has no content yet
 * @param path its path for offline reading, if that is not the current URL
 */
export function useLastRead(title: string | null, path?: string): void {
  useEffect(() => {
    if (title === null) return;
    const { pathname, search } = globalThis.location;
    const page = {
      path: path === undefined ? `${pathname}${search}` : pathIn(documentLanguage, path),
      title,
    };
    const others = storedPages().filter((other) => other.title !== title);
    storeForVisitor(NAME, [page, ...others].slice(0, MOST));
  }, [title, path]);
}
