interface Span {
  start: string;
  end: string;
}

const runs = ({ start, end }: Span, now: number) =>
  Date.parse(start) <= now && now < Date.parse(end);

/**
 * The span that runs at an instant and those after it; all spans where none runs, as on another day.
 * @param at ms since 1970; `null` on the server
 */
export function runningAndLater<One extends Span>(
  spans: readonly One[],
  at: number | null,
): readonly One[] {
  const running = spans.findIndex((span) => at !== null && runs(span, at));
  return running === -1 ? spans : spans.slice(running);
}

/**
 * The spans of a day that are not over yet; on another day all of them.
 * @param day from its sunrise to the next
 * @param now ms since 1970; `null` on the server
 */
export function upcoming<One extends Span>(
  spans: readonly One[],
  day: Span,
  now: number | null,
): readonly One[] {
  if (now === null || now >= Date.parse(day.end)) return spans;
  return spans.filter(({ end }) => Date.parse(end) > now);
}
