import { clsx } from 'clsx';
import { CircleCheckIcon, InfoIcon, OctagonAlertIcon, TriangleAlertIcon } from '../icons/index.ts';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { useStrings } from '../i18n/index.ts';
import { visuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './alert.css.ts';
import { alertStrings } from '../messages.generated/en/components/Alert.ts';

/** What kind of message an alert is. */
export type AlertTone = 'info' | 'success' | 'warning' | 'danger';

const icons = {
  info: InfoIcon,
  success: CircleCheckIcon,
  warning: TriangleAlertIcon,
  danger: OctagonAlertIcon,
} satisfies Record<AlertTone, unknown>;

const roles = { assertive: 'alert', polite: 'status', off: 'note' } as const;

export interface AlertProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'role'> {
  /** What kind of message it is: each has its own icon and colour. @default "info" */
  tone?: AlertTone;
  /** The message in one line, before its explanation. */
  title?: ReactNode;
  /**
   * How a screen reader announces it when it appears: immediately (`assertive`), at the next pause
   * (`polite`), or not at all (`off`), for a note that is on the page initially.
   * @default "assertive" for danger, "polite" for the rest
   */
  announce?: 'assertive' | 'polite' | 'off';
  /** A button or link that helps: "Try again". */
  action?: ReactNode;
  /** What happened, and what is safe. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** A message that concerns the whole page or form. */
export function Alert({
  tone = 'info',
  title,
  announce = tone === 'danger' ? 'assertive' : 'polite',
  action,
  className,
  children,
  ...rest
}: AlertProps) {
  const strings = useStrings(alertStrings);
  const Icon = icons[tone];
  return (
    <div
      {...rest}
      role={roles[announce]}
      className={clsx(styles.alert({ tone }), className)}
      data-part="alert"
      data-tone={tone}
    >
      <Icon className={styles.icon} size={20} strokeWidth={1.6} aria-hidden />
      <div className={styles.body}>
        <span className={visuallyHidden}>{strings[tone]}</span>
        {title !== undefined && (
          <p className={styles.title} data-part="alert-title">
            {title}
          </p>
        )}
        <div>{children}</div>
        {action !== undefined && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
