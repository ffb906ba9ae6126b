import { cloneElement, type ReactElement, type Ref, type SyntheticEvent } from 'react';
import { mergeRefs } from './merge-refs.ts';

type Props = Readonly<Record<string, unknown>>;
type Handler = (event: SyntheticEvent) => void;

const isHandler = (name: string, value: unknown): value is Handler =>
  /^on[A-Z]/.test(name) && typeof value === 'function';

/** Both are called, its own first; ours not where that one said `preventDefault()`. */
const chain =
  (own: Handler, added: Handler): Handler =>
  (event) => {
    own(event);
    if (!event.defaultPrevented) added(event);
  };

const words = (...lists: unknown[]) => lists.filter(Boolean).join(' ');

/**
 * A copy of an element that someone else made, with more to do: handlers are called beside its own, refs filled beside
 * its own, `aria-describedby` names what both name. Everything else given replaces its own.
 */
export function extendElement(element: ReactElement, added: Props): ReactElement {
  const own = element.props as Props;
  const merged = Object.fromEntries(
    Object.entries(added).map(([name, value]) => {
      const before = own[name];
      if (name === 'ref') return [name, mergeRefs(before as Ref<Element>, value as Ref<Element>)];
      if (name === 'aria-describedby') return [name, words(before, value) || undefined];
      if (isHandler(name, value) && isHandler(name, before)) return [name, chain(before, value)];
      return [name, value];
    }),
  );
  return cloneElement(element, merged);
}
