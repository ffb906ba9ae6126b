const ends: (() => unknown)[] = [];

/** Has something ended when the test is over, what began last first: a program before the folder that it works in. */
export function endsWithTest(end: () => unknown): void {
  ends.push(end);
}

/** Ends all of it; what is left where something does not end is tried after the next test. */
export async function endAll(): Promise<void> {
  for (let end = ends.pop(); end; end = ends.pop()) await end();
}
