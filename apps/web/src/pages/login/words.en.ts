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
    workspace: 'the chart workspace',
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
  /** What the page behind the login shows. */
  preview: {
    profile: 'Your details, bookings, requests and saved charts.',
    kundli:
      'Your birth chart with its planets, dashas and doshas, calculated from your date, time and place of birth.',
    'kundli-report':
      'A birth chart with its planets, dashas and doshas, and what they say in plain words.',
    'kundli-matching': 'Two birth charts compared: the 36 gunas, Manglik dosha and more.',
    'matching-report': 'Two birth charts compared: the 36 gunas, Manglik dosha and more.',
    numerology: 'The numbers of a name and a birth date, and what tradition says about them.',
    workspace: 'Divisional charts, dashas and transits side by side, for those who read charts.',
    panchang:
      'Tithi, nakshatra, yoga, karana, choghadiya and the good hours of a day, at the place you choose.',
    festivals: 'The festivals and fasts of a year, with their hours at your place.',
    'wall-calendar': 'A month on one sheet, with tithis and festivals, ready to print.',
    gemstones: 'Which gemstones tradition links with your chart, and why.',
    horoscope: 'The day, week, month and year for each Moon sign.',
    muhurta: 'Good days and hours for a wedding, a journey, a new house and more.',
    prashna: 'A chart for the moment of your question.',
    poojas: 'Ceremonies with what happens in them, their prices and the next dates.',
    pooja: 'What happens in the ceremony, what it costs and the next dates.',
  } satisfies Record<AccountPageName, string>,
  today: {
    sentence: (tithi: string, nakshatra: string, sunrise: string, sunset: string) =>
      `New Delhi now: ${tithi}, Moon in ${nakshatra}. Sunrise ${sunrise}, sunset ${sunset}.`,
    festival: (date: string, title: string) => `${date}: ${title}`,
    paksha: { shukla: 'Shukla', krishna: 'Krishna' },
  },
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
