import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Container } from '../layout/index.ts';
import { SkyScene, type SkySceneProps } from '../sky-scene/index.ts';
import * as styles from './sky-hero.css.ts';

export interface SkyHeroProps extends HTMLAttributes<HTMLDivElement> {
  /** The drawing at the horizon. */
  subject: SkySceneProps['subject'];
  /** The same seed draws the same stars. @default 7 */
  seed?: number;
  /**
   * `screen`: as tall as the window, with space for the Header that overlaps it: a slide of a HeroCarousel with
   * `behindHeader`. `page`: below the Header, as tall as words and drawing need.
   * @default "page"
   */
  height?: 'screen' | 'page';
  /** Breadcrumbs, a Heading, a sentence and one or two buttons. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** The opening of a page: words over a sky, the drawing beside them or, on a phone, below them. */
export function SkyHero({
  subject,
  seed = 7,
  height = 'page',
  className,
  children,
  ...rest
}: SkyHeroProps) {
  return (
    <div {...rest} className={clsx(styles.root({ height }), className)} data-part="sky-hero">
      <SkyScene subject={subject} seed={seed} />
      <Container>
        <div className={styles.words({ height })}>{children}</div>
      </Container>
    </div>
  );
}
