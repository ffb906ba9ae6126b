// jsdom runs animation frames by an interval from the global object. If a test with fake timers starts it,
// for example by removing a focused element, it would never run again once the fake timers are removed, and
// later tests would get no frames. Therefore the interval always uses the real clock.

/** Called by jsdom when a focused element is removed. */
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

// Test files without a DOM environment have none.
const page = (globalThis as { jsdom?: { window: DrawnWindow } }).jsdom?.window;
if (page && !page.drawsByRealClock) {
  page.drawsByRealClock = true;
  const { requestAnimationFrame, cancelAnimationFrame, [FOCUS_LOST]: focusLost } = page;
  page[FOCUS_LOST] = () => byRealClock(focusLost);
  globalThis.requestAnimationFrame = (act) => byRealClock(() => requestAnimationFrame(act));
  globalThis.cancelAnimationFrame = (frame) => byRealClock(() => cancelAnimationFrame(frame));
}
