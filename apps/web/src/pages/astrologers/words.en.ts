export const en = {
  title: 'Astrologers',
  description:
    'The people you can ask: what they read, in which languages, at which price, and when.',
  all: 'All astrologers',
};
