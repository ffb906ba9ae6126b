interface Span {
  start: string;
  end: string;
}

const runs = ({ start, end }: Span, now: number) =>
  Date.parse(start) <= now && now < Date.parse(end);

/** The span that runs now; the first where none does, as on another day. @param now ms since 1970; `null` on the server */
export function runningOrFirst<One extends Span>(
  spans: readonly One[],
  now: number | null,
): One | undefined {
  return spans.find((span) => now !== null && runs(span, now)) ?? spans[0];
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
