import { Cluster, MediaObject, Text } from '../layout/index.ts';
import { GemDrawing } from './index.ts';

export const WithNames = () => (
  <Cluster gap="x5">
    <MediaObject media={<GemDrawing gem="ruby" size={56} />} align="center">
      <Text>Ruby (Manik)</Text>
    </MediaObject>
    <MediaObject media={<GemDrawing gem="hessonite" size={56} />} align="center">
      <Text>Hessonite (Gomed)</Text>
    </MediaObject>
  </Cluster>
);

export const WithoutNames = () => (
  <Cluster gap="x5">
    <GemDrawing gem="ruby" size={56} label="Ruby" />
    <GemDrawing gem="hessonite" size={56} label="Hessonite" />
  </Cluster>
);
