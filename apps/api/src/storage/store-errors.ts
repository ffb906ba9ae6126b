/** Another account has this e-mail, compared case-insensitively. */
export class DuplicateEmail extends Error {
  override readonly name = 'DuplicateEmail';
}

/** The store cannot be opened; the message is the one sentence to print, with instructions. */
export class StoreUnusable extends Error {
  override readonly name = 'StoreUnusable';
}
