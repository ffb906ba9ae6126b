import { updateProfileSchema, type UpdateProfileInput, type Validation } from '@jyoti/contract';
import { birthSentences } from '../../account/birth-sentences.ts';
import { pictureProblem } from '../../account/picture.ts';
import { sentence, validate } from '../../forms/validate.ts';
import type { ProfileDraft } from './profile-draft.ts';
import type { ProfileWords } from './words.en.ts';

interface Edited {
  draft: ProfileDraft;
  /** The request data. */
  change: UpdateProfileInput;
  /** Whether the required password is empty. */
  lacksPassword: boolean;
}

/** Validates an edited profile: the request data, or all errors. */
export function checkedProfile(
  { draft, change, lacksPassword }: Edited,
  words: Pick<ProfileWords['details'], 'imageTooLarge' | 'imageType'>,
): Validation<UpdateProfileInput> {
  const checked = validate(updateProfileSchema, change);
  const found = checked.ok ? {} : checked.fields;
  const picture = pictureProblem(draft.image);
  const fields = {
    ...found,
    ...(lacksPassword && { currentPassword: sentence('currentPasswordRequired') }),
    ...(change.birthData && birthSentences(draft.birth, found)),
    ...(picture && { profileImage: words[picture] }),
  };
  return Object.keys(fields).length > 0 ? { ok: false, fields } : { ok: true, value: change };
}
