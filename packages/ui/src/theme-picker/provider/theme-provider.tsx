import { defaultThemeId, themeIds, type ThemeCard } from '@jyoti/themes';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
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
import { useAfterPaint } from '../../after-paint/index.ts';
import { readTheme, writeTheme } from './theme-memory.ts';

/** Facts of today's sky, for the dynamic themes. Omitted: their default colours. */
export interface ThemeSky {
  /** Lord of the weekday, counted from sunrise. */
  vaar?: 'sun' | 'moon' | 'mars' | 'mercury' | 'jupiter' | 'venus' | 'saturn';
  /** How full the moon is, waxing or waning. */
  moon?: 'new' | 'crescent' | 'half' | 'gibbous' | 'full';
}

/** Values of data attributes that dynamic themes follow, by the `variants.attribute` of the theme. */
export type ThemeVariants = Readonly<Record<string, string | undefined>>;

/** Two themes, of which the one that matches the system's colour scheme applies. */
export interface SystemThemes {
  /** Id of the theme of a light system. */
  light: string;
  /** Id of the theme of a dark system. */
  dark: string;
}

export interface ThemeState {
  /** Id of the latest chosen theme. It is applied to the page after the second next paint. */
  theme: string;
  /** Chooses a theme by its id. */
  setTheme: (id: string) => void;
  /** The themes passed to the provider; undefined if none were, and `useThemes` then returns those of the kit. */
  themes: readonly ThemeCard[] | undefined;
  /** The `sky` passed to the provider. */
  sky: ThemeSky;
  /** Values of the data attributes that dynamic themes follow, those of `sky` among them. */
  variants: ThemeVariants;
  /** Whether the choice is stored in this browser. Always false without a `storageKey`. */
  remembers: boolean;
  /** Turns storing the choice in this browser on or off. Undefined without a `storageKey`. */
  setRemembers?: (remembers: boolean) => void;
}

/**
 * An external store of the theme. The context value never changes: a changing one would make React
 * hydrate every consumer synchronously.
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

  update = (state: ThemeState): void => {
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
  /** Id of the theme (controlled). A `storageKey` is then only written to. */
  theme?: string;
  /** Called with the id of the theme that was chosen. */
  onThemeChange?: (theme: string) => void;
  /**
   * The theme until one is chosen or remembered (uncontrolled). Two follow the light or dark setting of the system,
   * also when it changes; pass the same to `themeScript` so that the first paint is right. `"system"`, with
   * `@jyoti/themes/system.css` or a pair written by `themeCss`, does so by CSS only. @default "cosmic-depths"
   */
  defaultTheme?: string | SystemThemes;
  /**
   * Key under which the choice is stored once the visitor turns that on. Without it nothing is stored. Pass the same
   * key to `themeScript`, so that a stored theme is applied before the first paint.
   */
  storageKey?: string;
  /** The element that has the theme; `null` until it is mounted. @default the document's root */
  target?: HTMLElement | null;
  /** Facts of today's sky: `data-vaar` and `data-moon`, for the two dynamic themes of the kit. */
  sky?: ThemeSky;
  /**
   * Values for the dynamic themes of a product, by the `variants.attribute` of the theme: `{ season: 'monsoon' }` writes
   * `data-season="monsoon"`.
   */
  variants?: ThemeVariants;
  /** The part of the product that the themes apply to. */
  children: ReactNode;
}

const noSky: ThemeSky = {};
const noVariants: ThemeVariants = {};

const DARK = '(prefers-color-scheme: dark)';

/**
 * Sets the chosen theme on the page as `data-theme`, with the data attributes of dynamic themes. A new theme restyles
 * every element, which is slow on a phone, so the press is painted first.
 */
