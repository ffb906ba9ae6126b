import { composeEventHandlers } from '@radix-ui/primitive';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { Slot } from '@radix-ui/react-slot';
import { clsx } from 'clsx';
import {
  createContext,
  use,
  useId,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import { Layer } from '../shared/layers/layer.tsx';
import { usePanel } from '../shared/layers/use-panel.ts';
import { warnWithoutName } from '../shared/react/warn-without-name.ts';
import * as styles from './popover.css.ts';

export interface PopoverProps extends HTMLAttributes<HTMLDivElement> {
  /** Accessible name of the panel, announced when it opens: "Style of the chart". */
  label: string;
  /** The Button that opens and closes it; it gets the focus back. */
  trigger: ReactElement;
  /** Whether it is open (controlled). */
  open?: boolean;
  /** Whether it is open at first (uncontrolled). @default false */
  defaultOpen?: boolean;
  /** Called when it opens, or is closed by its button, Escape or a press outside. */
  onOpenChange?: (open: boolean) => void;
  /** Preferred side of the button; the opposite one is used if there is too little space. @default "below" */
  side?: 'below' | 'above' | 'left' | 'right';
  /** Which edges of button and panel are aligned, in the text direction. @default "start" */
  align?: 'start' | 'center' | 'end';
  /** What gets the focus when it opens. @default the panel, so that its name is read */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Content. Needs no heading if `label` is enough. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

const CloseContext = createContext<(() => void) | undefined>(undefined);

/** A small panel next to its button; the page stays usable. */
export function Popover({
  label,
  trigger,
  open: openProp,
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
  warnWithoutName('Popover', 'label', label);
  const ownId = useId();
  const id = rest.id ?? ownId;
  const {
    open,
    closeAndReturn,
    trigger: button,
    panel,
    triggerProps,
    boxProps,
    layerProps,
  } = usePanel<HTMLDivElement>({
    caller: 'Popover',
    open: openProp,
    defaultOpen,
    onOpenChange,
    side,
    align,
    onOpened: (box) => (initialFocus?.current ?? box).focus({ preventScroll: true }),
  });
  const root = useComposedRefs(ref, panel);

  return (
    <>
      <Slot
        {...triggerProps}
        ref={button}
        aria-haspopup="dialog"
        aria-controls={open ? id : undefined}
      >
        {trigger}
      </Slot>
      {open && (
        <CloseContext value={closeAndReturn}>
          <Layer {...layerProps}>
            <div
              {...rest}
              {...boxProps}
              ref={root}
              id={id}
              role="dialog"
              aria-label={label}
              className={clsx(styles.popover, className)}
              data-part="popover"
            >
              {children}
            </div>
          </Layer>
        </CloseContext>
      )}
    </>
  );
}

export interface PopoverCloseProps {
  /** One Button. */
  children: ReactElement;
}

/** Makes its child button close the enclosing popover, after the button's own handler. */
export function PopoverClose({ children }: PopoverCloseProps) {
  const close = use(CloseContext);
  if (!close) throw new Error('PopoverClose is outside of a Popover');
  return <Slot onClick={composeEventHandlers(undefined, close)}>{children}</Slot>;
}
