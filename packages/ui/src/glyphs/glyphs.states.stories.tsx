import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import {
  ElementGlyph,
  elementIds,
  GrahaGlyph,
  grahaIds,
  RashiGlyph,
  rashiNumbers,
  WithGlyph,
} from './index.ts';

const meta = {
  title: 'Components/Drawings/Glyphs',
  component: GrahaGlyph,
  tags: ['visual'],
  args: { graha: 'sun' },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof GrahaGlyph>;

export default meta;

const row = { display: 'flex', flexWrap: 'wrap', gap: '1.25rem' } as const;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'grid', gap: '1.5rem' }}>
      {[20, 32, 64].map((size) => (
        <div key={size} style={row}>
          {grahaIds.map((graha) => (
            <GrahaGlyph key={graha} graha={graha} size={size} />
          ))}
        </div>
      ))}
      {[20, 32, 64].map((size) => (
        <div key={size} style={row}>
          {rashiNumbers.map((rashi) => (
            <RashiGlyph key={rashi} sign={rashi} size={size} />
          ))}
        </div>
      ))}
      {[20, 32, 64].map((size) => (
        <div key={size} style={row}>
          {elementIds.map((element) => (
            <ElementGlyph key={element} element={element} size={size} />
          ))}
        </div>
      ))}
      <p>
        <WithGlyph glyph={<GrahaGlyph graha="venus" size={20} />}>Venus</WithGlyph>,{' '}
        <WithGlyph lang="hi" glyph={<RashiGlyph sign={5} size={20} />}>
          सिंह
        </WithGlyph>
        , <WithGlyph glyph={null}>Ascendant</WithGlyph>
      </p>
    </div>
  ),
};
