import { clsx } from 'clsx';
import type { HTMLAttributes, Ref } from 'react';
import { useStrings } from '../i18n/index.ts';
import { avatarGroupStrings } from '../messages.generated/en/components/AvatarGroup.ts';
import { useWrittenNumber } from '../shared/format/use-written-number.ts';
import * as styles from './avatar.css.ts';
import { Avatar, type AvatarProps } from './avatar.tsx';

export interface AvatarGroupProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** What the people have in common: "Astrologers online". */
  label: string;
  /** The people, in order. Names must differ. */
  items: readonly Pick<AvatarProps, 'name' | 'src'>[];
  /** How many are shown before the rest becomes a number: at least 1. @default 4 */
  max?: number;
  /** As of an Avatar. @default "small" */
  size?: AvatarProps['size'];
  ref?: Ref<HTMLSpanElement>;
}

/** People side by side, overlapping; those beyond `max` are a number, whose names screen readers read. */
export function AvatarGroup({
  label,
  items,
  max = 4,
  size = 'small',
  className,
  ...rest
}: AvatarGroupProps) {
  const strings = useStrings(avatarGroupStrings);
  const format = useWrittenNumber();
  // A number takes as much space as the one person in place of whom it is shown.
  const shown = items.length === max + 1 ? items : items.slice(0, max);
  const others = items.slice(shown.length);
  const names = others.map(({ name }) => name).join(', ');
  return (
    <span
      {...rest}
      role="group"
      aria-label={label}
      className={clsx(styles.group, className)}
      data-part="avatar-group"
    >
      {shown.map(({ name, src }) => (
        <Avatar key={name} name={name} src={src} size={size} className={styles.member} />
      ))}
      {others.length > 0 && (
        <span
          role="img"
          aria-label={strings.more({ count: format(others.length), names })}
          className={clsx(styles.root({ size, shape: 'seal' }), styles.member, styles.more)}
        >
          +{format(others.length)}
        </span>
      )}
    </span>
  );
}
