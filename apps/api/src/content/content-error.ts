/** A content file is missing or wrong; its message is the one sentence to print. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
}
