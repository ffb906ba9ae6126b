import { XIcon } from '../icons/index.ts';
import { Alert } from '../alert/index.ts';
import { Button } from '../button/index.ts';
import { useStrings } from '../i18n/index.ts';
import { IconButton } from '../icon-button/index.ts';
import type { Toast } from './toast-context.ts';
import * as styles from './toast.css.ts';
import { toastStrings } from '../messages.generated/en/components/Toast.ts';
import { useCountdown } from './hooks/use-countdown.ts';

interface ToastItemProps {
  id: string;
  toast: Toast;
  /** Default duration, ms, for toasts without their own. */
  duration: number;
  /** Whether its countdown is paused. */
  isPaused: boolean;
  onDismiss: () => void;
}

/** One message. */
export function ToastItem({ id, toast, duration, isPaused, onDismiss }: ToastItemProps) {
  const { text, title, tone = 'success', action } = toast;
  const strings = useStrings(toastStrings);
  useCountdown(action ? Infinity : (toast.duration ?? duration), isPaused, onDismiss);

  return (
    <li className={styles.toast} data-part="toast" data-toast={id} data-tone={tone}>
      <Alert
        tone={tone}
        title={title}
        announce="off"
        className={styles.message}
        action={
          action && (
            <Button
              size="small"
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
        onClick={onDismiss}
      />
    </li>
  );
}
