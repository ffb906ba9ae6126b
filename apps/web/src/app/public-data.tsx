import type { Header, Home } from '@jyoti/contract';
import { createContext, use, useCallback, useEffect, useState, type ReactNode } from 'react';
import { api, withRetries } from './api.ts';

/** What public pages show and the server can send along with their HTML. */
export interface PublicData {
  header?: Header;
  home?: Home;
}

/** Id of the element that carries the data in the page: JSON, which no browser runs. */
export const PUBLIC_DATA_ID = 'public-data';

const PublicDataContext = createContext<PublicData>({});

export function PublicDataProvider({ data, children }: { data: PublicData; children: ReactNode }) {
  return <PublicDataContext value={data}>{children}</PublicDataContext>;
}

/** Reads the data that came with the page. */
export function publicDataOfPage(): PublicData {
  const text = document.getElementById(PUBLIC_DATA_ID)?.textContent;
  return text ? (JSON.parse(text) as PublicData) : {};
}

export interface Loaded<Data> {
  data: Data | null;
  /** All tries are used up. */
  failed: boolean;
  retry: () => void;
}

/** One kind of public data: from the page where it came along, else asked for, three tries. */
function useLoaded<Data>(given: Data | undefined, load: () => Promise<Data>): Loaded<Data> {
  const [data, setData] = useState<Data | null>(given ?? null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (data !== null || failed) return;
    let current = true;
    withRetries(load).then(
      (answer) => current && setData(answer),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [load, data, failed]);

  return { data, failed, retry: useCallback(() => setFailed(false), []) };
}

const loadHeader = () => api.header();
const loadHome = () => api.home();

export const useHeaderData = () => useLoaded(use(PublicDataContext).header, loadHeader);
export const useHomeData = () => useLoaded(use(PublicDataContext).home, loadHome);
