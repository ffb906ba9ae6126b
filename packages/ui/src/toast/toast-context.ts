import { createContext, use, type ReactNode } from 'react';
import type { AlertTone } from '../alert/index.ts';

/** A temporary message. */
export interface Toast {
  /** What happened, in one sentence. */
  text: ReactNode;
  /** @default "success" */
  tone?: AlertTone;
  /** A title of one or two words, before the sentence. */
  title?: ReactNode;
  /** An action: "Undo". A message with an action stays until it is dismissed. */
  action?: {
    /** Text of the button. */
    label: string;
    /** Called when the button is pressed, after the message is dismissed. */
    onAction: () => void;
  };
  /**
   * Announced immediately, interrupting the screen reader: only if a delay would do harm. @default
   * false
   */
  urgent?: boolean;
  /**
   * How long it is shown, ms; `Infinity` until it is dismissed. The countdown is paused while a mouse rests on the
   * messages, while the focus is in them, and while the window is not active. Not used with an `action`.
   * @default the provider's
   */
  duration?: number;
  /** Id. A message with the same id replaces the earlier one. @default a generated id */
  id?: string;
}

export interface ToastActions {
  /** Shows a message and returns its id. */
  show: (toast: Toast) => string;
  /** Removes the message of that id; nothing happens if it is gone. */
  dismiss: (id: string) => void;
}

export const ToastContext = createContext<ToastActions | undefined>(undefined);

/** Shows messages in the surrounding ToastProvider. */
export function useToast(): ToastActions {
  const actions = use(ToastContext);
  if (!actions) throw new Error('useToast is called outside ToastProvider');
  return actions;
}
