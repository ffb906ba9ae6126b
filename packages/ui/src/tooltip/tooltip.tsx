import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { Slot } from '@radix-ui/react-slot';
import { clsx } from 'clsx';
import {
  useId,
  useRef,
  type HTMLAttributes,
  type ReactElement,
  type Ref,
  useEffect,
  useEffectEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { focusedIn } from '../shared/dom/root.ts';
import { Layer } from '../shared/layers/layer.tsx';
import { useComposedHandlers } from '../shared/react/use-composed-handlers.ts';
import { usePlacement, loadPlacement } from '../shared/layers/use-placement.ts';
import * as styles from './tooltip.css.ts';
import { useControllableState } from '@radix-ui/react-use-controllable-state';

export interface TooltipProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /**
   * A few plain words. It cannot contain controls, and must not have essential content, because phones do not show it.
   */
  text: string;
  /** The described element: one that is focusable and passes on its props, like Button, IconButton and Link. */
  children: ReactElement;
  /**
   * Whether the text is the element's accessible description. Turn off if it equals the name, which would be read
   * twice.
   * @default true
   */
  describes?: boolean;
  /** Preferred side of the element; the opposite one is used if there is too little space. @default "above" */
  side?: 'below' | 'above' | 'left' | 'right';
  /** Whether it is shown (controlled). */
  open?: boolean;
  /** Whether it is initially shown (uncontrolled). @default false */
  defaultOpen?: boolean;
  /** Called when hover, focus or Escape shows or hides it. */
  onOpenChange?: (open: boolean) => void;
  /** Ref to the tooltip itself, as are className and everything else. */
  ref?: Ref<HTMLSpanElement>;
}

/** Describes a button on hover or keyboard focus. */
export function Tooltip({
  text,
  children,
  describes = true,
  side = 'above',
  open: openProp,
  defaultOpen = false,
  onOpenChange,
  onPointerEnter,
  onPointerLeave,
  className,
  ref,
  ...rest
}: TooltipProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const anchor = useRef<HTMLElement>(null);
  const words = useRef<HTMLSpanElement>(null);
  const root = useComposedRefs(ref, words);
  const { open, close, ofAnchor, ofWords } = useHint(anchor, {
    open: openProp,
    defaultOpen,
    onOpenChange,
  });
  usePlacement(open, anchor, words, { side, align: 'center' });

  return (
    <>
      <Slot {...ofAnchor} ref={anchor} aria-describedby={describes ? id : undefined}>
        {children}
      </Slot>
      {/* In the document while hidden too, because `aria-describedby` may refer to hidden elements. */}
      <span
        {...rest}
        ref={root}
        id={id}
        role="tooltip"
        aria-hidden={describes ? undefined : true}
        hidden={!open}
        className={clsx(styles.tooltip, className)}
        data-part="tooltip"
        data-state={open ? 'open' : 'closed'}
        onPointerEnter={useComposedHandlers(onPointerEnter, ofWords.onPointerEnter)}
        onPointerLeave={useComposedHandlers(onPointerLeave, ofWords.onPointerLeave)}
      >
        {text}
      </span>
      {open && (
        <Layer also={[anchor, words]} onDismiss={close} closesWithOuter>
          <span hidden />
        </Layer>
      )}
    </>
  );
}

/** Delay before hover shows it, ms. */
const REST = 400;
/** Time to cross the gap between element and tooltip, ms. */
const CROSS = 200;
/** After one tooltip was closed, the next one opens without a delay for this long, ms. */
const SKIP = 300;

/** All tooltips of a page share their delay, and only one of them is open. */
const shared = {
  /** Closes the tooltip that is open. */
  close: undefined as (() => void) | undefined,
  closedAt: -Infinity,
};

const isWarm = () => {
  const since = performance.now() - shared.closedAt;
  return shared.close !== undefined || (since >= 0 && since < SKIP);
};

interface HintState {
  open: boolean | undefined;
  defaultOpen: boolean;
  onOpenChange: ((open: boolean) => void) | undefined;
}

/**
 * State of a tooltip, which is open while a mouse rests on its anchor or on its text (WCAG 1.4.13),
 * or while the keyboard is on the anchor. Touch never opens it. It is closed by Escape, by a press,
 * and when mouse or keyboard leave; never by time.
 */
export function useHint(anchor: RefObject<HTMLElement | null>, state: HintState) {
  const [open, setOpen] = useControllableState({
    prop: state.open,
    defaultProp: state.defaultOpen,
    onChange: state.onOpenChange,
    caller: 'Tooltip',
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const closeThis = useRef<() => void>(undefined);
  // A press moves the focus too, and a field focused by touch matches `:focus-visible`.
  const byPress = useRef(false);
  // A window that comes back focuses its active element again.
  const leftWithWindow = useRef(false);

  const set = (next: boolean) => {
    if (next && shared.close !== closeThis.current) {
      shared.close?.();
      shared.close = closeThis.current;
    } else if (!next && shared.close === closeThis.current) {
      shared.close = undefined;
      shared.closedAt = performance.now();
    }
    setOpen(next);
  };
  const change = (next: boolean, after = 0) => {
    clearTimeout(timer.current);
    if (after === 0) set(next);
    else timer.current = setTimeout(() => set(next), after);
  };
  const close = () => change(false);

  const closeForNext = useEffectEvent(close);
  useEffect(() => {
    const closeIt = () => closeForNext();
    closeThis.current = closeIt;
    return () => {
      clearTimeout(timer.current);
      if (shared.close === closeIt) shared.close = undefined;
    };
  }, []);

  const hasKeyboard = () => !byPress.current && anchor.current?.matches(':focus-visible') === true;
  const leave = () => {
    if (!hasKeyboard()) change(false, CROSS);
  };

  return {
    open,
    close,
    /** Props of the anchor. */
    ofAnchor: {
      onPointerEnter: useComposedHandlers<PointerEvent>(undefined, ({ pointerType }) => {
        if (pointerType !== 'mouse') return;
        void loadPlacement();
        change(true, open || isWarm() ? 0 : REST);
      }),
      onPointerLeave: useComposedHandlers<PointerEvent>(undefined, leave),
      // A pressed element needs no tooltip any more, and may open something itself.
      onPointerDown: useComposedHandlers<PointerEvent>(undefined, () => {
        byPress.current = true;
        change(false);
      }),
      onFocus: () => {
        if (!leftWithWindow.current && hasKeyboard()) change(true);
      },
      onBlur: () => {
        leftWithWindow.current = focusedIn(anchor.current) === anchor.current;
        if (!leftWithWindow.current) byPress.current = false;
        change(false);
      },
    },
    /** Props of the tooltip. */
    ofWords: { onPointerEnter: () => change(true), onPointerLeave: leave },
  };
}
