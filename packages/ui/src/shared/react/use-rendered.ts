import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { clsx } from 'clsx';
import {
  cloneElement,
  createElement,
  type ElementType,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';

type Props = Readonly<Record<string, unknown>>;
type Handler = (event: unknown) => void;

/** Of components whose element can be that of another library. */
export interface RenderProps {
  /**
   * An element to be in place of the kit's own, such as a router's link: `render={<Link to="/kundli" />}`. It must pass on
   * all props and the ref. Classes, styles, handlers and refs of both are kept; of other props its own count.
   */
  render?: ReactElement;
}

/** Whether it is a `<button>`, which knows `type` and `disabled`. */
export const isButton = (render: ReactElement | undefined): boolean =>
  render === undefined || render.type === 'button';

/**
 * The element of a part.
 *
 * @param tag what it is without `render`
 * @param props of the kit, merged into those of the given element
 */
export function useRendered(
  render: ReactElement | undefined,
  tag: ElementType,
  { children, ...props }: Props & { children: ReactNode },
): ReactElement {
  const own = (render?.props ?? {}) as Props;
  const ref = useComposedRefs(props['ref'] as Ref<unknown>, own['ref'] as Ref<unknown>);
  if (!render) return createElement(tag as 'button', props, children);
  const merged: Record<string, unknown> = { ...props, ...own, ref };
  for (const [name, ofKit] of Object.entries(props)) {
    const theirs = own[name];
    if (name === 'className') merged[name] = clsx(ofKit as string, theirs as string);
    else if (name === 'style') merged[name] = { ...(ofKit as object), ...(theirs as object) };
    else if (typeof ofKit === 'function' && typeof theirs === 'function' && name !== 'ref')
      merged[name] = (event: unknown) => {
        (theirs as Handler)(event);
        (ofKit as Handler)(event);
      };
  }
  return cloneElement(render, merged, children);
}
