/** Whether an instant is in a span, from `start` up to, not including, `end`. False without an instant. */
export function runsAt(instant: number | null, span: { start: string; end: string }): boolean {
  return instant !== null && instant >= Date.parse(span.start) && instant < Date.parse(span.end);
}
