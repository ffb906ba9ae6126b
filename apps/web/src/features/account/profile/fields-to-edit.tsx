import { profileImageBytes, profileImagePath, type User } from '@jyoti/contract';
import { BirthDetailsFields } from '@jyoti/ui/birth-details-form';
import { ImageField } from '@jyoti/ui/image-field';
import { PasswordField } from '@jyoti/ui/text-field';
import { birthFieldNames } from '../../birth/birth-data.ts';
import { pictureTypes } from '../picture.ts';
import { searchPlaces } from '../../../platform/data/search-places.ts';
import type { ProfileEdit } from './use-profile-edit.ts';
import { profileMessages } from '../../../messages.generated/profile.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

/** Replaces or removes the visitor's picture. */
export function PictureToEdit({ user, edit }: { user: User; edit: ProfileEdit }) {
  const words = useMessages(profileMessages).details;
  const { draft } = edit;
  return (
    <ImageField
      label={words.image}
      name="profileImage"
      types={pictureTypes}
      maxBytes={profileImageBytes}
      optional
      value={draft.image}
      onValueChange={(image) => edit.edit({ image, removesImage: false })}
      {...(draft.removesImage
        ? {}
        : { currentSrc: profileImagePath(user.profileImage) ?? undefined })}
      onRemoveCurrent={() => edit.edit({ removesImage: true })}
    />
  );
}

/**
 * The password, required for a new e-mail address, so that an unattended browser is not enough to
 * hijack the account.
 */
export function PasswordForEmail({ edit }: { edit: ProfileEdit }) {
  const words = useMessages(profileMessages).details;
  return (
    <PasswordField
      label={words.password}
      hint={words.passwordHint}
      name="currentPassword"
      autoComplete="current-password"
      required
      value={edit.password}
      onChange={(event) => edit.setPassword(event.target.value)}
    />
  );
}

/** Fields for the visitor's birth. */
export function BirthToEdit({ edit }: { edit: ProfileEdit }) {
  const words = useMessages(profileMessages).details;
  return (
    <BirthDetailsFields
      ask={['date', 'time', 'place']}
      names={birthFieldNames}
      labels={{ date: words.birthDate, time: words.birthTime, place: words.birthPlace }}
      hints={{ place: words.birthPlaceHint }}
      timeUnknownHint={words.timeUnknownHint}
      searchPlaces={searchPlaces}
      value={edit.draft.birth}
      onValueChange={(birth) => edit.edit({ birth })}
    />
  );
}
