export const en = {
  title: 'Zodiac signs',
  description:
    'Twelve signs of thirty degrees each: what the tradition says of them, one page for every sign.',
  label: 'The twelve signs',
  which: 'Which one is yours?',
  whichText:
    'In India one reads by the sign of the Moon at birth; newspapers elsewhere go by the Sun. Your kundli shows both, with the ascendant.',
  kundli: 'Make your kundli',
};
