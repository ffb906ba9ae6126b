import type { PoojaCardProps } from './index.ts';

/** A sample ceremony, plainly invented. */
export const navgraha: PoojaCardProps = {
  name: 'Navgraha Shanti Pooja',
  href: '/poojas/1',
  yantra: 'navgraha',
  summary: 'A quiet rite for all nine grahas together.',
  weekdays: [1, 3, 5],
  minutes: 60,
  pandit: 'Pandit Shivram Joshi',
  price: { amount: 1500, listPrice: 2100 },
  nextDate: 'Mon, 24 Nov',
};

export const rudraInHindi: PoojaCardProps = {
  name: 'महामृत्युंजयजपसहित रुद्राभिषेक',
  href: '/poojas/6',
  yantra: 'rudra',
  summary: 'ग्यारह रुद्र मंत्रों के साथ दूध और जल का अभिषेक।',
  weekdays: [1, 4],
  minutes: 60,
  pandit: 'पंडित विश्वनाथशास्त्री त्रिपाठी',
  price: { amount: 1800 },
  nextDate: 'सोम, 24 नवंबर',
};
