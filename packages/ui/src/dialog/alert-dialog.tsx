import * as Radix from '@radix-ui/react-dialog';
import { useRef, type HTMLAttributes, type ReactNode, type Ref, type RefObject } from 'react';
import { Button } from '../button/index.ts';
import { useStrings } from '../i18n/index.ts';
import { DialogFrame, type DialogClassNames } from './dialog-frame.tsx';
import { Scrim } from './modal/scrim.tsx';
import { dialogStrings } from '../messages.generated/en/components/Dialog.ts';

export interface AlertDialogProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** The question, or the action to be confirmed. */
  title: string;
  /** What would be lost, announced with the title. */
  description: ReactNode;
  /** Whether it is open (controlled): only the page knows when the work is done. */
  open: boolean;
  /** Called with `false` by Cancel and by Escape, which is Cancel's key. A press outside does nothing. */
  onOpenChange: (open: boolean) => void;
  /** A verb and its object: "Delete Account". */
  confirmLabel: string;
  /** Called by the confirming button. It does not close the dialog: the page does, when the action is done. */
  onConfirm: () => void;
  /** `danger` for something that is lost permanently. @default "danger" */
  confirmVariant?: 'primary' | 'danger';
  /** Whether something must be selected first. @default false */
  confirmDisabled?: boolean;
  /**
   * The action is pending: both buttons ignore presses but keep the focus, and nothing closes the dialog. @default
   * false
   */
  confirmLoading?: boolean;
  /** Label of the confirming button while `loading`. @default confirmLabel */
  confirmLoadingLabel?: string;
  /** @default "Cancel" in the current language */
  cancelLabel?: string;
  /** What gets the focus when it closes. @default what had it before */
  returnFocus?: RefObject<HTMLElement | null>;
  /** Container of the portal. @default the body */
  container?: HTMLElement | null;
  /** Classes of its parts; `className` is that of the dialog itself. */
  classNames?: DialogClassNames;
  /** Content: what must be selected, or an error. */
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** Asks for confirmation of an action that cannot be undone. The Cancel button gets the focus. */
export function AlertDialog({
  open,
  onOpenChange,
  confirmLabel,
  onConfirm,
  confirmVariant = 'danger',
  confirmDisabled = false,
  confirmLoading = false,
  confirmLoadingLabel,
  cancelLabel,
  container,
  ...frame
}: AlertDialogProps) {
  const strings = useStrings(dialogStrings);
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal container={container}>
        <Scrim className={frame.classNames?.scrim} />
        <DialogFrame
          {...frame}
          role="alertdialog"
          width="regular"
          sheet="content"
          placement="center"
          initialFocus={cancel}
          hasTrigger={false}
          onEscape={(event) => {
            if (confirmLoading) event.preventDefault();
          }}
          footer={
            <>
              <Button
                ref={cancel}
                // Not `disabled`, which would move the focus to the body.
                aria-disabled={confirmLoading || undefined}
                onClick={() => onOpenChange(false)}
              >
                {cancelLabel ?? strings.cancel}
              </Button>
              <Button
                variant={confirmVariant === 'danger' ? 'dangerFilled' : confirmVariant}
                disabled={confirmDisabled}
                loading={confirmLoading}
                loadingLabel={confirmLoadingLabel ?? confirmLabel}
                onClick={onConfirm}
              >
                {confirmLabel}
              </Button>
            </>
          }
        />
      </Radix.Portal>
    </Radix.Root>
  );
}
