import { MediaObject, Text } from '../layout/index.ts';
import { Avatar } from './index.ts';

export const OfAPerson = () => (
  <MediaObject media={<Avatar name="Anita Deshmukh" decorative />} align="center">
    <Text weight="strong">Anita Deshmukh</Text>
    <Text size="small">“The panchang is right for Nagpur, to the minute.”</Text>
  </MediaObject>
);

export const OfACeremony = () => (
  <MediaObject media={<Avatar name="Rudrabhishek" decorative />} align="center">
    <Text weight="strong">Rudrabhishek</Text>
    <Text size="small">A ceremony for Shiva, two hours with one pandit</Text>
  </MediaObject>
);
