import { clsx } from 'clsx';
import { CheckIcon, InfoIcon, MinusIcon, XIcon, type Icon } from '../icons/index.ts';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { badge, words } from './badge.css.ts';

export type BadgeTone = 'plain' | 'success' | 'warning' | 'danger' | 'info' | 'brass';

/** The shape that conveys the tone without colour (colour blindness, forced colours, print). */
const SHAPES: Partial<Record<BadgeTone, Icon>> = {
  success: CheckIcon,
  warning: MinusIcon,
  danger: XIcon,
  info: InfoIcon,
};

export interface BadgeProps extends HTMLAttributes<HTMLSpanElement> {
  /**
   * The meaning of the badge. `success` auspicious, `warning` neutral, `danger` inauspicious, `info` a remark, `brass`
   * the current one, `plain` a fact without judgement.
   * @default "plain"
   */
  tone?: BadgeTone;
  /** Replaces the icon of the tone (check, dash, cross, i). `null`: text without an icon. @default the tone's shape */
  icon?: ReactNode;
  /** One to three words that carry the meaning; colour and shape only repeat it. */
  children: ReactNode;
  ref?: Ref<HTMLSpanElement>;
}

/** A word or two on the state of the item next to it. */
export function Badge({ tone = 'plain', icon, className, children, ...rest }: BadgeProps) {
  const Shape = SHAPES[tone];
  const shape =
    icon === undefined && Shape ? <Shape size={16} strokeWidth={2} aria-hidden /> : icon;
  return (
    <span {...rest} className={clsx(badge({ tone }), className)} data-part="badge" data-tone={tone}>
      {shape}
      <span className={words}>{children}</span>
    </span>
  );
}
