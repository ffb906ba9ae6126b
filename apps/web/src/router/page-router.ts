import {
  parsePath,
  type Location,
  type NavigateOptions,
  type Navigator,
  type To,
  type UNSAFE_createMemoryHistory,
} from 'react-router-dom';
import { bringPartsOf } from '../parts/parts.ts';
import { loadPage, loadParts, matchesOf, type Matches, type Route } from './route.ts';

type History = Omit<ReturnType<typeof UNSAFE_createMemoryHistory>, 'index'>;

/** What is open, and how it was come to. */
export interface OpenPage {
  location: Location;
  matches: Matches;
  /** `first`: the address that the visit began with; `move`: back or forward. */
  by: 'first' | 'move' | 'link';
  preventScrollReset: boolean;
  /** Why the page's code did not come. */
  failure?: unknown;
}

/** A way out that is held until it is decided. */
export interface HeldLeave {
  proceed: () => void;
  reset: () => void;
}

/** Asks whether a way out is held, and is told of the one that is. */
export interface LeaveWatch {
  /** Paths alone: a query is no other page. */
  holds: (from: string, to: string) => boolean;
  hold: (leave: HeldLeave | null) => void;
}

/**
 * Which page is open: opens an address once its page's code is there, and asks before one is left. Built by
 * {@link openRouter}.
 */
export class PageRouter implements Navigator {
  readonly #routes: Route[];
  readonly #history: History;
  readonly #listeners = new Set<(page: OpenPage) => void>();
  readonly #watches = new Set<LeaveWatch>();
  readonly #waitListeners = new Set<() => void>();
  #waiting = false;
  #page: OpenPage;
  /** Counts navigations: one that comes while another waits for its page's code takes its place. */
  #turn = 0;
  /** A move through the history that is no visitor's: taking one back, or one that was held and is let go. */
  #ownMove: 'taken back' | 'let go' | null = null;

