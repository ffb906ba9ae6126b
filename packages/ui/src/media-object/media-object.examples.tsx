import { Avatar } from '../avatar/index.ts';
import { GrahaGlyph } from '../glyphs/index.ts';
import { Text } from '../layout/index.ts';
import { MediaObject } from './index.ts';

const reading =
  'Saturn is in your tenth house. Work may ask for patience this year, and steady habits often help more than a new plan. A short list for each week is worth trying.';

export const StartsTogether = () => (
  <MediaObject media={<GrahaGlyph graha="saturn" size={24} />}>{reading}</MediaObject>
);

export const InTheMiddle = () => (
  <MediaObject media={<GrahaGlyph graha="saturn" size={24} />} align="center">
    {reading}
  </MediaObject>
);

export const Parts = () => (
  <MediaObject media={<Avatar name="Kavya Menon" decorative />}>
    <Text weight="strong">Kavya Menon</Text>
    <Text size="small" tone="muted">
      Kochi
    </Text>
  </MediaObject>
);
