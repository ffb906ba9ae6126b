/** Every sentence of the site, in English. Another language is one more file of this shape. */
export const en = {
  siteName: 'Jyoti',
  siteDescription:
    'Kundli, matching, panchang and horoscope, calculated for your minute and your town, with what every result rests on.',
  skipToContent: 'Skip to content',
  somethingWrong: 'Something went wrong on this page. Your details are still here.',
  pageNotLoaded: 'This page could not be loaded. Please try again.',
  reload: 'Reload the page',
  tryAgain: 'Try again',
  pageNotFound: 'The page you asked for does not exist. You are on the home page.',
  nothingHere: 'The page you asked for does not exist.',
  toHome: 'To the home page',
  loadingPage: 'Loading the page',
  loadingPart: 'Loading this part of the page',
  partLost: 'This part of the page could not be loaded.',

  offline: {
    now: 'You are offline.',
    readAt: (day: string, time: string) => `You are offline. This was read on ${day}, ${time}.`,
    readAnew: 'Read it anew',
    others: 'You can read again:',
    missing: 'You are offline',
    missingText:
      'You have not opened this page on this device before, so it cannot be shown without a connection. It loads by itself once you are online.',
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
      'We could not check that you are logged in, because the server did not answer. You are still logged in on this device.',
    ended: 'Your session has ended. Please log in again.',
  },
};

export type Words = typeof en;
