import { clsx } from 'clsx';
import type { HTMLAttributes, Ref } from 'react';
import { useStrings } from '../i18n/index.ts';
import { Lines } from '../progressive-render/deferred-drawings.tsx';
import * as styles from './yantra-art.css.ts';
import { HALF } from './yantra-art.logic.ts';
import { yantraArtStrings } from '../messages.generated/en/components/YantraArt.ts';
import { figures } from './yantra-figures.tsx';
import type { YantraId } from './yantra-ids.ts';
import { nicheBox, YantraNiche } from './yantra-niche.tsx';

export interface YantraArtProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Whose yantra is shown. */
  yantra: YantraId;
  /** Width and height of the drawing: px, or any CSS length; in a niche its width. @default 240 */
  size?: number | string;
  /** Framed by a cusped arch at dusk: the picture at the top of a ceremony's page. @default false */
  niche?: boolean;
  /** Shows a note below it that it is a respectful simplification. Set it for large sizes. @default false */
  noted?: boolean;
  /** Hides it from screen readers, for use next to text with the same content. @default false */
  decorative?: boolean;
  ref?: Ref<HTMLElement>;
}

/** The yantra of a ceremony in lines: a respectful simplification, not one to worship with. */
export function YantraArt({
  yantra,
  size = 240,
  niche = false,
  noted = false,
  decorative = false,
  className,
  ...rest
}: YantraArtProps) {
  const strings = useStrings(yantraArtStrings);
  return (
    <figure {...rest} className={clsx(styles.root, className)} data-part="yantra-art">
      <svg
        viewBox={niche ? nicheBox : `${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`}
        width={size}
        {...(!niche && { height: size })}
        focusable="false"
        className={clsx(styles.drawing, niche && styles.framed)}
        {...(decorative
          ? { 'aria-hidden': true }
          : { role: 'img', 'aria-label': strings.names[yantra] })}
      >
        <Lines>{niche ? <YantraNiche>{figures[yantra]}</YantraNiche> : figures[yantra]}</Lines>
      </svg>
      {noted && <figcaption className={styles.note}>{strings.note}</figcaption>}
    </figure>
  );
}
