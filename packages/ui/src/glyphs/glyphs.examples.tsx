import { Cluster } from '../layout/index.ts';
import { GrahaGlyph, WithGlyph } from './index.ts';

export const WithNames = () => (
  <Cluster gap="x5">
    <WithGlyph glyph={<GrahaGlyph graha="mercury" />}>Mercury</WithGlyph>
    <WithGlyph glyph={<GrahaGlyph graha="saturn" />}>Saturn</WithGlyph>
    <WithGlyph glyph={<GrahaGlyph graha="rahu" />}>Rahu</WithGlyph>
  </Cluster>
);

export const WithoutNames = () => (
  <Cluster gap="x5">
    <GrahaGlyph graha="mercury" />
    <GrahaGlyph graha="saturn" />
    <GrahaGlyph graha="rahu" />
  </Cluster>
);
