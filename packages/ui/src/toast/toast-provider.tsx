import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { DismissableLayerBranch } from '@radix-ui/react-dismissable-layer';
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
import { Layer } from '../shared/layers/layer.tsx';
import { MessagesOnTopContext } from '../shared/layers/messages-on-top.ts';
import { focusedIn } from '../shared/dom/root.ts';
import { useComposedHandlers } from '../shared/react/use-composed-handlers.ts';
import { ToastContext, type Toast } from './toast-context.ts';
import { ToastItem } from './toast-item.tsx';
import * as styles from './toast.css.ts';
import { toastStrings } from '../messages.generated/en/components/Toast.ts';
import { useAboveDialogs } from './hooks/use-above-dialogs.ts';
import { useAttention } from './hooks/use-attention.ts';
import { useWindowInUse } from './hooks/use-window-in-use.ts';

const HOTKEYS = ['F6', 'F8'] as const;

export interface ToastProviderProps extends HTMLAttributes<HTMLElement> {
  /** Accessible name of the region. @default "Messages" in the current language */
  label?: string;
  /** How long a message without an action is shown, ms. @default 6000 */
  duration?: number;
  /** How many messages are shown at once. Further ones are queued; urgent ones are shown immediately. @default 3 */
  limit?: number;
  /**
   * Keys (`KeyboardEvent.key`) that move the focus to the newest message, and back. From within a modal dialog, whose
   * focus trap handles Tab, they are the only way there by keyboard; `aria-keyshortcuts` announces them.
   * @default ["F6", "F8"]
   */
  hotkeys?: readonly string[];
  /**
   * The app. Put the provider around its router, so that a message stays when its page unmounts.
   */
  children: ReactNode;
  /** Passed to the region, like className and all other props. */
  ref?: Ref<HTMLElement>;
}

interface Shown {
  id: string;
  /** Unique for each call, so that a message that replaces another one has its own countdown. */
  serial: number;
  toast: Toast;
}

const isUrgent = ({ toast }: Shown) => toast.urgent ?? false;

/** Shows temporary messages at the bottom of the screen. */
export function ToastProvider({
  label,
  duration = 6000,
  limit = 3,
  hotkeys = HOTKEYS,
  onPointerDown,
  onPointerEnter,
  onPointerLeave,
  onFocus,
  onBlur,
  className,
  children,
  ref,
  ...rest
}: ToastProviderProps) {
  const strings = useStrings(toastStrings);
  const prefix = useId();
  const count = useRef(0);
  const region = useRef<HTMLElement>(null);
  const [toasts, setToasts] = useState<readonly Shown[]>([]);
  const { isPaused, isOnTop, handlers, returnFocus } = useAttention(region, hotkeys);
  const isWindowInUse = useWindowInUse();

  const urgent = toasts.filter(isUrgent);
  const others = toasts.filter((one) => !isUrgent(one));
  const polite = others.slice(0, Math.max(0, limit - urgent.length));
  const newest = [...urgent, ...polite].reduce((most, { serial }) => Math.max(most, serial), 0);
  useAboveDialogs(region, newest);

  const dismiss = useCallback(
    (id: string) => setToasts((now) => now.filter((one) => one.id !== id)),
    [],
  );
  const show = useCallback(
    (toast: Toast) => {
      count.current += 1;
      const serial = count.current;
      const id = toast.id ?? `${prefix}${serial}`;
      setToasts((now) => [...now.filter((one) => one.id !== id), { id, serial, toast }]);
      return id;
    },
    [prefix],
  );
  const actions = useMemo(() => ({ show, dismiss }), [show, dismiss]);
  const remove = (id: string) => {
    dismiss(id);
    returnFocus();
  };

  /** Escape dismisses the focused message, and closes no dialog below it. */
  const dismissFocused = () => {
    const item = focusedIn(region.current)?.closest<HTMLElement>('[data-part="toast"]');
    const id = item?.dataset.toast;
    if (id !== undefined) remove(id);
  };

  const list = (messages: readonly Shown[], live: 'assertive' | 'polite') => (
    <ol
      className={styles.list}
      // An explicit attribute, because a dialog hides the page around it, except for elements with
      // this attribute.
      aria-live={live}
      aria-relevant="additions"
      data-part={live === 'assertive' ? 'toasts-urgent' : 'toasts'}
    >
      {messages.map(({ id, serial, toast }) => (
        <ToastItem
          key={serial}
          id={id}
          toast={toast}
          duration={duration}
          isPaused={isPaused || !isWindowInUse}
          onDismiss={() => remove(id)}
        />
      ))}
    </ol>
  );

  return (
    <ToastContext value={actions}>
      <MessagesOnTopContext value={isOnTop}>{children}</MessagesOnTopContext>
      {/* A press or the focus in here does not count as outside of any layer. */}
      <DismissableLayerBranch asChild>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it tracks focus and pointer to pause the countdown */}
        <section
          {...rest}
          ref={useComposedRefs(ref, region)}
          aria-label={label ?? strings.region}
          aria-keyshortcuts={hotkeys.join(' ') || undefined}
          className={clsx(styles.region, className)}
          data-part="toast-region"
          onPointerDown={useComposedHandlers(onPointerDown, handlers.onPointerDown)}
          onPointerEnter={useComposedHandlers(onPointerEnter, handlers.onPointerEnter)}
          onPointerLeave={useComposedHandlers(onPointerLeave, handlers.onPointerLeave)}
          onFocus={useComposedHandlers(onFocus, handlers.onFocus)}
          onBlur={useComposedHandlers(onBlur, handlers.onBlur)}
        >
          {list(urgent, 'assertive')}
          {list(polite, 'polite')}
          {isOnTop && (
            <Layer
              onDismiss={(how) => {
                if (how === 'escape') dismissFocused();
              }}
            >
              <span hidden />
            </Layer>
          )}
        </section>
      </DismissableLayerBranch>
    </ToastContext>
  );
}
