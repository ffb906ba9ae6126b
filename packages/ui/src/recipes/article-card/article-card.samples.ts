/** Invented articles and a video. */
export const nakshatras = {
  title: 'Understanding the 27 nakshatras',
  href: '#nakshatras',
  cover: { seed: 'nakshatras' },
  facts: ['Guides', '5 min read'],
};

export const fullMoon = {
  title: 'What a full moon in Taurus means for your week',
  href: '#moon',
  cover: { seed: 'full-moon', subject: 'moons' as const },
  facts: ['Moon phases', '3 min read'],
};

export const readingAChart = {
  title: 'How to read your own chart',
  href: '#chart',
  cover: { seed: 'chart' },
  facts: ['1,24,800 views'],
  duration: '12:40',
};

export const featured = {
  ...nakshatras,
  excerpt: 'Each nakshatra spans 13°20′ of the zodiac. This is how an astrologer uses them.',
  actionLabel: 'Read Full Article',
};
