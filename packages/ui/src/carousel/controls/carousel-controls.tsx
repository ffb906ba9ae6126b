import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '../../icons/index.ts';
import type { ReactNode } from 'react';
import { useStrings } from '../../i18n/index.ts';
import * as styles from './carousel-controls.css.ts';
import { carouselStrings } from '../../messages.generated/en/components/Carousel.ts';
import type { useCarousel } from '../track/use-carousel.ts';

const icon = { size: 20, strokeWidth: 1.6, 'aria-hidden': true } as const;

interface ArrowProps {
  label: string;
  /** The id of the element that it moves. */
  controls: string;
  isEnd: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** At an end it is `aria-disabled`, not `disabled`, so that it keeps the focus after the press. */
function Arrow({ label, controls, isEnd, onPress, children }: ArrowProps) {
  return (
    <button
      type="button"
      className={styles.square}
      aria-label={label}
      aria-controls={controls}
      aria-disabled={isEnd || undefined}
      onClick={isEnd ? undefined : onPress}
    >
      {children}
    </button>
  );
}

export interface Dot {
  /** Counted from 0. */
  group: number;
  label: string;
  absentAt: string | undefined;
}

interface ControlsProps {
  /** The id of the slides. */
  controls: string;
  dots: readonly Dot[];
  /** Breakpoints at which all slides are in view, so that no controls are needed. */
  absentAt: string | undefined;
  /** Whether there is a Pause button. */
  rotates: boolean;
  carousel: ReturnType<typeof useCarousel>;
}

/** Pause, dots and arrows, in the order of the Tab key. */
export function CarouselControls({ controls, dots, absentAt, rotates, carousel }: ControlsProps) {
  const { position, rotation } = carousel;
  const strings = useStrings(carouselStrings);
  // On the controls only: arrow keys inside a slide belong to its content.
  const keys = { onKeyDown: carousel.pressArrow };
  return (
    <div {...keys} className={styles.controls} data-part="carousel-controls" data-absent={absentAt}>
      {rotates && (
        <button
          type="button"
          className={styles.square}
          aria-label={rotation.isEnabled ? strings.pause : strings.play}
          aria-controls={controls}
          onClick={rotation.toggle}
          data-part="carousel-rotation"
        >
          {rotation.isEnabled ? <PauseIcon {...icon} /> : <PlayIcon {...icon} />}
        </button>
      )}
      <div
        role="group"
        aria-label={strings.chooser}
        className={styles.dots}
        data-part="carousel-dots"
      >
        {dots.map((dot) => {
          const isCurrent = dot.group === position;
          return (
            <button
              key={dot.group}
              type="button"
              className={styles.dot}
              aria-label={dot.label}
              aria-controls={controls}
              aria-current={isCurrent || undefined}
              aria-disabled={isCurrent || undefined}
              onClick={isCurrent ? undefined : () => carousel.choose(dot.group)}
              data-absent={dot.absentAt}
            />
          );
        })}
      </div>
      <div className={styles.arrows}>
        <Arrow
          label={strings.previous}
          controls={controls}
          isEnd={carousel.isFirst}
          onPress={() => carousel.step(-1)}
        >
          <ChevronLeftIcon {...icon} className={styles.mirrored} />
        </Arrow>
        <Arrow
          label={strings.next}
          controls={controls}
          isEnd={carousel.isLast}
          onPress={() => carousel.step(1)}
        >
          <ChevronRightIcon {...icon} className={styles.mirrored} />
        </Arrow>
      </div>
    </div>
  );
}
