import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GrahaGlyph, RashiGlyph } from '../glyphs/index.ts';
import { FactGrid, FactTile } from './index.ts';

const meta = {
  title: 'Components/Data/FactGrid',
  component: FactGrid,
  subcomponents: { FactTile },
  tags: ['status:new'],
  args: {
    children: [
      <FactTile
        key="lagna"
        icon={<RashiGlyph sign={5} size={32} />}
        label="Lagna (ascendant)"
        value="Simha"
        detail="Leo 12°06′ · lord Sun"
      />,
      <FactTile
        key="rashi"
        icon={<RashiGlyph sign={7} size={32} />}
        label="Rashi (Moon sign)"
        value="Tula"
        detail="Libra 24°39′ · lord Venus"
      />,
      <FactTile
        key="nakshatra"
        icon={<GrahaGlyph graha="moon" size={32} />}
        label="Nakshatra"
        value="Vishakha"
        detail="Pada 2 · lord Jupiter"
      />,
    ],
  },
} satisfies Meta<typeof FactGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first facts of a birth chart. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(3);
    await expect(canvas.getByText('Vishakha')).toBeVisible();
  },
};

/** Figures without glyphs: the scores of a match. */
export const Figures: Story = {
  args: {
    children: [
      <FactTile key="all" label="Overall compatibility" value="71%" />,
      <FactTile key="north" label="Ashtakoot score" value="26 / 36" />,
      <FactTile key="south" label="Dashakoot score" value="7 / 10" />,
    ],
  },
};

/** At 288 px tiles are stacked, and long words break. */
export const LongHindi: Story = {
  render: () => (
    <div lang="hi" style={{ inlineSize: '288px' }} data-testid="narrow">
      <FactGrid>
        <FactTile
          icon={<GrahaGlyph graha="jupiter" size={32} />}
          label="नक्षत्रस्वामीग्रहविवरण"
          value="पूर्वाभाद्रपदनक्षत्रस्वामी"
          detail="देवगुरुबृहस्पतिमहादशाअन्तर्दशा"
        />
        <FactTile label="अंक" value="26 / 36" />
      </FactGrid>
    </div>
  ),
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = canvas.getByTestId('narrow');
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
