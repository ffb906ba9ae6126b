/** The reason of an error: `code` is for programs, `message` is one sentence for people. */
export type JyotishErrorCode =
  | 'invalid_date'
  | 'invalid_time'
  | 'invalid_place'
  | 'unknown_timezone'
  | 'time_skipped'
  | 'date_skipped'
  | 'out_of_range';

/** The only error that the engine throws for invalid input. */
export class JyotishError extends Error {
  readonly code: JyotishErrorCode;

  constructor(code: JyotishErrorCode, message: string) {
    super(message);
    this.name = 'JyotishError';
    this.code = code;
  }
}
