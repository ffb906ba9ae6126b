import { clsx } from 'clsx';
import {
  useCallback,
  useId,
  useMemo,
  useRef,
  useState,
  type HTMLAttributes,
  type ReactNode,
  type Ref,
} from 'react';
import { useStrings } from '../i18n/index.ts';
import { ToastContext, type Toast } from './toast-context.ts';
import { ToastItem } from './toast-item.tsx';
import * as styles from './toast.css.ts';
import { toastStrings } from './toast.strings.ts';
import { useHeld } from './use-held.ts';

export interface ToastProviderProps extends HTMLAttributes<HTMLElement> {
  /** What the place of the messages is called. @default "Messages" in the language in force */
  label?: string;
  /** The product. The provider stands around its router, so that a message outlives the page that it came from. */
  children: ReactNode;
  /** To the place of the messages, as are className and everything else. */
  ref?: Ref<HTMLElement>;
}

interface Shown {
  id: string;
  /** Another one each time, so that a message that takes the place of another has a time of its own. */
  serial: number;
  toast: Toast;
}

/** Shows messages that pass, at the foot of the screen. */
export function ToastProvider({ label, className, children, ...rest }: ToastProviderProps) {
  const strings = useStrings(toastStrings);
  const prefix = useId();
  const count = useRef(0);
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const { held, handlers, letGo } = useHeld();

  const dismiss = useCallback(
    (id: string) => setShown((now) => now.filter((one) => one.id !== id)),
    [],
  );
  const show = useCallback(
    (toast: Toast) => {
      count.current += 1;
      const serial = count.current;
      const id = toast.id ?? `${prefix}${serial}`;
      setShown((now) => [...now.filter((one) => one.id !== id), { id, serial, toast }]);
      return id;
    },
    [prefix],
  );
  const actions = useMemo(() => ({ show, dismiss }), [show, dismiss]);

  const list = (urgent: boolean) => (
    <ol
      className={styles.list}
      // Named in full, since a dialog hides the page around it, but never what carries this attribute.
      aria-live={urgent ? 'assertive' : 'polite'}
      aria-relevant="additions"
      data-part={urgent ? 'toasts-urgent' : 'toasts'}
    >
      {shown
        .filter(({ toast }) => (toast.urgent ?? false) === urgent)
        .map(({ id, serial, toast }) => (
          <ToastItem
            key={serial}
            toast={toast}
            held={held}
            onDismiss={() => {
              dismiss(id);
              letGo();
            }}
          />
        ))}
    </ol>
  );

  return (
    <ToastContext value={actions}>
      {children}
      <section
        {...rest}
        {...handlers}
        aria-label={label ?? strings.region}
        className={clsx(styles.region, className)}
        data-part="toast-region"
      >
        {list(true)}
        {list(false)}
      </section>
    </ToastContext>
  );
}
