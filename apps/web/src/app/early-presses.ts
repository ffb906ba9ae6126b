import { holdPresses, type Press } from '../parts/hold-presses.ts';

/** Said on the document when the page's own code has taken over, with who makes up for what was pressed. */
export const READY = 'page-ready';

export type Ready = CustomEvent<(presses: readonly Press[]) => void>;

function holdEarly(hold: typeof holdPresses, ready: string): void {
  const held: Press[] = [];
  const end = hold(
    () => true,
    (press) => held.push(press),
  );
  const handOver = (event: Event) => {
    end();
    (event as Ready).detail(held);
  };
  document.addEventListener(ready, handOver, { once: true });
}

/**
 * The text of a script for the head: what is pressed before the page's own code is there is held until then, so that a quick
 * visitor on a slow phone loses neither a press nor what was typed to a page that loads anew.
 */
export const holdScript = `(${holdEarly})(${holdPresses},"${READY}")`;
