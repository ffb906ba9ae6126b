import { Badge } from '../badge/index.ts';
import { Cluster } from '../layout/index.ts';
import { PoojaCard, type PoojaCardProps } from './index.ts';

const navgraha: PoojaCardProps = {
  headingLevel: 4,
  name: 'Navgraha Shanti Puja',
  href: '#navgraha',
  yantra: 'navgraha',
  weekdays: [1, 3, 5],
  minutes: 60,
  pandit: 'Pandit Shivram Joshi',
  price: { amount: 1500 },
};

export const BadgeSaysMore = () => (
  <PoojaCard {...navgraha} badges={<Badge>Video recording</Badge>} />
);

export const BadgesRepeat = () => (
  <PoojaCard
    {...navgraha}
    badges={
      <Cluster gap="x2">
        <Badge>60 minutes</Badge>
        <Badge>Mon, Wed, Fri</Badge>
      </Cluster>
    }
  />
);
