import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { badge, words } from '../badge/badge.css.ts';
import type { BadgeTone } from '../badge/index.ts';
import { useStrings } from '../i18n/index.ts';
import { XIcon } from '../icons/index.ts';
import { tagStrings } from '../messages.generated/en/components/Tag.ts';
import * as styles from './tag.css.ts';

export interface TagProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** One to three words. They name the button that removes it. */
  label: string;
  /** As of a Badge. @default "plain" */
  tone?: BadgeTone;
  /** A decorative icon, 16 px, before the label. */
  icon?: ReactNode;
  /** Called by the button that removes it. Without it there is no button. Move the focus, which is in that button. */
  onRemove?: (() => void) | undefined;
  /** It cannot be removed now. @default false */
  disabled?: boolean;
  ref?: Ref<HTMLSpanElement>;
}

/** A label that was chosen, and can be removed: a filter, an option of a MultiSelect. */
export function Tag({
  label,
  tone = 'plain',
  icon,
  onRemove,
  disabled = false,
  className,
  ...rest
}: TagProps) {
  const strings = useStrings(tagStrings);
  return (
    <span
      {...rest}
      className={clsx(badge({ tone }), styles.tag, onRemove && styles.removable, className)}
      data-part="tag"
      data-tone={tone}
    >
      {icon}
      <span className={words}>{label}</span>
      {onRemove && (
        <button
          type="button"
          className={styles.remove}
          aria-label={strings.remove({ label })}
          disabled={disabled}
          onClick={onRemove}
          data-part="tag-remove"
        >
          <XIcon size={16} aria-hidden />
        </button>
      )}
    </span>
  );
}
