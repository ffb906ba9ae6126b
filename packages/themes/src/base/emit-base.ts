import { emitPrint } from './print.ts';
import { emitReset } from './reset.ts';
import type { Scope } from './scope.ts';
import { emitTypography } from './typography.ts';

/** Writes the base into the style sheet of the `.css.ts` file that calls this. */
export function emitBase(within: Scope): void {
  emitReset(within);
  emitTypography(within);
  emitPrint(within);
}
