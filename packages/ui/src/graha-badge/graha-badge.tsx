import { clsx } from 'clsx';
import type { HTMLAttributes, Ref } from 'react';
import { Badge } from '../badge/index.ts';
import { grahaInk } from '../glyphs/glyphs.css.ts';
import { grahaAbbreviations, GrahaGlyph, grahaNames, type GrahaId } from '../glyphs/index.ts';
import { useStrings } from '../i18n/index.ts';
import { aside, name as nameWord, naming, row } from '../shared/styles/naming.css.ts';
import { visuallyHidden } from '../visually-hidden/index.ts';
import type { Dignity } from './dignity.ts';
import { DignityBadge } from './dignity-badge.tsx';
import * as styles from './graha-badge.css.ts';
import { grahaBadgeStrings } from '../messages.generated/en/components/GrahaBadge.ts';

export interface GrahaBadgeProps extends HTMLAttributes<HTMLSpanElement> {
  /** The graha that is named. */
  graha: GrahaId;
  /** Marked as moving backwards. @default false */
  retrograde?: boolean;
  /** Marked as too close to the Sun. @default false */
  combust?: boolean;
  /** Its dignity in its sign. Omitted: none is shown. */
  dignity?: Dignity;
  /**
   * `full`: its name, and its states in words. `short`: two letters with raised marks, for a dense table; the words
   * are still read aloud. @default "full"
   */
  variant?: 'full' | 'short';
  ref?: Ref<HTMLSpanElement>;
}

/** A graha by shape, name and colour, with the states it is in. */
export function GrahaBadge({
  graha,
  retrograde = false,
  combust = false,
  dignity,
  variant = 'full',
  className,
  ...rest
}: GrahaBadgeProps) {
  const strings = useStrings(grahaBadgeStrings);
  const name = useStrings(grahaNames)[graha];
  const letters = useStrings(grahaAbbreviations)[graha];
  const root = { ...rest, className: clsx(row, className), 'data-part': 'graha-badge' };

  if (variant === 'short') {
    const labelParts = [
      name,
      retrograde && strings.retrograde,
      combust && strings.combust,
      dignity && strings.dignity[dignity],
    ].filter(Boolean);
    return (
      <span {...root}>
        <GrahaGlyph graha={graha} size={18} />
        <span aria-hidden="true" className={clsx(nameWord, grahaInk[graha])}>
          {letters}
          <sup className={styles.marks}>
            {retrograde && strings.retrogradeMark}
            {combust && strings.combustMark}
          </sup>
        </span>
        <span className={visuallyHidden}>{labelParts.join(', ')}</span>
      </span>
    );
  }

  return (
    <span {...root}>
      <span className={naming}>
        <GrahaGlyph graha={graha} size={22} />
        <span className={nameWord}>{name}</span>
      </span>
      {retrograde && <span className={aside}>{strings.retrograde}</span>}
      {combust && <Badge tone="danger">{strings.combust}</Badge>}
      {dignity && <DignityBadge dignity={dignity} />}
    </span>
  );
}
