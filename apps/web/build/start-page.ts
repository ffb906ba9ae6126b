/**
 * Brings what makes a page answer, once the page has been painted: of the line and the processor it gets what reading
 * leaves. Its text stands in `/early.js`, so it knows nothing beyond itself.
 *
 * The head names the page's scripts in links that browsers pass over (`scriptsLast`), the entry among them. Each is asked for
 * in a turn of its own and runs by itself as soon as it has come: all of them at once would keep a slow phone from answering
 * for a third of a second. Where they do not come, the page can still be read and its links lead on; they are asked for once more, and then whenever somebody
 * presses something or the network is back.
 */
export function startPage(): void {
  /** Until what did not come is asked for again, milliseconds. */
  const UNTIL_AGAIN = 2000;
  /** Until a page is taken to be painted though the browser has not told so, milliseconds. */
  const UNTOLD = 5000;

  const bring = (entry: string, attempt: number): void => {
    // What failed once may stay failed under its name.
    const name = attempt === 0 ? entry : `${entry}?${attempt}`;
    import(/* @vite-ignore */ name).catch(() => {
      const end = new AbortController();
      const again = () => {
        if (end.signal.aborted) return;
        end.abort();
        bring(entry, attempt + 1);
      };
      if (attempt === 0) setTimeout(again, UNTIL_AGAIN);
      for (const occasion of ['online', 'click', 'submit']) {
        addEventListener(occasion, again, { capture: true, signal: end.signal });
      }
    });
  };

  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    const turn = ({ dataset }: HTMLLinkElement) =>
      'beside' in dataset ? 2 : 'entry' in dataset ? 1 : 0;
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="after-paint"]')];
    links.sort((a, b) => turn(a) - turn(b));
    const one = () => {
      const link = links.shift();
      if (!link) return;
      if (turn(link) === 1) bring(link.href, 0);
      else if (turn(link) === 2) link.rel = 'modulepreload';
      // What does not come is asked for again with the entry.
      else import(/* @vite-ignore */ link.href).catch(() => undefined);
      setTimeout(one);
    };
    one();
  };

  const whenPainted = () => {
    // The page without content, which stands for any other where there is no network: nothing is painted before its code.
    if (!document.querySelector('#root > *')) begin();
    // A page that is not seen is not painted either.
    const unseen = () => document.hidden && begin();
    unseen();
    document.addEventListener('visibilitychange', unseen);
    setTimeout(begin, UNTOLD);
    const painted = 'first-contentful-paint';
    if (PerformanceObserver.supportedEntryTypes.includes('paint')) {
      new PerformanceObserver((paints) => {
        if (paints.getEntriesByName(painted).length > 0) begin();
      }).observe({ type: 'paint', buffered: true });
    } else requestAnimationFrame(() => setTimeout(begin));
  };

  // What stands lower may still be on its way when the top is painted.
  document.addEventListener('DOMContentLoaded', whenPainted, { once: true });
}
