/** How much is done, 0 to 1. Clamped, because reported progress may overshoot. */
export function doneShare(value: number, max: number): number {
  const share = value / max;
  return Number.isFinite(share) ? Math.min(1, Math.max(0, share)) : 0;
}

/** Number of filled ticks: none only at 0, all only at the end. */
export function filledTicks(share: number, ticks: number): number {
  if (share <= 0) return 0;
  if (share >= 1) return ticks;
  return Math.min(ticks - 1, Math.max(1, Math.round(share * ticks)));
}
