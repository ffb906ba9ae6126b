import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { Slot } from '@radix-ui/react-slot';
import { clsx } from 'clsx';
import { useId, useRef, type HTMLAttributes, type ReactElement, type Ref } from 'react';
import { Layer } from '../shared/layers/layer.tsx';
import { useComposedHandlers } from '../shared/react/use-composed-handlers.ts';
import { usePlacement } from '../shared/layers/use-placement.ts';
import * as styles from './tooltip.css.ts';
import { useHint } from './use-hint.ts';

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