  constructor(routes: Route[], history: History) {
    const { location } = history;
    this.#routes = routes;
    this.#history = history;
    this.#page = {
      location,
      matches: matchesOf(routes, location.pathname),
      by: 'first',
      preventScrollReset: false,
    };
  }

  get page(): OpenPage {
    return this.#page;
  }

  /** A page was asked for whose code is on its way. */
  get waiting(): boolean {
    return this.#waiting;
  }

  /** Tells when it begins and ends to wait for a page's code. */
  subscribeToWaiting = (listener: () => void): (() => void) => {
    this.#waitListeners.add(listener);
    return () => this.#waitListeners.delete(listener);
  };

  /**
   * Brings the code of the page at a path, or of the page that the path leads to, before it is asked for.
   * @returns the page's route; null where there is none
   */
  bring = async (pathname: string): Promise<Matches[number] | null> => {
    const there = matchesOf(this.#routes, pathname).at(-1)?.route.leadsTo ?? pathname;
    await loadPage(this.#routes, there);
    await loadParts(this.#routes, { pathname: there, search: '' });
    return matchesOf(this.#routes, there).at(-1) ?? null;
  };

  /** Tells of every page that opens. */
  subscribe = (listener: (page: OpenPage) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Follows the browser's back and forward, until what is given back is called. */
  follow = (): (() => void) => this.#history.listen(({ delta }) => this.#moved(delta));

  /** Lets somebody hold the ways out, until what is given back is called. */
  watch = (watch: LeaveWatch): (() => void) => {
    this.#watches.add(watch);
    return () => this.#watches.delete(watch);
  };

  createHref = (to: To): string => this.#history.createHref(to);

  go = (steps: number): void => this.#history.go(steps);

  push = (to: To, state?: unknown, options?: NavigateOptions): void =>
    this.#leave(to, options, (there) => this.#history.push(there, state));

  replace = (to: To, state?: unknown, options?: NavigateOptions): void =>
    this.#leave(to, options, (there) => this.#history.replace(there, state));

  #leave(to: To, options: NavigateOptions = {}, write: (there: To) => void): void {
    const { pathname = this.#page.location.pathname, search = '' } =
      typeof to === 'string' ? parsePath(to) : to;
    const there = matchesOf(this.#routes, pathname).at(-1)?.route.leadsTo;
    const { preventScrollReset = false } = options;
    const open = () =>
      void this.#open(
        { pathname: there ?? pathname, search },
        { by: 'link', preventScrollReset },
        () => write(there ?? to),
      );
    if (!this.#held(pathname, open)) open();
  }

  #moved(steps: number | null): void {
    const own = this.#ownMove;
    this.#ownMove = null;
    if (own === 'taken back') return;
    const { pathname, search, hash, key } = this.#history.location;
    // The browser followed a link to a part of the page by itself: an entry that has no key, nor a place among the others.
    if (steps === null && key === 'default') {
      const name = () => this.#history.replace({ pathname, search, hash });
      void this.#open({ pathname, search }, { by: 'link', preventScrollReset: false }, name);
      return;
    }
    const letGo = () => {
      this.#ownMove = 'let go';
      this.#history.go(steps ?? 0);
    };
    // Where the browser does not say how far it went, it cannot be taken back.
    if (own === null && steps && this.#held(pathname, letGo)) {
      this.#ownMove = 'taken back';
      this.#history.go(-steps);
    } else void this.#open({ pathname, search }, { by: 'move', preventScrollReset: false });
  }

  /** True where somebody holds the way; it goes on by `leave`. */
  #held(to: string, leave: () => void): boolean {
    const from = this.#page.location.pathname;
    const watch = [...this.#watches].find(({ holds }) => holds(from, to));
    const decide = (then?: () => void) => () => {
      watch?.hold(null);
      then?.();
    };
    watch?.hold({ proceed: decide(leave), reset: decide() });
    return watch !== undefined;
  }

  #wait(waiting: boolean): void {
    this.#waiting = waiting;
    for (const listener of this.#waitListeners) listener();
  }

  /**
   * A page that is drawn by the browser alone has all its parts from the beginning; null where all is there. Within a page
   * nothing waits: a part that is still to come says so where it stands.
   */
  #load(at: { pathname: string; search: string }): Promise<unknown> | null {
    const page = loadPage(this.#routes, at.pathname);
    if (page === null && at.pathname === this.#page.location.pathname) return null;
    const parts = () => {
      const module = matchesOf(this.#routes, at.pathname).at(-1)?.route.module ?? '';
      const waits = [bringPartsOf(module), loadParts(this.#routes, at)].filter(Boolean);
      return waits.length === 0 ? null : Promise.all(waits);
    };
    return page ? page.then(parts) : parts();
  }

  async #open(
    at: { pathname: string; search: string },
    how: Pick<OpenPage, 'by' | 'preventScrollReset'>,
    write?: () => void,
  ): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    const failure: { failure?: unknown } = {};
    const load = this.#load(at);
    this.#wait(load !== null);
    if (load) {
      await load.catch((error: unknown) => Object.assign(failure, { failure: error }));
      if (turn !== this.#turn) return;
      this.#wait(false);
    }
    write?.();
    const { location } = this.#history;
    this.#page = {
      location,
      matches: matchesOf(this.#routes, location.pathname),
      ...how,
      ...failure,
    };
    for (const listener of this.#listeners) listener(this.#page);
  }
}

/** A router whose first page has its code: one that came as HTML must have it before it hydrates. */
export async function openRouter(routes: Route[], history: History): Promise<PageRouter> {
  const first = history.location.pathname;
  const there = matchesOf(routes, first).at(-1)?.route.leadsTo;
  if (there !== undefined) history.replace(there);
  await loadPage(routes, there ?? first);
  await loadParts(routes, history.location);
  return new PageRouter(routes, history);
}
