/** Every sentence of the home page, in English. Another language is one more file of this shape. */
export const en = {
  title: 'Jyoti: Vedic astrology, calculated for you',
  heroLabel: 'Welcome to Jyoti',
  greetings: { morning: 'Good morning', afternoon: 'Good afternoon', evening: 'Good evening' },
  seeker: 'Seeker',
  sky: {
    /** Before the names of the grahas above the horizon. */
    over: (place: string, time: string) => `The sky over ${place} at ${time}:`,
    /** After them. */
    up: (count: number): string => (count === 1 ? 'is up.' : 'are up.'),
  },

  /** Where the content of the page did not come. */
  failed: 'We couldn’t load the top of this page. Everything else is working.',
  failedTitle: 'Read the sky you were born under',
  failedAction: 'Make your kundli',
  tryAgain: 'Try again',
};
