import type { Direction } from './use-direction.ts';

/** A box on the screen, px from the left and the top of what is in view. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

export type Side = 'below' | 'above';
export type Alignment = 'start' | 'center' | 'end';

interface Wish {
  /** What the panel belongs to. */
  anchor: Box;
  /** How large the panel would be with room enough. */
  panel: Size;
  /** How large the part of the page is that is in view. */
  view: Size;
  /** Where it stands while there is room. */
  side: Side;
  /** Which edges of panel and anchor stand in line. */
  align: Alignment;
  /** Room between anchor and panel, px. */
  gap: number;
  direction: Direction;
}

export interface Place {
  left: number;
  top: number;
  /** Where it came to stand. */
  side: Side;
  /** How tall it may be at most, px: what is longer scrolls. */
  maxHeight: number;
}

/** What a panel keeps from the edges of the view, px. */
export const EDGE = 8;

/**
 * Where a panel stands beside what it belongs to: on the side asked for, on the other one where it does not fit and
 * more room is there, and never over the edges of the view.
 */
export function placeBeside({ anchor, panel, view, side, align, gap, direction }: Wish): Place {
  const room: Record<Side, number> = {
    above: anchor.top - gap - EDGE,
    below: view.height - (anchor.top + anchor.height) - gap - EDGE,
  };
  const other = side === 'below' ? 'above' : 'below';
  const at = panel.height > room[side] && room[other] > room[side] ? other : side;
  const maxHeight = Math.max(0, room[at]);
  const height = Math.min(panel.height, maxHeight);

  const atLeft = anchor.left;
  const atRight = anchor.left + anchor.width - panel.width;
  const wished = {
    start: direction === 'ltr' ? atLeft : atRight,
    center: anchor.left + (anchor.width - panel.width) / 2,
    end: direction === 'ltr' ? atRight : atLeft,
  }[align];

  return {
    side: at,
    top: at === 'below' ? anchor.top + anchor.height + gap : anchor.top - gap - height,
    left: Math.max(EDGE, Math.min(wished, view.width - panel.width - EDGE)),
    maxHeight,
  };
}
