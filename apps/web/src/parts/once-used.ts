/** What a hand does on a page before it opens anything. */
const signsOfUse = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'] as const;

/** Does something once somebody uses the page from now on. Returns how to leave it undone. */
export function onceUsed(act: () => void): () => void {
  const end = new AbortController();
  const used = () => {
    end.abort();
    act();
  };
  const listen = { passive: true, capture: true, signal: end.signal };
  for (const sign of signsOfUse) document.addEventListener(sign, used, listen);
  return () => end.abort();
}
