import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEnglish } from '../../test/plays.ts';
import { stateSheet } from '../../test/state-sheet.tsx';
import { Cluster, MediaObject, Text } from '../layout/index.ts';
import { YantraArt, yantraIds } from './index.ts';

const meta = {
  title: 'Astrology/Drawings/YantraArt',
  excludeStories: /Example$/,
  component: YantraArt,
  args: { yantra: 'ganesha' },
} satisfies Meta<typeof YantraArt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /^Ganesha yantra/ })).toBeVisible();
  }),
};

/** Large, with its note. */
export const Large: Story = { args: { yantra: 'navgraha', size: 420, noted: true } };

/** The picture at the top of a ceremony's page. */
export const InItsNiche: Story = {
  args: { yantra: 'navgraha', niche: true, size: 420, noted: true },
  play: inEnglish(async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: /^Navgraha yantra/ });
    const { width, height } = picture.getBoundingClientRect();
    await expect(height).toBeGreaterThan(width);
  }),
};

export const AllSix: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1.5rem' }}>
      {yantraIds.map((yantra) => (
        <YantraArt key={yantra} yantra={yantra} />
      ))}
    </div>
  ),
};

export const AllStates = stateSheet(YantraArt, {
  props: { size: 240 },
  variants: { yantra: yantraIds },
  samples: { '64 px': { yantra: 'ganesha', size: 64 } },
  hindi: { yantra: 'mrityunjaya', noted: true },
  cell: '15rem',
});

/** Do: One yantra, next to the name of its ceremony. */
export const OfItsCeremonyExample = () => (
  <MediaObject media={<YantraArt yantra="ganesha" size={120} decorative />} align="center">
    <Text weight="strong">Ganesha puja</Text>
    <Text tone="muted">Before a new beginning.</Text>
  </MediaObject>
);

/** Don’t: A row of yantras as an ornament. For many visitors a yantra is sacred. */
export const AsOrnamentExample = () => (
  <Cluster gap="x2">
    <YantraArt yantra="ganesha" size={64} decorative />
    <YantraArt yantra="ganesha" size={64} decorative />
    <YantraArt yantra="ganesha" size={64} decorative />
    <YantraArt yantra="ganesha" size={64} decorative />
  </Cluster>
);
