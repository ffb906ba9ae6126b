/** The reason of an error: `code` is for programs, `message` is one sentence for people. */
export type ReadingErrorCode =
  /** a language that is none of `readingLanguages` */
  | 'unknown_language'
  /** a graha, sign, house, yoga or other subject that there is no text for */
  | 'unknown_subject';

/** The error of a reading for wrong input. */
export class ReadingError extends Error {
  readonly code: ReadingErrorCode;

  constructor(code: ReadingErrorCode, message: string) {
    super(message);
    this.name = 'ReadingError';
    this.code = code;
  }
}
