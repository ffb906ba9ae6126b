import { registerSchema, type Validation } from '@jyoti/contract';
import type { BirthDetails } from '@jyoti/ui/birth-details-form';
import { birthDataFromDetails, birthFieldNames } from '../../birth/birth-data.ts';
import { pictureProblem } from '../picture.ts';
import { validate } from '../../../platform/forms/validate.ts';
import { withOpenPlace } from '../../birth/birth-check.ts';
import type { SignupMessages } from '../../../messages.generated/signup.ts';

interface Typed {
  /** The named controls of the form. */
  data: FormData;
  birth: BirthDetails;
  picture: File | null;
}

const text = (data: FormData, name: string) => String(data.get(name) ?? '');

const accountOf = ({ data, birth, picture }: Typed) => ({
  firstName: text(data, 'firstName'),
  lastName: text(data, 'lastName'),
  email: text(data, 'email'),
  password: text(data, 'password'),
  mobile: text(data, 'mobile'),
  birthData: birthDataFromDetails(birth),
  profileImage: picture,
});

/** Validates a form: the account, or all errors. */
export function checkedAccount(
  typed: Typed,
  words: Pick<SignupMessages, 'imageTooLarge' | 'imageType'>,
): Validation<ReturnType<typeof accountOf>> {
  const { profileImage, ...account } = accountOf(typed);
  const checked = validate(registerSchema, account);
  const found = checked.ok ? {} : checked.fields;
  const problem = pictureProblem(profileImage);
  const fields = {
    ...withOpenPlace(found, typed.birth, birthFieldNames.place),
    ...(problem && { profileImage: words[problem] }),
  };
  return Object.keys(fields).length > 0
    ? { ok: false, fields }
    : { ok: true, value: { ...account, profileImage } };
}
