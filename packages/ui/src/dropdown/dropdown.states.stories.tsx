import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { Dropdown } from './index.ts';
import { hindiLinks, kundliLinks } from './dropdown.samples.ts';

const meta = {
  title: 'Components/Navigation/Dropdown',
  component: Dropdown,
  tags: ['visual'],
  args: { label: 'Sample', items: kundliLinks },
  parameters: { chromatic: { modes: modes.everyState, pauseAnimationAtEnd: true } },
} satisfies Meta<typeof Dropdown>;

export default meta;

const places = ['line', 'list'] as const;

/** Closed and open, with the page shown among its links, in a line and in a list; in Hindi. */
export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <nav aria-label="Sample" style={{ display: 'grid', gap: '1rem' }}>
      {places.map((place) => (
        <div key={place} style={{ display: 'grid', gap: '1rem' }}>
          <Dropdown label={`Closed, ${place}`} items={kundliLinks} layout={place} />
          <div style={{ minBlockSize: '15rem' }}>
            <Dropdown
              label={`Open, ${place}`}
              items={kundliLinks}
              layout={place}
              currentHref="/kundli-matching"
              defaultOpen
            />
          </div>
          <div lang="hi" style={{ minBlockSize: '11rem' }}>
            <Dropdown label="जन्मकुण्डली" items={hindiLinks} layout={place} defaultOpen />
          </div>
        </div>
      ))}
    </nav>
  ),
};
