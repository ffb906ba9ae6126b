import { MediaObject, Text } from '../layout/index.ts';
import { Avatar, AvatarGroup } from './index.ts';

export const people = [
  'Anita Deshmukh',
  'Imran Qureshi',
  'Kavya Reddy',
  'Harpreet Gill',
  'Lakshmi Iyer',
  'आचार्य वामदेव',
  'सुनंदा अय्यर',
  'क्षमा श्रीवास्तव',
].map((name) => ({ name }));

export const Several = () => <AvatarGroup label="Astrologers online" items={people} max={3} />;

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
