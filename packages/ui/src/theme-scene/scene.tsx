import { clsx } from 'clsx';
import type { HTMLAttributes, Ref } from 'react';
import * as sky from '../sky-scene/sky-scene.css.ts';

export interface SceneProps extends HTMLAttributes<HTMLDivElement> {
  ref?: Ref<HTMLDivElement>;
}

/**
 * Wrapper of every scene: it fills the positioned element around it, and is hidden from assistive
 * technology.
 */
export function Scene({ className, ...rest }: SceneProps) {
  return (
    <div
      {...rest}
      aria-hidden="true"
      className={clsx(sky.scene, className)}
      data-part="theme-scene"
    />
  );
}

/**
 * A drawing of 1280 by 620 that covers the scene, cropped at its sides if the scene is narrow; its bottom is always
 * visible.
 */
export function Ground({ children }: SceneProps) {
  return (
    <svg
      viewBox="0 0 1280 620"
      preserveAspectRatio="xMidYMax slice"
      className={sky.stars}
      focusable="false"
    >
      {children}
    </svg>
  );
}

/**
 * A drawing of 760 by 420 at the end of the scene; on a narrow page in the middle, below the text.
 */
export function Subject({ children }: SceneProps) {
  return (
    <svg viewBox="0 0 760 420" className={sky.subject} focusable="false">
      {children}
    </svg>
  );
}

/** Joins path data generated for each index up to a count. */
export function repeat(count: number, part: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => part(index)).join('');
}

/** At most one decimal, so that path data stays short. */
export const round = (value: number) => Math.round(value * 10) / 10;
