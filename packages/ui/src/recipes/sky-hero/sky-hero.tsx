import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Container } from '../../layout/index.ts';
import { SkyScene, type SkySceneProps } from '../../sky-scene/index.ts';
import * as styles from './sky-hero.css.ts';

interface OwnProps extends HTMLAttributes<HTMLDivElement> {
  /** The same seed gives the same stars. @default 7 */
  seed?: number;
  /**
   * `screen`: as tall as the window, with space for the Header that overlaps it: a slide of a Carousel, its `variant` hero, with
   * `behindHeader`. `page`: below the Header, as tall as text and drawing need.
   * @default "page"
   */
  height?: 'screen' | 'page';
  /** Caption at the bottom of the drawing: the place and time of its sky. */
  caption?: ReactNode;
  /** Breadcrumbs, a Heading, a sentence and one or two buttons. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

export type SkyHeroProps = OwnProps &
  (
    | {
        /** The drawing at the horizon. */
        subject: SkySceneProps['subject'];
        scene?: never;
      }
    | {
        subject?: never;
        /** A replacement for the drawing: a ThemeScene, or a SkyScene with its own facts. */
        scene: ReactNode;
      }
  );

/** The hero of a page: text over a sky, with the drawing next to it or, on a phone, below it. */
export function SkyHero({
  subject,
  scene,
  seed = 7,
  height = 'page',
  caption,
  className,
  children,
  ...rest
}: SkyHeroProps) {
  return (
    <div
      {...rest}
      className={clsx(styles.root({ height, captioned: Boolean(caption) }), className)}
      data-part="sky-hero"
    >
      {subject ? <SkyScene subject={subject} seed={seed} /> : scene}
      <Container>
        <div className={styles.words({ height })}>{children}</div>
      </Container>
      {caption && (
        <div className={styles.foot}>
          <div className={styles.caption}>{caption}</div>
        </div>
      )}
    </div>
  );
}
