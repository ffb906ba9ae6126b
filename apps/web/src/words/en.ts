/** Texts of the site, in English. Another language is one more file of this shape. */
export const en = {
  siteName: 'Jyoti',
  /** The default place of an unknown visitor. */
  newDelhi: 'New Delhi, Delhi, India',
  home: 'Home',
  siteDescription:
    'Kundli, matching, panchang and horoscope, calculated for your exact time and place, with the working shown.',
  languages: { footer: 'Choose a language', profile: 'Language of the site' },
  skipToContent: 'Skip to content',
  somethingWrong: 'Something went wrong on this page. Your details are still here.',
  pageNotLoaded: 'We couldn’t load this page. Please try again.',
  reload: 'Reload the page',
  tryAgain: 'Try again',
  pageNotFound: 'The page you asked for does not exist. You are on the home page.',
  nothingHere: 'The page you asked for does not exist.',
  toHome: 'To the home page',
  loadingPage: 'Loading the page',
  loadingPart: 'Loading this part of the page',
  partLost: 'We couldn’t load this part of the page.',

  /** Fills a form with the visitor's own birth, or empties it. */
  birth: { mine: 'Use my own birth details', other: 'For someone else' },

  offline: {
    now: 'You are offline.',
    readAt: (day: string, time: string) => `You are offline. Saved on ${day}, ${time}.`,
    readAnew: 'Refresh',
    others: 'Available offline:',
    missing: 'You are offline',
    missingText:
      'You haven’t opened this page on this device before, so we can’t show it without a connection. It loads by itself once you are online.',
  },

  header: {
    welcome: (firstName: string) => `Welcome, ${firstName}!`,
    bookings: 'My bookings',
    profile: 'Profile',
    logout: 'Logout',
  },

  session: {
    initializing: 'Initializing authentication...',
    loadingUser: 'Loading user data...',
    unreachable:
      'We couldn’t check your login, because the server did not answer. You are still logged in on this device.',
    noScript: 'This page needs JavaScript. Please turn it on in your browser and log in.',
    login: 'Login',
    ended: 'Your session has ended. Please log in again.',
  },
};

export type Words = typeof en;
