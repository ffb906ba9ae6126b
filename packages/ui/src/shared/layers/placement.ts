// Loaded lazily with the first panel.
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

/** `end` is the inline end: right, or left in right-to-left text. */
export type Side = 'below' | 'above' | 'left' | 'right' | 'end';
export type Alignment = 'start' | 'center' | 'end';

export interface PlacementOptions {
  /** Preferred side of the anchor. */
  side: Side;
  /** Which edges of panel and anchor are aligned. */
  align: Alignment;
  /** Distance between anchor and panel, px. */
  gap: number;
}

/** Minimum distance of a panel from the edges of the visible part of the page, px. */
const EDGE = 8;

const toFloating = { below: 'bottom', above: 'top', left: 'left', right: 'right' } as const;
const fromFloating = { bottom: 'below', top: 'above', left: 'left', right: 'right' } as const;

function placementOf({ side, align }: PlacementOptions, anchor: Element): Placement {
  const isRtl = getComputedStyle(anchor).direction === 'rtl';
  const end = isRtl ? 'left' : 'right';
  const base = side === 'end' ? end : toFloating[side];
  return align === 'center' ? base : `${base}-${align}`;
}

/** Measures a panel at its full height without scrolling, so that a clipped one still tries the other side. */
const unclipped: Platform = {
  ...platform,
  async getDimensions(element) {
    const { width, height } = await platform.getDimensions(element);
    return { width, height: height + element.scrollHeight - element.clientHeight };
  },
};

/**
 * Positions a panel next to its anchor, inside the visual viewport (above an on-screen keyboard), and updates it on
 * scroll, resize and layout changes. Sets `left` and `top`, the chosen side as `data-side`, the available height as
 * `--jyoti-available-height` and the width of the anchor as `--jyoti-anchor-width`; sets `data-anchor-hidden` while the
 * anchor is scrolled out of view.
 *
 * @returns a function that stops the updates
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
        // A panel at the side of its anchor moves below or above if neither side has enough space, as on a phone.
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
        // A panel above or below its anchor scrolls out of view with it. It would stay in view only if a scrolling
        // container clips its anchor, or if it is at the side of its anchor.
        hide({ rootBoundary: isBeside ? 'viewport' : 'document' }),
      ],
    });
    if (stopped) return;
    const side = placement.split('-')[0] as keyof typeof fromFloating;
    // A clipped panel above its anchor keeps its bottom edge at the anchor.
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
