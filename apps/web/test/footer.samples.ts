import type { DataFooterProps } from '../src/app/layout/data-footer.tsx';

/** Props of the footer, for tests. */
export const sampleFooter: DataFooterProps = {
  columns: [
    {
      id: 'company',
      title: 'Company',
      links: [
        { title: 'About', path: '/about' },
        { title: 'Kundli', path: '/kundli' },
        { title: 'Kundli Matching', path: '/kundli-matching' },
        { title: 'Panchang', path: '/panchang' },
        { title: 'Horoscope', path: '/horoscope' },
        { title: 'Numerology', path: '/numerology' },
        { title: 'Gemstones', path: '/gemestone' },
        { title: 'Poojas', path: '/poojas' },
      ],
    },
    {
      id: 'legal',
      title: 'Legal',
      links: [
        { title: 'Privacy Policy', path: '/privacy-policy' },
        { title: 'Pricing Policy', path: '/pricing-policy' },
        { title: 'Terms and Conditions', path: '/terms-and-conditions' },
        { title: 'Disclaimer', path: '/disclaimer' },
        { title: 'Refund Policy', path: '/refund-policy' },
      ],
    },
    {
      id: 'support',
      title: 'Support',
      links: [
        { title: 'Help', path: '/help' },
        { title: 'Contact', path: '/contact' },
        { title: 'FAQ', path: '/faq' },
      ],
      note: 'Average response under 30 minutes',
    },
  ],
  social: [
    {
      id: 'facebook',
      title: 'Facebook',
      path: 'https://facebook.example/jyoti',
      followers: 124000,
    },
    {
      id: 'instagram',
      title: 'Instagram',
      path: 'https://instagram.example/jyoti',
      followers: 98200,
    },
    { id: 'youtube', title: 'YouTube', path: 'https://youtube.example/jyoti', followers: 12400 },
    { id: 'twitter', title: 'Twitter', path: 'https://twitter.example/jyoti' },
  ],
  newsletter: {
    title: 'A letter each lunar month',
    description: 'One quiet letter on the first of each lunar month.',
  },
  onSubscribe: () => Promise.resolve({ ok: true }),
  accreditations: [
    { id: 1, title: 'Sample Jyotish Parishad', detail: 'Member since 2019' },
    { id: 2, title: 'Sample Vedic Institute' },
  ],
  year: 2026,
  holder: 'Jyoti',
  registeredOffice: '14 Sample Marg, New Delhi 110001, India',
};
