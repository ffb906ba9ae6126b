import type { ReactNode } from 'react';
import * as sky from '../../sky-scene/sky-scene.css.ts';
import { repeat } from '../scene.tsx';
import * as styles from '../theme-scene.css.ts';

/**
 * The point of the horizon below the centre of the sky. The theme's drawing is below it, 84 units
 * high.
 */
export const CENTRE = { x: 380, y: 336 };
export const RADIUS = 366;

/** The land is as wide as the widest visible crop. */
export const EDGE = { start: -1700, end: 2460 } as const;

/** The drawing around a sky: the ring, and what is below it. */
export function Sky({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 -44 760 464" className={sky.subject} focusable="false">
      {children}
    </svg>
  );
}

/** A flat band from edge to edge. */
export function Band({
  from,
  to,
  tone,
}: {
  from: number;
  to: number;
  tone: keyof typeof sky.fill;
}) {
  return (
    <path
      d={`M${EDGE.start} ${from}H${EDGE.end}V${to}H${EDGE.start}Z`}
      className={sky.fill[tone]}
    />
  );
}

/** Hairlines from edge to edge. */
export function Rules({ at }: { at: readonly number[] }) {
  return (
    <path
      d={at.map((y) => `M${EDGE.start} ${y}H${EDGE.end}`).join('')}
      className={styles.hairline}
    />
  );
}

/** Path data of a part at every `step` units from edge to edge. */
export function along(step: number, part: (x: number) => string): string {
  return repeat(Math.ceil((EDGE.end - EDGE.start) / step), (index) =>
    part(EDGE.start + index * step),
  );
}
