import type { ReactNode } from 'react';
import { Badge, type BadgeProps, type BadgeTone } from '../badge/index.ts';
import { useStrings } from '../i18n/index.ts';
import type { Dignity } from './dignity.ts';
import { grahaBadgeStrings } from '../messages.generated/en/components/GrahaBadge.ts';

const TONES: Record<Dignity, BadgeTone> = {
  exalted: 'success',
  moolatrikona: 'success',
  own: 'success',
  friend: 'plain',
  neutral: 'plain',
  enemy: 'warning',
  debilitated: 'danger',
};

export interface DignityBadgeProps extends Omit<BadgeProps, 'tone' | 'icon' | 'children'> {
  /** How strong a graha is in its sign. */
  dignity: Dignity;
  /** The word for it. @default the kit's word for the dignity */
  children?: ReactNode;
}

/** How strong a graha is in its sign, in a word. */
export function DignityBadge({ dignity, children, ...rest }: DignityBadgeProps) {
  const { dignity: words } = useStrings(grahaBadgeStrings);
  return (
    <Badge {...rest} tone={TONES[dignity]}>
      {children ?? words[dignity]}
    </Badge>
  );
}
