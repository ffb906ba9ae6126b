// Loaded when the first panel is opened: nothing of it is needed before.
import {
  autoUpdate,
  computePosition,
  flip,
  hide,
  offset,
  platform,
  shift,
  size,
  type Placement,
  type Platform,
} from '@floating-ui/dom';

/** `end` is the side that reading goes to: right, or left where text runs from right to left. */
export type Side = 'below' | 'above' | 'left' | 'right' | 'end';
export type Alignment = 'start' | 'center' | 'end';

export interface PlacementOptions {
  /** Side of the anchor, as long as there is room. */
  side: Side;
  /** Which edges of panel and anchor are in line. */
  align: Alignment;
  /** Distance between anchor and panel, px. */
  gap: number;
}

/** Distance that a panel keeps from the edges of the visible part of the page, px. */
const EDGE = 8;

const toFloating = { below: 'bottom', above: 'top', left: 'left', right: 'right' } as const;
const fromFloating = { bottom: 'below', top: 'above', left: 'left', right: 'right' } as const;

function placementOf({ side, align }: PlacementOptions, anchor: Element): Placement {
  const isRtl = getComputedStyle(anchor).direction === 'rtl';
  const end = isRtl ? 'left' : 'right';
  const base = side === 'end' ? end : toFloating[side];
  return align === 'center' ? base : `${base}-${align}`;
}

/** Measures a panel as high as it is when nothing in it scrolls, so that one cut short still looks for more room. */
const unclipped: Platform = {
  ...platform,
  async getDimensions(element) {
    const { width, height } = await platform.getDimensions(element);
    return { width, height: height + element.scrollHeight - element.clientHeight };
  },
};

/**
 * Keeps a panel beside its anchor, inside the visible part of the page (the part above an on-screen keyboard), whatever
 * scrolls, grows or moves. Writes `left` and `top`, the side taken as `data-side`, the room there as
 * `--jyoti-available-height` and the width of the anchor as `--jyoti-anchor-width`, and marks a panel whose anchor was
 * scrolled out of view by `data-anchor-hidden`.
 *
 * @returns stops
 */
export function keepPlaced(
  anchor: HTMLElement,
  panel: HTMLElement,
  options: PlacementOptions,
): () => void {
  let stopped = false;
  const isBeside = options.side !== 'above' && options.side !== 'below';

  const place = async () => {
    const { x, y, placement, middlewareData } = await computePosition(anchor, panel, {
      strategy: 'fixed',
      platform: unclipped,
      placement: placementOf(options, anchor),
      middleware: [
        offset(options.gap),
        // A panel beside its anchor goes below or above where a phone has no room on either side.
        flip({ padding: EDGE, fallbackAxisSideDirection: isBeside ? 'end' : 'none' }),
        shift({ padding: EDGE }),
        size({
          padding: EDGE,
          apply({ availableHeight, rects: { reference } }) {
            const { style } = panel;
            style.setProperty('--jyoti-available-height', `${Math.max(0, availableHeight)}px`);
            style.setProperty('--jyoti-anchor-width', `${reference.width}px`);
          },
        }),
        // A panel above or below its anchor leaves the view with it. It stays in view only where its anchor is cut off by a
        // box that scrolls, or where it moves along the side of its anchor.
        hide({ rootBoundary: isBeside ? 'viewport' : 'document' }),
      ],
    });
    if (stopped) return;
    const side = placement.split('-')[0] as keyof typeof fromFloating;
    // A panel above its anchor that was cut short ends where the whole one would.
    const cutShort = side === 'top' ? panel.scrollHeight - panel.clientHeight : 0;
    panel.style.left = `${x}px`;
    panel.style.top = `${y + cutShort}px`;
    panel.dataset.side = fromFloating[side];
    panel.toggleAttribute('data-anchor-hidden', middlewareData.hide?.referenceHidden === true);
    panel.removeAttribute('data-placing');
  };

  const stop = autoUpdate(anchor, panel, () => void place());
  return () => {
    stopped = true;
    stop();
  };
}
