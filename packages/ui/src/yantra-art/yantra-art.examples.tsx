import { Cluster, MediaObject, Text } from '../layout/index.ts';
import { YantraArt } from './index.ts';

export const OfItsCeremony = () => (
  <MediaObject media={<YantraArt yantra="ganesha" size={120} decorative />} align="center">
    <Text weight="strong">Ganesha puja</Text>
    <Text tone="muted">Before a new beginning.</Text>
  </MediaObject>
);

export const AsOrnament = () => (
  <Cluster gap="x2">
    <YantraArt yantra="ganesha" size={64} decorative />
    <YantraArt yantra="ganesha" size={64} decorative />
    <YantraArt yantra="ganesha" size={64} decorative />
    <YantraArt yantra="ganesha" size={64} decorative />
  </Cluster>
);
