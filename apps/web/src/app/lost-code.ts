import { useEffect, useState } from 'react';

/** Failures of imports, told apart from all others. */
const lost = new WeakSet<object>();

/** Notes which failures are those of code that did not come. To be called once, before any is brought. */
export function noteLostCode(): void {
  globalThis.addEventListener('vite:preloadError', ({ payload }) => lost.add(payload));
}

export const isLostCode = (failure: unknown): boolean =>
  typeof failure === 'object' && failure !== null && lost.has(failure);

/** Name under which the build stands for which the page was loaded anew: once is enough. */
const RENEWED = 'renewed';

/** The script that the page began with: its name is that of the build. */
const ownScript = () => document.querySelector('link[data-entry]')?.getAttribute('href') ?? null;

/** Whether the site has another build by now. A site that cannot be reached has not. */
async function isReplaced(script: string): Promise<boolean> {
  try {
    const answer = await fetch('/index.html', { cache: 'no-store' });
    return answer.ok && !(await answer.text()).includes(script);
  } catch {
    return false;
  }
}

/**
 * Loads the page anew where the site was built anew since it was opened: the code that is missing went with the build
 * before. Once for each build, so that a site with a fault does not load for ever.
 * @returns true where the page is about to go
 */
export async function renewPage(): Promise<boolean> {
  const script = ownScript();
  if (script === null || !(await isReplaced(script))) return false;
  try {
    if (sessionStorage.getItem(RENEWED) === script) return false;
    sessionStorage.setItem(RENEWED, script);
  } catch {
    // Where nothing can be noted, it could not be once.
    return false;
  }
  globalThis.location.reload();
  return true;
}

/** Whether a failure may yet be mended by loading the page anew: then there is nothing to say of it so far. */
export function useRenewal(failure: unknown): boolean {
  const [hopeless, setHopeless] = useState<unknown>(null);
  const hopes = isLostCode(failure) && hopeless !== failure;

  useEffect(() => {
    if (!hopes) return;
    let current = true;
    void renewPage().then((renewed) => current && !renewed && setHopeless(failure));
    return () => {
      current = false;
    };
  }, [hopes, failure]);

  return hopes;
}
