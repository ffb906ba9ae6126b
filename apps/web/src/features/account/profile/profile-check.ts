import { updateProfileSchema, type UpdateProfileInput, type Validation } from '@jyoti/contract';
import { birthFieldNames } from '../../birth/birth-data.ts';
import { pictureProblem } from '../picture.ts';
import { sentence, validate } from '../../../platform/forms/validate.ts';
import { withOpenPlace } from '../../birth/birth-check.ts';
import type { ProfileDraft } from './use-profile-edit.ts';
import type { ProfileMessages } from '../../../messages.generated/profile.ts';

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
  words: Pick<ProfileMessages['details'], 'imageTooLarge' | 'imageType'>,
): Validation<UpdateProfileInput> {
  const checked = validate(updateProfileSchema, change);
  const found = checked.ok ? {} : checked.fields;
  const picture = pictureProblem(draft.image);
  const fields = {
    ...(change.birthData ? withOpenPlace(found, draft.birth, birthFieldNames.place) : found),
    ...(lacksPassword && { currentPassword: sentence('currentPasswordRequired') }),
    ...(picture && { profileImage: words[picture] }),
  };
  return Object.keys(fields).length > 0 ? { ok: false, fields } : { ok: true, value: change };
}
