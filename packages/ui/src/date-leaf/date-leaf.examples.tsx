import { MediaObject, Text } from '../layout/index.ts';
import { DateLeaf } from './index.ts';

export const WithTheDateInWords = () => (
  <MediaObject media={<DateLeaf date="2026-11-27" />}>
    <Text weight="strong">Rudrabhishek</Text>
    <Text size="small">Friday, 27 November 2026, 7:05 am</Text>
  </MediaObject>
);

export const LeafAlone = () => (
  <MediaObject media={<DateLeaf date="2026-11-27" />}>
    <Text weight="strong">Rudrabhishek</Text>
    <Text size="small">7:05 am</Text>
  </MediaObject>
);
