import { DismissableLayer } from '@radix-ui/react-dismissable-layer';
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useRef,
  type ReactElement,
  type RefObject,
} from 'react';

import { isElsewhere } from '../dom/root.ts';
import { useOutside } from './use-outside.ts';

/** Reason for closing a layer: the Escape key, or a press or the focus outside of it. */
export type Dismissal = 'escape' | 'outside';

/** Registers an open layer with the nearest layer around it; the returned function unregisters it. */
export const InnerLayersContext = createContext<(() => () => void) | undefined>(undefined);

/** Counts the layers that are open inside of a layer. Its content is put into `InnerLayersContext` with `register`. */
export function useInnerLayers() {
  const count = useRef(0);
  const register = useCallback(() => {
    count.current += 1;
    return () => {
      count.current -= 1;
    };
  }, []);
  return { count, register };
}

interface LayerProps {
  /** Elements outside the layer that belong to it: the button that opened it. */
  also?: readonly RefObject<Element | null>[];
  onDismiss: (how: Dismissal) => void;
  /**
   * A press outside closes it together with the enclosing layer: a tooltip, a submenu.
   * @default false
   */
  closesWithOuter?: boolean;
  /** The open element. A part that stays mounted while closed passes `<span hidden />` and lists itself in `also`. */
  children: ReactElement;
}

/**
 * Puts an open element on the stack of layers that all components share, Radix's dialogs included. Escape reaches the
 * topmost layer only. So does a press outside: the layers around it stay open. React children count as inside, also
 * where a portal puts them elsewhere in the document. Render it only while the element is open.
 */
export function Layer({ also = [], onDismiss, closesWithOuter = false, children }: LayerProps) {
  const inner = useInnerLayers();
  const registerInOuter = use(InnerLayersContext);
  useEffect(
    () => (closesWithOuter ? undefined : registerInOuter?.()),
    [registerInOuter, closesWithOuter],
  );
  const layer = useRef<HTMLDivElement>(null);
  const belongs = ({ target }: Event) =>
    isElsewhere(layer.current) ||
    also.some((part) => part.current?.contains(target as Node) === true);
  useOutside(
    layer,
    (path) =>
      inner.count.current > 0 ||
      also.some((part) => part.current !== null && path.includes(part.current)),
    () => onDismiss('outside'),
  );

  return (
    <InnerLayersContext value={inner.register}>
      <DismissableLayer
        ref={layer}
        asChild
        // Dialogs wait for the click as well: a layer that closed on the first touch would leave
        // the rest of the press to the surrounding dialog, and a page could not be scrolled by
        // touch without closing everything.
        deferPointerDownOutside
        onEscapeKeyDown={(event) => {
          event.preventDefault();
          // While an input method composes a syllable, it handles Escape.
          if (!event.isComposing) onDismiss('escape');
        }}
        onPointerDownOutside={(event) => {
          if (inner.count.current > 0 || belongs(event)) event.preventDefault();
        }}
        onFocusOutside={(event) => {
          if (belongs(event)) event.preventDefault();
        }}
        onDismiss={() => onDismiss('outside')}
      >
        {children}
      </DismissableLayer>
    </InnerLayersContext>
  );
}
