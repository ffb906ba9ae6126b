import { Avatar } from '../avatar/index.ts';
import { MediaObject, Text } from '../layout/index.ts';
import { StatusBadge } from './index.ts';

export const OfAPerson = () => (
  <MediaObject media={<Avatar name="Arjun Nair" decorative />}>
    <Text weight="strong">Arjun Nair</Text>
    <StatusBadge status="busy" waitMinutes={40} />
  </MediaObject>
);

export const OfABooking = () => (
  <>
    <Text weight="strong">Rudrabhishek, 27 November 2026</Text>
    <StatusBadge status="available" />
  </>
);

export const Parts = () => <StatusBadge status="busy" waitMinutes={15} />;
