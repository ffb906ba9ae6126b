export const en = {
  title: 'Sign Up',
  intro: 'First your account, then your birth details.',
  account: 'Your account',
  birth: 'Your birth details',
  birthWhy:
    'Your kundli and other readings are calculated from them. We ask once, and fill in the forms for you.',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  password: 'Password',
  passwordHint:
    'At least 8 characters, and not one of the most common passwords. A short sentence works well.',
  mobile: 'Mobile number',
  mobileHint: 'Ten digits; +91 and spaces are fine.',
  birthDate: 'Date of birth',
  birthDateHint: 'You must be 18 or older.',
  birthTime: 'Time of birth',
  timeUnknownHint: 'You can add it later. The tools then show what does not depend on the time.',
  birthPlace: 'Birth place',
  birthPlaceHint: 'Type the town, then choose it from the list.',
  profileImage: 'Profile image',
  imageTooLarge: 'The picture is larger than 5 MB.',
  imageType: 'The picture must be a JPEG, PNG, GIF, WebP or SVG image.',
  agreement:
    'Signing up is free, and means that you accept our terms. Our privacy policy says what we store.',
  terms: 'Terms and Conditions',
  privacy: 'Privacy Policy',
  submit: 'Sign Up',
  busy: 'Signing up...',
  haveAccount: 'Have an account?',
  login: 'Login',
  failed: 'Registration failed. Please try again.',
};

export type SignupWords = typeof en;
