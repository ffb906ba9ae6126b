import { afterPaint } from '@jyoti/ui/after-paint';
import { READY, type Ready } from '../app/early-presses.ts';
import { holdPresses, type Press } from './hold-presses.ts';

/** What stands on the page without its code, and what brings it. */
const early = new Map<HTMLElement, () => void>();

/** What was pressed too soon, in its order. */
let held: readonly Press[] = [];

let makingUp = false;

const earlyPartOf = (target: Element) => [...early.keys()].find((part) => part.contains(target));
const isAnswered = ({ target }: Press) => !earlyPartOf(target);

/** A form that is sent again before it could be is sent once: as it is after all that was pressed. */
const isSameSending = (one: Press, other: Press) =>
  one.target === other.target && one.target.matches('form, [type="submit"]');

function keep(press: Press): void {
  held = [...held.filter((before) => !isSameSending(before, press)), press];
  const part = earlyPartOf(press.target);
  if (part) early.get(part)?.();
}

/** @param goesOn the press before was a key on the same element: it may have led the focus on, and this one with it */
function repeat({ target, event }: Press, goesOn: boolean): void {
  // What was pressed before may have taken it away.
  if (!target.isConnected) return;
  if (event.type === 'submit') (target as HTMLFormElement).requestSubmit();
  else if (event instanceof KeyboardEvent) {
    const focused = goesOn ? document.activeElement : target;
    focused?.dispatchEvent(new KeyboardEvent(event.type, event));
  } else target.click();
}

/** Makes up for what can be answered by now, one press after the other, each when what the one before caused is drawn. */
function makeUp(last?: Press): void {
  makingUp = held.some(isAnswered);
  if (!makingUp) return;
  // What is pressed meanwhile comes after what is held.
  const end = holdPresses(() => true, keep);
  // At first, too: what has just been drawn may need its effects to answer.
  afterPaint(() => {
    end();
    const press = held.find(isAnswered);
    held = held.filter((other) => other !== press);
    if (press) repeat(press, press.target === last?.target && last.event instanceof KeyboardEvent);
    makeUp(press);
  });
}

const begin = () => {
  if (!makingUp) makeUp();
};

/** Makes up for what was pressed before any code was there. To be called when the page can answer. */
export function makeUpForEarlyPresses(): void {
  const detail: Ready['detail'] = (presses) => {
    presses.forEach(keep);
    begin();
  };
  document.dispatchEvent(new CustomEvent(READY, { detail }));
}

/**
 * Holds what is pressed in a part of the page until its code is there.
 * @param bring brings the code; called at each press
 * @returns says that the code is there: what was pressed is made up for
 */
export function holdPressesIn(part: HTMLElement, bring: () => void): () => void {
  early.set(part, bring);
  const end = holdPresses((target) => part.contains(target), keep);
  if (held.some(({ target }) => part.contains(target))) bring();
  return () => {
    end();
    early.delete(part);
    begin();
  };
}

/**
 * Gives up what was pressed in a part whose code does not come: who still wants it presses again.
 * @returns whether there was anything
 */
export function forgetPressesIn(part: HTMLElement): boolean {
  const before = held.length;
  held = held.filter(({ target }) => !part.contains(target));
  return held.length < before;
}
