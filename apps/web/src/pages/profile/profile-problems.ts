import {
  message as sentence,
  updateProfileSchema,
  validate,
  type FieldMessages,
} from '@jyoti/contract';
import { birthSentences } from '../../account/birth-sentences.ts';
import { pictureProblem } from '../../account/picture.ts';
import type { ProfileDraft } from './profile-draft.ts';
import type { ProfileWords } from './words.en.ts';

interface Asked {
  draft: ProfileDraft;
  /** What is to be sent of it. */
  change: Parameters<typeof validate<typeof updateProfileSchema>>[1];
  /** The password is asked for, and not there. */
  lacksPassword: boolean;
  birthChanged: boolean;
}

/** What is wrong with a profile before anything is sent, by field. */
export function profileProblems(
  { draft, change, lacksPassword, birthChanged }: Asked,
  words: ProfileWords['details'],
): FieldMessages {
  const checked = validate(updateProfileSchema, change);
  const found = checked.ok ? {} : checked.fields;
  const picture = pictureProblem(draft.image);
  return {
    ...found,
    ...(lacksPassword && { currentPassword: sentence('currentPasswordRequired') }),
    ...(birthChanged && birthSentences(draft.birth, found)),
    ...(picture && { profileImage: words[picture] }),
  };
}
