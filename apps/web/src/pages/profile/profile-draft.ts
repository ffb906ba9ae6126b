import type { BirthDetails } from '@jyoti/ui/birth-details-form';
import { forgottenWithVisitor } from '../../session/visitor-memory.ts';

/** What is in the form while the profile is edited. */
export interface ProfileDraft {
  firstName: string;
  lastName: string;
  email: string;
  mobile: string;
  birth: BirthDetails;
  /** A new picture that was chosen. */
  image: File | null;
  /** The picture in use is to be taken away. */
  removesImage: boolean;
}

/** Memory only: what was being edited when the session ended, and by whom. */
let kept: { userId: string; draft: ProfileDraft } | null = null;

forgottenWithVisitor(() => {
  kept = null;
});

/** Keeps what is being edited over a login in between. */
export function keepDraft(userId: string, draft: ProfileDraft): void {
  kept = { userId, draft };
}

/** What the same user was editing when their session ended. */
export function keptDraft(userId: string): ProfileDraft | null {
  return kept?.userId === userId ? kept.draft : null;
}

/** The edit is over: saved or given up. */
export function dropDraft(): void {
  kept = null;
}
