import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { stateSheet } from '../../test/state-sheet.tsx';
import { Cluster } from '../layout/index.ts';
import {
  ElementGlyph,
  GrahaGlyph,
  RashiGlyph,
  WithGlyph,
  elementIds,
  grahaIds,
  rashiNumbers,
} from './index.ts';

const meta = {
  title: 'Astrology/Drawings/Glyphs',
  excludeStories: /Example$/,
  component: GrahaGlyph,
  subcomponents: { WithGlyph },
  args: { graha: 'sun', size: 32 },
} satisfies Meta<typeof GrahaGlyph>;

export default meta;
type Story = StoryObj<typeof meta>;

const row = { display: 'flex', flexWrap: 'wrap', gap: '1.25rem' } as const;

export const Default: Story = {};

/** Akara shapes: each graha can be told apart by its shape, without colour. */
export const NineGrahas: Story = {
  render: ({ size }) => (
    <div style={row}>
      {grahaIds.map((graha) => (
        <GrahaGlyph key={graha} graha={graha} size={size} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(9);
  },
};

export const TwelveRashis: Story = {
  render: ({ size }) => (
    <div style={row}>
      {rashiNumbers.map((rashi) => (
        <RashiGlyph key={rashi} sign={rashi} size={size} />
      ))}
    </div>
  ),
};

export const FourElements: Story = {
  render: ({ size }) => (
    <div style={row}>
      {elementIds.map((element) => (
        <ElementGlyph key={element} element={element} size={size} />
      ))}
    </div>
  ),
};

/** A name in a line of text or a cell of a table, with its glyph. */
export const BesideAName: Story = {
  render: () => (
    <p>
      The lord of the sign is{' '}
      <WithGlyph glyph={<GrahaGlyph graha="venus" size={20} />}>Venus</WithGlyph>.
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Venus')).toBeVisible();
  },
};

export const AllStates = stateSheet(GrahaGlyph, {
  samples: Object.fromEntries([
    ...[20, 32, 64].map((size) => [
      `${size} px`,
      <div key={size} style={{ display: 'flex', flexWrap: 'wrap', gap: '1.25rem' }}>
        {grahaIds.map((graha) => (
          <GrahaGlyph key={graha} graha={graha} size={size} />
        ))}
        {rashiNumbers.map((sign) => (
          <RashiGlyph key={sign} sign={sign} size={size} />
        ))}
        {elementIds.map((element) => (
          <ElementGlyph key={element} element={element} size={size} />
        ))}
      </div>,
    ]),
    [
      'with its name',
      <WithGlyph key="name" glyph={<GrahaGlyph graha="venus" size={20} />}>
        Venus
      </WithGlyph>,
    ],
  ]),
  hindi: <WithGlyph glyph={<RashiGlyph sign={5} size={20} />}>सिंह</WithGlyph>,
  cell: '100%',
});

/** Do: A glyph before its name. It helps to find the name again. */
export const WithNamesExample = () => (
  <Cluster gap="x5">
    <WithGlyph glyph={<GrahaGlyph graha="mercury" />}>Mercury</WithGlyph>
    <WithGlyph glyph={<GrahaGlyph graha="saturn" />}>Saturn</WithGlyph>
    <WithGlyph glyph={<GrahaGlyph graha="rahu" />}>Rahu</WithGlyph>
  </Cluster>
);

/** Don’t: Glyphs alone. Few readers know all nine shapes, and screen readers skip them. */
export const WithoutNamesExample = () => (
  <Cluster gap="x5">
    <GrahaGlyph graha="mercury" />
    <GrahaGlyph graha="saturn" />
    <GrahaGlyph graha="rahu" />
  </Cluster>
);
