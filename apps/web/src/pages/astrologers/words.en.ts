export const en = {
  title: 'Astrologers',
  description: 'Our astrologers: specialities, languages, fees and timings.',
  all: 'All astrologers',
};
