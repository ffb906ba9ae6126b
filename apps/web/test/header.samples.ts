import type { Header } from '@jyoti/contract';

/** Response of `GET /api/header`, for tests. */
const sampleLogo: Header['logo'] = {
  src: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="36" height="36"/%3E',
  alt: 'Jyoti',
};

const sampleNavigation: Header['navigation'] = [
  {
    id: 'kundli',
    title: 'Kundli',
    path: '/kundli',
    hasDropdown: true,
    dropdownItems: [
      { id: 'making', title: 'Kundli Making', path: '/kundli' },
      { id: 'matching', title: 'Kundli Matching', path: '/kundli-matching' },
    ],
  },
  { id: 'panchang', title: 'Panchang', path: '/panchang', hasDropdown: false, dropdownItems: [] },
  {
    id: 'horoscope',
    title: 'Horoscope',
    path: '/horoscope',
    hasDropdown: false,
    dropdownItems: [],
  },
  {
    id: 'more',
    title: 'Numbers and gems',
    path: '/numerology',
    hasDropdown: true,
    dropdownItems: [
      { id: 'numerology', title: 'Numerology', path: '/numerology' },
      { id: 'gemstone', title: 'Gemstones', path: '/gemestone' },
    ],
  },
  { id: 'poojas', title: 'Poojas', path: '/poojas', hasDropdown: false, dropdownItems: [] },
];

const sampleActions: Header['actionButtons'] = [
  { id: 'login', title: 'Login', path: '/login' },
  { id: 'signup', title: 'Sign Up', path: '/signup' },
];

export const sampleHeader: Header = {
  logo: sampleLogo,
  navigation: sampleNavigation,
  actionButtons: sampleActions,
};
