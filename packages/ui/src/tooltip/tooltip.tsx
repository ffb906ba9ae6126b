import { clsx } from 'clsx';
import { useId, useMemo, useRef, type HTMLAttributes, type ReactElement, type Ref } from 'react';
import { extendElement } from '../shared/extend-element.ts';
import { mergeRefs } from '../shared/merge-refs.ts';
import { useBeside } from '../shared/use-beside.ts';
import * as styles from './tooltip.css.ts';
import { useHint } from './use-hint.ts';

export interface TooltipProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** A few plain words. Nothing in it can be pressed, and nothing that is needed on a phone stands only here. */
  text: string;
  /** What it explains: one element that takes the focus and passes on its props, as Button, IconButton and Link do. */
  children: ReactElement;
  /**
   * Whether the words are read aloud as a description. Turn off where they are the name already, which would be read
   * twice.
   * @default true
   */
  describes?: boolean;
  /** Where it stands while there is room. @default "above" */
  side?: 'below' | 'above';
  /** Whether it shows before anybody points at it. @default false */
  defaultOpen?: boolean;
  /** To the tooltip itself, as are className and everything else. */
  ref?: Ref<HTMLSpanElement>;
}

/** Says more about a button when a mouse rests on it or the keyboard reaches it. */
export function Tooltip({
  text,
  children,
  describes = true,
  side = 'above',
  defaultOpen = false,
  className,
  ref,
  ...rest
}: TooltipProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const anchor = useRef<HTMLElement>(null);
  const words = useRef<HTMLSpanElement>(null);
  const root = useMemo(() => mergeRefs(ref, words), [ref]);
  const { open, ofAnchor, ofWords } = useHint(anchor, words, defaultOpen);
  useBeside(open, anchor, words, { side, align: 'center' });

  return (
    <>
      {extendElement(children, {
        ...ofAnchor,
        ref: anchor,
        ...(describes && { 'aria-describedby': id }),
      })}
      {/* There while it is hidden too, since a description is read from what is hidden. */}
      <span
        {...rest}
        {...ofWords}
        ref={root}
        id={id}
        role="tooltip"
        aria-hidden={describes ? undefined : true}
        hidden={!open}
        className={clsx(styles.tooltip, className)}
        data-part="tooltip"
        data-state={open ? 'open' : 'closed'}
      >
        {text}
      </span>
    </>
  );
}
