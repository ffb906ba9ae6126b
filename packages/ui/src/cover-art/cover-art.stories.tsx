import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { stateSheet } from '../../test/state-sheet.tsx';
import { Grid, Stack, Text } from '../layout/index.ts';
import { CoverArt, coverSubjects } from './index.ts';

const meta = {
  title: 'Components/Drawings/CoverArt',
  excludeStories: /Example$/,
  component: CoverArt,
  args: { seed: 'what-the-moon-says' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(20rem, 100%)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CoverArt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-part="cover-art"]')).toBeVisible();
  },
};

export const AllSubjects: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      {coverSubjects.map((subject) => (
        <CoverArt key={subject} {...args} subject={subject} />
      ))}
    </div>
  ),
};

export const AllStates = stateSheet(CoverArt, {
  props: { seed: 'cover' },
  variants: { subject: coverSubjects },
  samples: { video: { video: true } },
  cell: '18rem',
});

const articles = [
  { id: 'nakshatras', title: 'The 27 nakshatras' },
  { id: 'full-moon', title: 'Full moon in Taurus' },
  { id: 'sade-sati', title: 'What is Sade Sati?' },
  { id: 'muhurta', title: 'Choosing a muhurta' },
];

/** Do: The id of each article as its `seed`. Readers recognise an article by its cover. */
export const SeedOfItsOwnExample = () => (
  <Grid minItem="7rem" columns={2} gap="x4">
    {articles.map(({ id, title }) => (
      <Stack key={id} gap="x1">
        <CoverArt seed={id} />
        <Text size="small">{title}</Text>
      </Stack>
    ))}
  </Grid>
);

/** Don’t: One `seed` for the whole list. All covers look the same. */
export const OneSeedForAllExample = () => (
  <Grid minItem="7rem" columns={2} gap="x4">
    {articles.map(({ id, title }) => (
      <Stack key={id} gap="x1">
        <CoverArt seed="article" />
        <Text size="small">{title}</Text>
      </Stack>
    ))}
  </Grid>
);
