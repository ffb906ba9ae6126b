import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { TermProvider, TermText, TermTip } from './index.ts';
import { hindiGlossary, sampleGlossary } from './term-tip.samples.ts';

const meta = {
  title: 'Components/Layers/TermTip',
  component: TermTip,
  tags: ['visual'],
  args: { term: 'lagna' },
  parameters: { chromatic: { modes: modes.everyState, pauseAnimationAtEnd: true } },
} satisfies Meta<typeof TermTip>;

export default meta;

/** Closed, open, unknown; in a heading; in Hindi. */
export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <TermProvider glossary={sampleGlossary}>
      <div style={{ display: 'grid', gap: '1rem', maxInlineSize: '38em' }}>
        <h2>
          Moon in the <TermTip term="nakshatra">nakshatra</TermTip> Magha
        </h2>
        <p>
          The <TermTip term="dasha">dasha</TermTip> of Ketu has seven years; an{' '}
          <TermTip term="argala">argala</TermTip> is not explained here.
        </p>
        <p>
          <TermText>In a catalogue: [lagna|rising sign], [nakshatra]; and [argala].</TermText>
        </p>
        <p style={{ paddingBlockEnd: '10rem' }}>
          Your <TermTip term="lagna" defaultOpen /> is Simha.
        </p>
        <TermProvider glossary={hindiGlossary}>
          <p lang="hi" style={{ paddingBlockEnd: '10rem' }}>
            आपका <TermTip term="lagna" /> सिंह है; आपकी <TermTip term="navamsha" defaultOpen /> वृषभ की
            है।
          </p>
        </TermProvider>
      </div>
    </TermProvider>
  ),
};
