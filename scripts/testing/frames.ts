// jsdom runs animation frames by an interval of the global object. If it starts while a test has fake timers (removing a
// focused element is enough), it stops for good when the real timers return, and no later test gets a frame. So this
// interval always uses the real timers.

/** What jsdom calls when the focused element is removed. */
const FOCUS_LOST = '_requestFocusFixup';

interface DrawnWindow extends AnimationFrameProvider {
  [FOCUS_LOST]: () => void;
  drawsByRealClock?: true;
}

const real = { setInterval, clearInterval };

function byRealClock<Result>(act: () => Result): Result {
  const { setInterval, clearInterval } = globalThis;
  const begin = (tick: () => void, milliseconds: number) =>
    real.setInterval(() => byRealClock(tick), milliseconds);
  Object.assign(globalThis, { setInterval: begin, clearInterval: real.clearInterval });
  try {
    return act();
  } finally {
    Object.assign(globalThis, { setInterval, clearInterval });
  }
}

// Files with another environment have no document.
const page = (globalThis as { jsdom?: { window: DrawnWindow } }).jsdom?.window;
if (page && !page.drawsByRealClock) {
  page.drawsByRealClock = true;
  const { requestAnimationFrame, cancelAnimationFrame, [FOCUS_LOST]: focusLost } = page;
  page[FOCUS_LOST] = () => byRealClock(focusLost);
  globalThis.requestAnimationFrame = (act) => byRealClock(() => requestAnimationFrame(act));
  globalThis.cancelAnimationFrame = (frame) => byRealClock(() => cancelAnimationFrame(frame));
}
