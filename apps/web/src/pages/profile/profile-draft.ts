import type { BirthDetails } from '@jyoti/ui/birth-details-form';
import { onVisitorChange } from '../../session/visitor-data.ts';

/** Values of the form while the profile is edited. */
export interface ProfileDraft {
  firstName: string;
  lastName: string;
  email: string;
  mobile: string;
  birth: BirthDetails;
  /** A newly chosen picture. */
  image: File | null;
  /** Whether the current picture is to be removed. */
  removesImage: boolean;
}

/** In memory only: the draft, and its user, when the session ended. */
let saved: { userId: string; draft: ProfileDraft } | null = null;

onVisitorChange(() => {
  saved = null;
});

/** Keeps the draft across a new login. */
export function keepDraft(userId: string, draft: ProfileDraft): void {
  saved = { userId, draft };
}

/** The draft that the same user had when their session ended. */
export function restoredDraft(userId: string): ProfileDraft | null {
  return saved?.userId === userId ? saved.draft : null;
}

/** Drops the draft after a save or a cancel. */
export function dropDraft(): void {
  saved = null;
}
