export const en = {
  title: 'Zodiac signs',
  description:
    'Twelve signs of thirty degrees each, and what tradition says about them: one page for every sign.',
  label: 'The twelve signs',
  which: 'Which one is yours?',
  whichText:
    'In India the Moon sign is used; newspapers elsewhere use the Sun sign. Your kundli shows both, with the ascendant.',
  kundli: 'Make your kundli',
};
