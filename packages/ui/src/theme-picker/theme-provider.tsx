import { defaultThemeId, themeList, type ThemeCard } from '@jyoti/themes';
import {
  createContext,
  use,
  useCallback,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { useAfterPaint } from '../after-paint/index.ts';
import { readTheme, writeTheme } from './theme-memory.ts';

/** What the sky is like today, for the themes that follow it. Left out: their resting colours. */
export interface ThemeSky {
  /** Lord of the weekday, counted from sunrise. */
  vaar?: 'sun' | 'moon' | 'mars' | 'mercury' | 'jupiter' | 'venus' | 'saturn';
  /** How full the moon is, waxing or waning. */
  moon?: 'new' | 'crescent' | 'half' | 'gibbous' | 'full';
}

export interface ThemeState {
  /** Id of the theme that was chosen last: the page has it on from the paint after the next one. */
  theme: string;
  setTheme: (id: string) => void;
  /** The themes to choose from. */
  themes: readonly ThemeCard[];
  sky: ThemeSky;
  /** Whether this browser keeps the choice. Always false without a `storageKey`. */
  remembers: boolean;
  /** Keeps the choice in this browser from now on, or forgets it. Left out when there is no `storageKey`. */
  setRemembers?: (remembers: boolean) => void;
}

/**
 * What is known of the theme, for those who ask. It stands in a context that stays the same: one that changed would have
 * React draw all at once what a page has yet to make answer.
 */
class ThemeStore {
  readonly first: ThemeState;
  #state: ThemeState;
  readonly #listeners = new Set<() => void>();

  constructor(first: ThemeState) {
    this.first = first;
    this.#state = first;
  }

  get = (): ThemeState => this.#state;

  tell = (state: ThemeState): void => {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  };

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

const ThemeContext = createContext<ThemeStore | undefined>(undefined);

export interface ThemeProviderProps {
  /** The themes to choose from; the page has the styles of each. @default the ten themes of the kit */
  themes?: readonly ThemeCard[];
  /** The theme until one is chosen or remembered. @default "cosmic-depths" */
  defaultTheme?: string;
  /**
   * Name under which the browser may keep the choice, once the visitor asks for it. Without a name nothing is ever
   * kept. Give `themeScript` the same, so that a kept theme stands before the first paint.
   */
  storageKey?: string;
  /** The element that carries the theme; `null` while it is not there yet. @default the document's root */
  target?: HTMLElement | null;
  /** What the sky is like today. */
  sky?: ThemeSky;
  children: ReactNode;
}

const noSky: ThemeSky = {};

/**
 * Puts the chosen theme on the page: `data-theme`, and `data-vaar` and `data-moon` for themes that follow the sky. A new
 * theme draws every element anew, which takes a slow phone a while: the press that chose it is answered first.
 */
export function ThemeProvider({
  themes = themeList,
  defaultTheme = defaultThemeId,
  storageKey,
  target,
  sky = noSky,
  children,
}: ThemeProviderProps) {
  const { vaar, moon } = sky;
  // Read once: what another tab keeps later does not change the page under the visitor's hands.
  const [readKept] = useState(() => once(() => keptTheme(storageKey, themes)));
  // A server knows of no kept theme; in the browser it is in force before the first paint.
  const kept = useSyncExternalStore(never, readKept, () => undefined);
  const [chosen, setChosen] = useState<string>();
  const [remembering, setRemembering] = useState<boolean>();
  const theme = chosen ?? kept ?? defaultTheme;
  const inForce = useAfterPaint(chosen) ?? kept ?? defaultTheme;
  const remembers = remembering ?? kept !== undefined;

  useLayoutEffect(() => {
    const element = target === undefined ? document.documentElement : target;
    if (!element) return;
    mark(element, 'theme', inForce);
    mark(element, 'vaar', vaar);
    mark(element, 'moon', moon);
  }, [target, inForce, vaar, moon]);

  const setTheme = useCallback(
    (id: string) => {
      setChosen(id);
      if (remembers && storageKey !== undefined) writeTheme(storageKey, id);
    },
    [remembers, storageKey],
  );

  const state = useMemo<ThemeState>(
    () => ({
      theme,
      setTheme,
      themes,
      sky: { vaar, moon },
      remembers,
      setRemembers:
        storageKey === undefined
          ? undefined
          : (asked) => {
              setRemembering(asked);
              writeTheme(storageKey, asked ? theme : undefined);
            },
    }),
    [theme, setTheme, themes, vaar, moon, remembers, storageKey],
  );

  const [store] = useState(() => new ThemeStore(state));
  useLayoutEffect(() => store.tell(state), [store, state]);

  return <ThemeContext value={store}>{children}</ThemeContext>;
}

const never = () => () => undefined;

/** A function that is asked once and remembers its answer. */
function once<Answer>(ask: () => Answer): () => Answer {
  let answered: { answer: Answer } | undefined;
  return () => (answered ??= { answer: ask() }).answer;
}

/** The theme that this browser keeps, where the page has its styles. */
function keptTheme(storageKey: string | undefined, themes: readonly ThemeCard[]) {
  const kept = storageKey === undefined ? undefined : readTheme(storageKey);
  return themes.some(({ id }) => id === kept) ? kept : undefined;
}

function mark(element: HTMLElement, name: 'theme' | 'vaar' | 'moon', value: string | undefined) {
  if (value === undefined) delete element.dataset[name];
  else element.dataset[name] = value;
}

/** The theme in force and the means to change it. Throws outside a ThemeProvider. */
export function useTheme(): ThemeState {
  const store = use(ThemeContext);
  if (!store) throw new Error('useTheme and ThemePicker need a ThemeProvider around them');
  return useSyncExternalStore(store.subscribe, store.get, () => store.first);
}
