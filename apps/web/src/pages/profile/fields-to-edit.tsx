import { profileImageBytes, profileImagePath, type User } from '@jyoti/contract';
import { BirthDetailsFields } from '@jyoti/ui/birth-details-form';
import { ImageField } from '@jyoti/ui/image-field';
import { birthFieldNames } from '../../account/birth-data.ts';
import { pictureTypes } from '../../account/picture.ts';
import { searchPlaces } from '../../app/search-places.ts';
import type { ProfileEdit } from './use-profile-edit.ts';
import { useProfileWords } from './words.ts';

/** The visitor's picture, to be chosen anew or taken away. */
export function PictureToEdit({ user, edit }: { user: User; edit: ProfileEdit }) {
  const words = useProfileWords().details;
  const { draft } = edit;
  return (
    <ImageField
      label={words.image}
      name="profileImage"
      types={pictureTypes}
      maxBytes={profileImageBytes}
      optional
      file={draft.image}
      onFileChange={(image) => edit.edit({ image, removesImage: false })}
      {...(draft.removesImage
        ? {}
        : { currentImage: profileImagePath(user.profileImage) ?? undefined })}
      onRemoveCurrent={() => edit.edit({ removesImage: true })}
    />
  );
}

/** The visitor's birth, to be changed. */
export function BirthToEdit({ edit }: { edit: ProfileEdit }) {
  const words = useProfileWords().details;
  return (
    <BirthDetailsFields
      ask={['date', 'time', 'place']}
      names={birthFieldNames}
      labels={{ date: words.birthDate, time: words.birthTime, place: words.birthPlace }}
      hints={{ place: words.birthPlaceHint }}
      askTimeUnknown={false}
      searchPlaces={searchPlaces}
      value={edit.draft.birth}
      onChange={(birth) => edit.edit({ birth })}
    />
  );
}
