/** Three sample tiers, plainly invented. */
export const tiers = [
  {
    value: 'standard',
    label: 'Standard',
    price: { amount: 1500, listPrice: 2100 },
    features: ['Full ceremony recording', 'Basic blessed items'],
  },
  {
    value: 'premium',
    label: 'Premium',
    price: { amount: 2400, listPrice: 3200 },
    features: ['All of Standard', 'Live connecting call', '15 minutes with the priest'],
  },
  {
    value: 'elite',
    label: 'Elite',
    price: { amount: 3900, listPrice: 5200 },
    features: ['Full personalisation', 'Priority scheduling'],
  },
];
