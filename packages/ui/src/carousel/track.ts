import type { RefCallback, TouchEventHandler } from 'react';
import type { Direction } from '../shared/use-direction.ts';

export interface Track {
  /** The group in view, counted from 0. */
  position: number;
  /** Slides that stand in view at least in part, counted from 0; unknown until they are measured. */
  inView: readonly number[] | undefined;
  goTo: (position: number) => void;
  /** For the element that shows the slides. */
  viewport: {
    ref?: RefCallback<HTMLElement>;
    onTouchStart?: TouchEventHandler;
    onTouchEnd?: TouchEventHandler;
  };
}

export interface TrackOptions {
  wrap: boolean;
  direction: Direction;
  /** Goes at once instead of gliding. */
  jumps: boolean;
  /** Whether a finger may move it now. */
  canDrag: () => boolean;
  /** It begins to move, by a finger or by `goTo`. */
  onMove: (position: number) => void;
  /** It was a finger. */
  onDrag: () => void;
  /** A finger asks for the next or the previous group, where the track does not follow fingers by itself. */
  onSwipe: (by: 1 | -1) => void;
}

/** How slides move. */
export type UseTrack = (options: TrackOptions) => Track;
