import * as Radix from '@radix-ui/react-dialog';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { XIcon } from '../icons/index.ts';
import type { HTMLAttributes, ReactElement, ReactNode, Ref, RefObject } from 'react';
import { useStrings } from '../i18n/index.ts';
import { DialogFrame, type DialogClassNames } from './dialog-frame.tsx';
import { Scrim } from './modal/scrim.tsx';
import * as styles from './dialog.css.ts';
import { dialogStrings } from '../messages.generated/en/components/Dialog.ts';

export interface DialogProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** Title of the dialog, announced when it opens. */
  title: string;
  /** Hides the title visually; use it only if a picture or the first line has the same content. @default false */
  titleHidden?: boolean;
  /** A sentence under the title, read aloud with it. */
  description?: ReactNode;
  /**
   * Buttons below the scrolling content, always visible. Wrap a button that closes the dialog in
   * DialogClose.
   */
  footer?: ReactNode;
  /** The button that opens it; it gets the focus back. */
  trigger?: ReactElement;
  /** Whether it is open (controlled). */
  open?: boolean;
  /** Whether it is open at first (uncontrolled). @default false */
  defaultOpen?: boolean;
  /** Called when the dialog opens, or is closed by its button, Escape or a press outside. */
  onOpenChange?: (open: boolean) => void;
  /**
   * `center`: a window, under 640 px a sheet at the bottom. `start`, `end`: a drawer at that side of the screen, `bottom`: a
   * sheet at the bottom, each on any width.
   * @default "center"
   */
  placement?: 'center' | 'start' | 'end' | 'bottom';
  /** Its width from 640 px on: 560 or 800 px; that of a drawer: 400 or 640 px. @default "regular" */
  width?: 'regular' | 'wide';
  /**
   * Height of a bottom sheet: as high as its content, or the full screen for a form. @default "content"
   */
  sheet?: 'content' | 'full';
  /**
   * `false`: the page stays usable beside it. It has no backdrop, the focus may leave it, and Escape closes it only while
   * the focus is inside. @default true
   */
  modal?: boolean;
  /**
   * Selector of layers of other products that stay usable while it is open: a payment, a captcha, a chat. It then is not in
   * the browser's top layer, so that a layer with a higher `z-index` lies above it.
   */
  allowOutside?: string;
  /** Whether a press outside closes it. Turn it off where typed text would be lost. @default modal */
  closeOnOutsidePress?: boolean;
  /** What gets the focus when it opens. @default its title, so that it is read from the beginning */
  initialFocus?: RefObject<HTMLElement | null>;
  /** What gets the focus when it closes. @default the trigger, or what had the focus before */
  returnFocus?: RefObject<HTMLElement | null>;
  /** Container of the portal. Pass an element inside a part that has its own theme. @default the body */
  container?: HTMLElement | null;
  /** Classes of its parts; `className` is that of the dialog itself. */
  classNames?: DialogClassNames;
  /** The content between title and actions. */
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** A modal dialog for a task or a message; the page behind it is inert. With `modal={false}` the page stays usable. */
export function Dialog({
  trigger,
  open: openProp,
  defaultOpen = false,
  onOpenChange,
  width = 'regular',
  sheet = 'content',
  placement = 'center',
  modal = true,
  allowOutside,
  closeOnOutsidePress = modal,
  container,
  ...frame
}: DialogProps) {
  const strings = useStrings(dialogStrings);
  const [open, setOpen] = useControllableState({
    prop: openProp,
    defaultProp: defaultOpen,
    onChange: onOpenChange,
    caller: 'Dialog',
  });
  return (
    <Radix.Root open={open} onOpenChange={setOpen} modal={modal && allowOutside === undefined}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal container={container}>
        {modal && (
          <Scrim isOnTop={allowOutside === undefined} className={frame.classNames?.scrim} />
        )}
        <DialogFrame
          {...frame}
          width={width}
          sheet={placement === 'center' || placement === 'bottom' ? sheet : 'content'}
          placement={placement}
          hasTrigger={trigger !== undefined}
          modal={modal}
          allowOutside={allowOutside}
          onOutsidePress={closeOnOutsidePress ? () => setOpen(false) : undefined}
          closeButton={
            <Radix.Close className={styles.close} aria-label={strings.close}>
              <XIcon size={20} strokeWidth={1.6} aria-hidden />
            </Radix.Close>
          }
        />
      </Radix.Portal>
    </Radix.Root>
  );
}

export interface DialogCloseProps {
  /** One Button. */
  children: ReactElement;
}

/** Makes its child button close the enclosing dialog. */
export function DialogClose({ children }: DialogCloseProps) {
  return <Radix.Close asChild>{children}</Radix.Close>;
}
