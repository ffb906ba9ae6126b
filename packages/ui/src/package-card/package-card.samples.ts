import type { PackageCardProps } from './index.ts';

type Tier = Pick<PackageCardProps, 'value' | 'label' | 'price' | 'features'>;

/** Three sample tiers, plainly invented. */
export const tiers: [Tier, Tier, Tier] = [
  {
    value: 'standard',
    label: 'Standard',
    price: { amount: 1500, listPrice: 2100 },
    features: ['Full ceremony recording', 'Basic blessed items', 'Remedial guidance'],
  },
  {
    value: 'premium',
    label: 'Premium',
    price: { amount: 2400, listPrice: 3200 },
    features: [
      'All of Standard',
      'Live connecting call',
      'Personalised mantras',
      '15 minutes with the priest',
    ],
  },
  {
    value: 'elite',
    label: 'Elite',
    price: { amount: 3900, listPrice: 5200 },
    features: [
      'Full personalisation',
      '30 minutes with the head priest',
      'Premium blessed items kit',
      'Priority scheduling',
    ],
  },
];
