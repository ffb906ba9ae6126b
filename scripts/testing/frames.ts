// jsdom draws its frames by an interval that it takes from the global object. Begun while a test has a clock of its own, which
// a focused element that goes away is enough for, it would never advance once that clock is taken away, and no frame
// would come to any test after it: that interval is always one of the real clock.

/** What jsdom calls when the focused element goes. */
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

// Files that ask for no document have none.
const page = (globalThis as { jsdom?: { window: DrawnWindow } }).jsdom?.window;
if (page && !page.drawsByRealClock) {
  page.drawsByRealClock = true;
  const { requestAnimationFrame, cancelAnimationFrame, [FOCUS_LOST]: focusLost } = page;
  page[FOCUS_LOST] = () => byRealClock(focusLost);
  globalThis.requestAnimationFrame = (act) => byRealClock(() => requestAnimationFrame(act));
  globalThis.cancelAnimationFrame = (frame) => byRealClock(() => cancelAnimationFrame(frame));
}
