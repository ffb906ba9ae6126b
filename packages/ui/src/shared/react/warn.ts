/** Writes a warning for developers to the console; nothing in production. */
export function warn(message: string): void {
  // Bundlers replace the second condition, and drop the rest in production.
  if (typeof process === 'undefined' || process.env.NODE_ENV === 'production') return;
  // oxlint-disable-next-line no-console -- it is for developers
  console.warn(message);
}
