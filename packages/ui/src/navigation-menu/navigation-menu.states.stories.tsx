import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { kundliLinks } from './navigation-menu.examples.tsx';
import { NavigationMenu } from './index.ts';

const meta = {
  title: 'Components/Navigation/NavigationMenu',
  component: NavigationMenu,
  tags: ['visual'],
  args: { label: 'Sample', items: kundliLinks },
  parameters: { chromatic: { modes: modes.everyState, pauseAnimationAtEnd: true } },
} satisfies Meta<typeof NavigationMenu>;

export default meta;

const hindiLinks = [{ id: 'matching', label: 'सम्पूर्णगुणमिलानविश्लेषण', href: '/kundli-matching' }];

/** Closed and open, with the page shown among its links, in a line and in a list; in Hindi. */
export const AllStates: StoryObj<typeof meta> = {
  render: ({ items }) => (
    <nav aria-label="Sample" style={{ display: 'grid', gap: '1rem' }}>
      {(['line', 'list'] as const).map((layout) => (
        <div key={layout} style={{ display: 'grid', gap: '1rem' }}>
          <NavigationMenu label={`Closed, ${layout}`} {...{ items, layout }} />
          <div style={{ minBlockSize: '15rem' }}>
            <NavigationMenu
              label={`Open, ${layout}`}
              {...{ items, layout }}
              currentHref="/kundli-matching"
              defaultOpen
            />
          </div>
          <div lang="hi" style={{ minBlockSize: '9rem' }}>
            <NavigationMenu label="जन्मकुण्डली" items={hindiLinks} layout={layout} defaultOpen />
          </div>
        </div>
      ))}
    </nav>
  ),
};
