import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { Disclosure } from './index.ts';

const meta = {
  title: 'Components/Content/Disclosure',
  component: Disclosure,
  tags: ['visual'],
  args: { label: 'Sample', children: 'Sample' },
  parameters: { chromatic: { modes: modes.everyState, pauseAnimationAtEnd: true } },
} satisfies Meta<typeof Disclosure>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'grid', gap: '1rem', maxInlineSize: '38em' }}>
      <Disclosure label="Closed">Nothing.</Disclosure>
      <Disclosure label="How this was calculated" defaultOpen>
        <p>
          From the true positions of Sun and Moon at the moment of birth, by the Lahiri ayanamsa.
        </p>
      </Disclosure>
      <Disclosure label="Quiet" variant="quiet">
        Nothing.
      </Disclosure>
      <Disclosure label="Moon, fifth house" variant="quiet" defaultOpen>
        <p>The Moon is in Sagittarius, your fifth house.</p>
      </Disclosure>
      <Disclosure label="सम्पूर्णजन्मकुण्डलीगणनापद्धति का विवरण" lang="hi" defaultOpen>
        <p>सूर्य और चन्द्रमा की स्पष्टस्थितियों तथा लाहिड़ी अयनांश के आधार पर।</p>
      </Disclosure>
    </div>
  ),
};
