import { drawnSheet } from '../../test/state-sheet.tsx';
import { glossary } from './term-tip.examples.tsx';
import { TermProvider, TermText, TermTip } from './index.ts';

export default { title: 'Components/Layers/TermTip', tags: ['visual'] };

const navamsha = {
  name: 'नवांशवर्गकुण्डली',
  text: 'प्रत्येक राशि के नौ समान भागों पर आधारित वर्गकुण्डली, जिससे विवाह और धर्म का विचार किया जाता है।',
};

/** Closed, open, unknown; in a heading; in Hindi. */
export const AllStates = drawnSheet(() => (
  <TermProvider glossary={glossary}>
    <div style={{ display: 'grid', gap: '1rem', maxInlineSize: '38em' }}>
      <h2>
        Moon in the <TermTip term="nakshatra">nakshatra</TermTip> Magha
      </h2>
      <p>
        <TermText>In a catalogue: [lagna|rising sign], [nakshatra]; unknown: [argala].</TermText>
      </p>
      <p style={{ paddingBlockEnd: '10rem' }}>
        Your <TermTip term="lagna" defaultOpen /> is Simha.
      </p>
      <p lang="hi" style={{ paddingBlockEnd: '10rem' }}>
        आपकी <TermTip term="navamsha" meaning={navamsha} defaultOpen /> वृषभ की है।
      </p>
    </div>
  </TermProvider>
));
