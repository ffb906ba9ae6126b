import { afterPaint } from '@jyoti/ui/after-paint';
import { onceUsed } from './once-used.ts';

/** The code of a part of a page, a file of its own. */
export interface PartCode {
  /** Its module as the build's manifest names it, written by the build; empty where nothing was built. */
  module: string;
  isThere: () => boolean;
  /** Brings it. What fails is asked for again at the next call. */
  bring: () => Promise<void>;
}

/** The parts that a page shows at an address. */
export interface PageParts {
  /** Seen first: their code comes before the page is drawn. */
  first?: readonly PartCode[];
  /** Below those: their code is asked for beside the page's, and nothing waits for it. */
  beside?: readonly PartCode[];
}

/** Code without a face that a press needs, such as the check of a form. */
export function codeFor<Module>(
  load: () => Promise<Module>,
): PartCode & { get: () => Promise<Module> } {
  let loaded: Module | undefined;
  const get = async () => (loaded ??= await load());
  return {
    module: '',
    isThere: () => loaded !== undefined,
    bring: async () => void (await get()),
    get,
  };
}

/** Brings what is not there yet; null where there is nothing to wait for. What does not come says so where it is shown. */
export function bringParts(parts: readonly PartCode[]): Promise<unknown> | null {
  const missing = parts.filter(({ isThere }) => !isThere());
  return missing.length === 0 ? null : Promise.allSettled(missing.map(({ bring }) => bring()));
}

/**
 * Brings what a pointer is over: it may be opened next. After the next paint, since the press may follow at once, and to ask for
 * the dozen files of a part would keep a slow phone a twentieth of a second from answering it.
 */
export function bringSoon(part: PartCode): void {
  afterPaint(() => void bringParts([part]));
}

/** Brings what may be opened once somebody uses the page: a look at it needs none of that. For an effect. */
export function bringOnceUsed(parts: readonly PartCode[]): () => void {
  let leave = onceUsed(() => {
    leave = bringWhenIdle(parts);
  });
  return () => leave();
}

/** Does something while nothing else is to be done; where the browser does not tell, after so many milliseconds. */
function whenIdle(work: () => void, untold: number): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, untold);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(work, { timeout: 4000 });
  return () => cancelIdleCallback(idle);
}

/**
 * Brings what may be opened while nothing else is to be done, so that it opens at once; each in a turn of its own, which a
 * press does not have to wait for. For an effect.
 */
export function bringWhenIdle(parts: readonly PartCode[]): () => void {
  const waiting = [...parts];
  const one = () => {
    const part = waiting.shift();
    if (!part) return;
    void bringParts([part]);
    leave = whenIdle(one, 0);
  };
  let leave = whenIdle(one, 2000);
  return () => leave();
}
