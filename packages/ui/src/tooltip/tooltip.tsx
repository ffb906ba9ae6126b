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
  /** A few plain words. Nothing in it can be pressed, and nothing that is needed on a phone is only here. */
  text: string;
  /** What it explains: one element that takes the focus and passes on its props, as Button, IconButton and Link do. */
  children: ReactElement;
  /**
   * Whether the words are read aloud as a description. Turn off where they are the name already, which would be read
   * twice.
   * @default true
   */
  describes?: boolean;
  /** Preferred side of the element; the opposite one is used if there is too little space. @default "above" */
  side?: 'below' | 'above' | 'left' | 'right';
  /** Whether it is shown (controlled). */
  open?: boolean;
  /** Whether it is shown before anybody points at it (uncontrolled). @default false */
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** To the tooltip itself, as are className and everything else. */
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
      {/* In the document while it is hidden too, since a description is read from what is hidden. */}
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
