import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { Avatar } from '../avatar/index.ts';
import { GrahaGlyph } from '../glyphs/index.ts';
import { MediaObject } from './index.ts';

const meta = {
  title: 'Components/Layout/MediaObject',
  component: MediaObject,
  tags: ['visual'],
  args: { media: null, children: 'Mercury' },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof MediaObject>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'grid', gap: '1.5rem', maxInlineSize: '24rem' }}>
      <MediaObject media={<Avatar name="Kavya Menon" size="regular" decorative />}>
        At the start of the line: the words may run on for several lines beside the picture.
      </MediaObject>
      <MediaObject media={<GrahaGlyph graha="mercury" />} align="center" gap="x3">
        Mercury is direct
      </MediaObject>
      <MediaObject media={<GrahaGlyph graha="saturn" />} lang="hi">
        शनि की साढ़े साती का प्रथम चरण
      </MediaObject>
    </div>
  ),
};