export function ThemeProvider({
  themes,
  theme: themeProp,
  defaultTheme = defaultThemeId,
  onThemeChange,
  storageKey,
  target,
  sky = noSky,
  variants = noVariants,
  children,
}: ThemeProviderProps) {
  const { vaar, moon } = sky;
  // As text, so that an object created in each render does not trigger the effect below.
  const serialized = JSON.stringify({ vaar, moon, ...variants });
  const attributes = useMemo(() => JSON.parse(serialized) as ThemeVariants, [serialized]);
  const initial = useInitialTheme(defaultTheme);
  // Read once: a later choice in another tab does not change this page.
  const [readStored] = useState(() => once(() => storedTheme(storageKey, themes)));
  // A server has no stored theme; in the browser it is applied before the first paint.
  const stored = useSyncExternalStore(never, readStored, () => undefined);
  const [chosen, setChosen] = useControllableState<string | undefined>({
    prop: themeProp,
    defaultProp: undefined,
    onChange: (id) => id !== undefined && onThemeChange?.(id),
    caller: 'ThemeProvider',
  });
  const [remembering, setRemembering] = useState<boolean>();
  const theme = chosen ?? stored ?? initial;
  const inForce = useAfterPaint(chosen) ?? stored ?? initial;
  const remembers = remembering ?? stored !== undefined;

  useLayoutEffect(() => {
    const element = target === undefined ? document.documentElement : target;
    if (!element) return;
    mark(element, 'theme', inForce);
  }, [target, inForce]);

  useLayoutEffect(() => {
    const element = target === undefined ? document.documentElement : target;
    if (!element) return;
    for (const [name, value] of Object.entries(attributes)) mark(element, name, value);
    return () => {
      for (const name of Object.keys(attributes)) mark(element, name, undefined);
    };
  }, [target, attributes]);

  const setTheme = useCallback(
    (id: string) => {
      setChosen(id);
      if (remembers && storageKey !== undefined) writeTheme(storageKey, id);
    },
    [setChosen, remembers, storageKey],
  );

  const state = useMemo<ThemeState>(
    () => ({
      theme,
      setTheme,
      themes,
      sky: { vaar, moon },
      variants: attributes,
      remembers,
      setRemembers:
        storageKey === undefined
          ? undefined
          : (remember) => {
              setRemembering(remember);
              writeTheme(storageKey, remember ? theme : undefined);
            },
    }),
    [theme, setTheme, themes, vaar, moon, attributes, remembers, storageKey],
  );

  const [store] = useState(() => new ThemeStore(state));
  useLayoutEffect(() => store.update(state), [store, state]);

  return <ThemeContext value={store}>{children}</ThemeContext>;
}

const never = () => () => undefined;

/** Memoizes a function without arguments. */
function once<Answer>(ask: () => Answer): () => Answer {
  let cached: { answer: Answer } | undefined;
  return () => (cached ??= { answer: ask() }).answer;
}

/** The stored theme, if the page has its styles. */
function storedTheme(storageKey: string | undefined, themes: readonly ThemeCard[] | undefined) {
  const stored = storageKey === undefined ? undefined : readTheme(storageKey);
  const ids = themes?.map(({ id }) => id) ?? themeIds;
  return stored !== undefined && ids.includes(stored) ? stored : undefined;
}

/** The theme before one is chosen: of two, the one of the system setting. */
function useInitialTheme(defaultTheme: string | SystemThemes): string {
  const follows = typeof defaultTheme === 'object';
  const isDark = useSyncExternalStore(
    follows ? subscribeToScheme : never,
    () => follows && matchMedia(DARK).matches,
    () => false,
  );
  if (typeof defaultTheme === 'string') return defaultTheme;
  return isDark ? defaultTheme.dark : defaultTheme.light;
}

function subscribeToScheme(listener: () => void): () => void {
  const scheme = matchMedia(DARK);
  scheme.addEventListener('change', listener);
  return () => scheme.removeEventListener('change', listener);
}

function mark(element: HTMLElement, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(`data-${name}`);
  // Setting an attribute again may recalculate the style of the whole page.
  else if (element.getAttribute(`data-${name}`) !== value) {
    element.setAttribute(`data-${name}`, value);
  }
}

/**
 * The current theme, and functions to change and to store it; with `useThemes` enough for a custom control instead of
 * ThemePicker.
 *
 * @throws Error outside a ThemeProvider
 */
export function useTheme(): ThemeState {
  const store = use(ThemeContext);
  if (!store) throw new Error('useTheme and ThemePicker need a ThemeProvider around them');
  return useSyncExternalStore(store.subscribe, store.get, () => store.first);
}
