/** Whether a span, from `start` up to, not including, `end`, holds an instant. Where no instant is known, it does not. */
export function runsAt(instant: number | null, span: { start: string; end: string }): boolean {
  return instant !== null && instant >= Date.parse(span.start) && instant < Date.parse(span.end);
}
