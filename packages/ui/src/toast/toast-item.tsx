import { XIcon } from '../icons/index.ts';
import { useEffect, useEffectEvent, type KeyboardEvent } from 'react';
import { Alert } from '../alert/index.ts';
import { Button } from '../button/index.ts';
import { useStrings } from '../i18n/index.ts';
import { IconButton } from '../icon-button/index.ts';
import type { Toast } from './toast-context.ts';
import * as styles from './toast.css.ts';
import { toastStrings } from './toast.strings.ts';

/** How long a message without an action stands, ms, while nobody is at it. */
export const STANDS = 6000;

interface ToastItemProps {
  toast: Toast;
  /** A mouse rests on the messages, or the focus is among them: none goes by itself, and time begins anew after. */
  held: boolean;
  onDismiss: () => void;
}

/** One message. */
export function ToastItem({ toast, held, onDismiss }: ToastItemProps) {
  const { text, title, tone = 'success', action } = toast;
  const strings = useStrings(toastStrings);
  const stays = held || action !== undefined;
  const dismiss = useEffectEvent(onDismiss);

  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => dismiss(), STANDS);
    return () => clearTimeout(timer);
  }, [stays]);

  const byKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onDismiss();
  };

  return (
    <li className={styles.toast} data-part="toast" data-state={tone}>
      <Alert
        tone={tone}
        title={title}
        announce="off"
        className={styles.message}
        action={
          action && (
            <Button
              size="small"
              onKeyDown={byKey}
              onClick={() => {
                onDismiss();
                action.onAction();
              }}
            >
              {action.label}
            </Button>
          )
        }
      >
        {text}
      </Alert>
      <IconButton
        label={strings.dismiss}
        tooltip={false}
        icon={<XIcon size={20} strokeWidth={1.6} aria-hidden />}
        onKeyDown={byKey}
        onClick={onDismiss}
      />
    </li>
  );
}
