/** On an element that is not hydrated yet: presses in it are queued. */
export const NOT_READY = 'data-not-ready';

/** Value of {@link NOT_READY} on an element that was pressed: its code loads now. */
export const PRESSED = 'pressed';

/** Dispatched on the document when the page, or an element that had {@link NOT_READY}, has been hydrated. */
export const READY = 'page-ready';

/** Dispatched on the document if the page's code fails to load. */
export const LOAD_FAILED = 'page-lost';

/** A press before hydration. */
interface Press {
  /** The button, or the form that is submitted. */
  target: HTMLElement;
  event: Event;
}

/** A form that is submitted twice before hydration is submitted once, after all other presses. */
const isSameSubmit = (one: Press, other: Press) =>
  one.target === other.target && one.target.matches('form, [type="submit"]');

const movesFocus = (event: Event) =>
  event instanceof KeyboardEvent && /^(Arrow|Home|End)/.test(event.key) && !event.altKey;

/**
 * @param continues whether the previous press was a key on the same element, which may have moved
 * the focus
 */
function replay({ target, event }: Press, continues: boolean): void {
  if (!target.isConnected) return;
  if (event.type === 'submit') (target as HTMLFormElement).requestSubmit();
  else if (event instanceof KeyboardEvent) {
    const focused = continues ? document.activeElement : target;
    focused?.dispatchEvent(new KeyboardEvent(event.type, event));
  } else target.click();
}

/** After the next paint, because React may commit the result of a press only then. */
const nextPaint = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

/**
 * Queues presses before hydration (buttons, arrow keys in tabs, submits) and replays them in order
 * after it. Links, boxes and lists work natively. Runs in `/early.js`, before the page's own code;
 * if that fails to load, forms are submitted natively and any other press, before or after the
 * failure, reloads the page.
 * @returns stops queueing
 */
export function queuePresses(): () => void {
  const end = new AbortController();
  const { signal } = end;
  let hydrated = false;
  let loadFailed = false;
  let replaying = false;
  let passing = false;
  let queued: Press[] = [];

  const isEarly = (target: Element) => !hydrated || target.closest(`[${NOT_READY}]`) !== null;

  const onPress = (event: Event) => {
    const at = event.target;
    if (passing || !(at instanceof Element)) return;
    const target = event.type === 'submit' ? (at as HTMLElement) : at.closest('button');
    if (!target || (event instanceof KeyboardEvent && !movesFocus(event))) return;
    if (!replaying && !isEarly(target)) return;
    const isSubmit = target.matches('form, [type="submit"]');
    if (loadFailed && isSubmit) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (loadFailed) location.reload();
    target.closest(`[${NOT_READY}]`)?.setAttribute(NOT_READY, PRESSED);
    const press = { target, event };
    queued = [...queued.filter((before) => !isSameSubmit(before, press)), press];
  };
  for (const kind of ['click', 'keydown', 'submit']) {
    document.addEventListener(kind, onPress, { capture: true, signal });
  }

  const replayAll = async () => {
    if (replaying) return;
    replaying = true;
    let last: Press | undefined;
    for (;;) {
      await nextPaint();
      const press = queued.find(({ target }) => !isEarly(target));
      if (!press) break;
      queued = queued.filter((other) => other !== press);
      passing = true;
      replay(press, press.target === last?.target && last.event instanceof KeyboardEvent);
      passing = false;
      last = press;
    }
    replaying = false;
  };
  // The entry script itself failed to load.
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement) || target.type !== 'module') return;
      document.dispatchEvent(new Event(LOAD_FAILED));
    },
    { capture: true, signal },
  );
  const onReady = () => {
    hydrated = true;
    void replayAll();
  };
  const onLoadFailed = () => {
    loadFailed = true;
    const submit = queued.find(({ target }) => target.matches('form, [type="submit"]'));
    if (!submit && queued.length > 0) location.reload();
    queued = [];
    if (submit) {
      passing = true;
      replay(submit, false);
      passing = false;
    }
  };
  document.addEventListener(READY, onReady, { signal });
  document.addEventListener(LOAD_FAILED, onLoadFailed, { signal });
  return () => end.abort();
}
