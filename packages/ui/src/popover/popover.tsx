import { clsx } from 'clsx';
import {
  createContext,
  use,
  useId,
  useMemo,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import { extendElement } from '../shared/extend-element.ts';
import { mergeRefs } from '../shared/merge-refs.ts';
import { reachable, usePanel } from '../shared/use-panel.ts';
import * as styles from './popover.css.ts';

export interface PopoverProps extends HTMLAttributes<HTMLDivElement> {
  /** What the panel is called, read aloud when it opens: "Style of the chart". */
  label: string;
  /** The Button that opens and closes it; it gets the focus back. */
  trigger: ReactElement;
  /** Whether it is open, where the page owns that. */
  open?: boolean;
  /** @default false */
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Where it stands while there is room; else on the other side. @default "below" */
  side?: 'below' | 'above';
  /** Which edges of button and panel stand in line, in the direction of writing. @default "start" */
  align?: 'start' | 'center' | 'end';
  /** What gets the focus when it opens. @default the panel, so that its name is read */
  initialFocus?: RefObject<HTMLElement | null>;
  /** What it shows. Needs no heading of its own where `label` says enough. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

const CloseContext = createContext<(() => void) | undefined>(undefined);

/** A small panel beside its button; the page around it stays in use. */
export function Popover({
  label,
  trigger,
  open: openFromPage,
  defaultOpen = false,
  onOpenChange,
  side = 'below',
  align = 'start',
  initialFocus,
  className,
  children,
  ref,
  ...rest
}: PopoverProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const { open, setOpen, closeAndReturn, ...parts } = usePanel<HTMLDivElement>({
    open: openFromPage,
    defaultOpen,
    onOpenChange,
    side,
    align,
    onOpened: (panel) => (initialFocus?.current ?? panel).focus({ preventScroll: true }),
  });
  const root = useMemo(() => mergeRefs(ref, parts.panel), [ref, parts.panel]);

  return (
    <>
      {extendElement(trigger, {
        ref: parts.trigger,
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: () => (open ? closeAndReturn() : setOpen(true)),
      })}
      {open && (
        <CloseContext value={closeAndReturn}>
          <div
            {...rest}
            ref={root}
            id={id}
            role="dialog"
            aria-label={label}
            {...reachable}
            className={clsx(styles.popover, className)}
            data-part="popover"
            data-state="open"
          >
            {children}
          </div>
        </CloseContext>
      )}
    </>
  );
}

export interface PopoverCloseProps {
  /** One Button. */
  children: ReactElement;
}

/** Makes the button in it close the popover around it, after what the button does itself. */
export function PopoverClose({ children }: PopoverCloseProps) {
  const close = use(CloseContext);
  if (!close) throw new Error('PopoverClose stands outside Popover');
  return extendElement(children, { onClick: close });
}
