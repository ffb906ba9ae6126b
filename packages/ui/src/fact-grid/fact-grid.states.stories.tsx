import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { GrahaGlyph, RashiGlyph } from '../glyphs/index.ts';
import { FactGrid, FactTile } from './index.ts';

const meta = {
  title: 'Components/Data/FactGrid',
  component: FactGrid,
  tags: ['visual'],
  args: { children: <FactTile label="Lagna" value="Simha" /> },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof FactGrid>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'grid', gap: '1.5rem' }}>
      <FactGrid>
        <FactTile
          icon={<RashiGlyph sign={5} size={32} />}
          label="Lagna (ascendant)"
          value="Simha"
          detail="Leo 12°06′ · lord Sun"
        />
        <FactTile icon={<GrahaGlyph graha="moon" size={32} />} label="Nakshatra" value="Magha" />
      </FactGrid>
      <FactGrid>
        <FactTile label="Overall compatibility" value="71%" />
        <FactTile label="Ashtakoot score" value="26 / 36" detail="points" />
        <FactTile label="Dashakoot score" value="7 / 10" />
        <FactTile label="Papa Samaya score" value="85%" />
        <FactTile label="A fifth in the last row" value="1" />
      </FactGrid>
      <FactGrid lang="hi">
        <FactTile
          icon={<GrahaGlyph graha="jupiter" size={32} />}
          label="नक्षत्र"
          value="पूर्वाभाद्रपद"
          detail="चरण 2 · स्वामी गुरु"
        />
      </FactGrid>
    </div>
  ),
};
