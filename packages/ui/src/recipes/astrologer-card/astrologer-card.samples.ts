import type { AstrologerCardProps } from './index.ts';

/** An invented astrologer. */
export const meera = {
  name: 'Meera Joshi',
  href: '#meera',
  status: 'online',
  specialties: ['Vedic astrology', 'Kundli matching'],
  bio: 'Reads charts for work and family questions, and says what a chart leaves open.',
  experience: 14,
  languages: ['Hindi', 'English', 'Marathi'],
  rating: { value: 4.8, count: 1240 },
  nextSlot: 'Today, 6:30 pm',
  waitTime: '5 minutes',
  badges: ['Top rated', 'Verified'],
  price: { amount: 30, listPrice: 50, per: 'minute' },
  callHref: '#call',
  chatHref: '#chat',
} as const satisfies AstrologerCardProps;
