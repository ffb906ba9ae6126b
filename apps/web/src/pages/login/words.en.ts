import type { AccountPageName } from '@jyoti/contract';

export const en = {
  title: 'Login',
  intro: 'Welcome back.',
  behind: (what: string) => `Log in to open ${what}.`,
  /** What the login opens, by page name. */
  behindLogin: {
    profile: 'your profile',
    kundli: 'Kundli Making',
    'kundli-report': 'your kundli report',
    'kundli-matching': 'Kundli Matching',
    'matching-report': 'your matching report',
    numerology: 'Numerology',
    panchang: 'Panchang',
    festivals: 'the festivals of the year',
    'wall-calendar': 'the wall calendar',
    gemstones: 'Gemstone Recommendation',
    horoscope: 'Horoscope',
    muhurta: 'the muhurta finder',
    prashna: 'prashna',
    poojas: 'Ceremonies',
    pooja: 'the ceremony',
  } satisfies Record<AccountPageName, string>,
  email: 'Email',
  password: 'Password',
  forgot: 'Forgot your password?',
  submit: 'Login',
  busy: 'Logging in...',
  noAccount: 'No account yet? Signing up is free, and so are all the tools.',
  signUp: 'Sign up',
  failed: 'Login failed. Please try again.',
  passwordReset: 'Your new password is set. Log in with it.',
};
