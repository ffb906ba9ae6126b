/** Texts of the home page, in English. Another language is one more file of this shape. */
export const en = {
  title: 'Jyoti: Vedic astrology, calculated for you',
  heroLabel: 'Welcome to Jyoti',
  greetings: { morning: 'Good morning', afternoon: 'Good afternoon', evening: 'Good evening' },
  seeker: 'Seeker',
  /** What one can do here, in links below the hero. */
  toolsLabel: 'What you can do here',
  tools: {
    kundli: 'Kundli',
    matching: 'Matching',
    horoscope: 'Horoscope',
    festivals: 'Festivals',
    panchang: 'Panchang today',
    ask: 'Ask a person',
    puja: 'Book a ceremony',
  },
  /** If the content of the page failed to load. */
  failed: 'We couldn’t load the top of this page. Everything else is working.',
  failedTitle: 'Read the sky you were born under',
  failedAction: 'Make your kundli',
  tryAgain: 'Try again',
};
