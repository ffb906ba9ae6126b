import { profileImageBytes } from '@jyoti/contract';
import { BirthDetailsFields, type BirthDetails } from '@jyoti/ui/birth-details-form';
import { ImageField } from '@jyoti/ui/image-field';
import { Rule } from '@jyoti/ui/layout';
import { birthFieldNames } from '../../birth/birth-data.ts';
import { pictureTypes } from '../picture.ts';
import { FieldGroup } from '../../../platform/forms/field-groups.tsx';
import { searchPlaces } from '../../../platform/data/search-places.ts';
import { signupMessages } from '../../../messages.generated/signup.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

interface PictureAndBirthProps {
  picture: File | null;
  onPictureChange: (picture: File | null) => void;
  birth: BirthDetails;
  onBirthChange: (birth: BirthDetails) => void;
}

/** The lower fields of the form, lazy because they have most of its code. */
export function PictureAndBirth({
  picture,
  onPictureChange,
  birth,
  onBirthChange,
}: PictureAndBirthProps) {
  const words = useMessages(signupMessages);
  return (
    <>
      <FieldGroup title={words.birth} text={words.birthWhy}>
        <BirthDetailsFields
          ask={['date', 'time', 'place']}
          names={birthFieldNames}
          labels={{ date: words.birthDate, time: words.birthTime, place: words.birthPlace }}
          hints={{ date: words.birthDateHint, place: words.birthPlaceHint }}
          timeUnknownHint={words.timeUnknownHint}
          searchPlaces={searchPlaces}
          value={birth}
          onValueChange={onBirthChange}
        />
      </FieldGroup>
      <Rule />
      <ImageField
        label={words.profileImage}
        name="profileImage"
        types={pictureTypes}
        maxBytes={profileImageBytes}
        optional
        value={picture}
        onValueChange={onPictureChange}
      />
    </>
  );
}
