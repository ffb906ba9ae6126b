import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { statesPictures } from '../../test/chromatic-modes.ts';
import { placed } from '../../test/placed.ts';
import { NavigationMenu } from './index.ts';

export const kundliLinksExample = [
  { id: 'making', label: 'Kundli Making', href: '/kundli' },
  { id: 'matching', label: 'Kundli Matching', href: '/kundli-matching' },
  { id: 'dosha', label: 'Mangal Dosh', href: '/mangal-dosh' },
];

const meta = {
  title: 'Components/Navigation/NavigationMenu',
  excludeStories: /Example$/,
  component: NavigationMenu,
  args: { label: 'Kundli', items: kundliLinksExample, onOpenChange: fn() },
  decorators: [
    (Story) => (
      <nav aria-label="Sample" style={{ padding: '1rem' }}>
        <Story />
      </nav>
    ),
  ],
} satisfies Meta<typeof NavigationMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In a row of links: the list floats below its button, on top of everything. */
export const Default: Story = {};

/** In a list of links, as in the menu of a phone: it expands inline. */
export const InAList: Story = { args: { layout: 'list', currentHref: '/kundli-matching' } };

/** The last one of a line: its list is below its button, and stays on the screen. */
export const AtTheEdge: Story = {
  tags: ['!dev'],
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Kundli' });
    await userEvent.click(button);
    await placed(canvas.getByRole('list'));
    const { top, right } = canvas.getByRole('list').getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(button.getBoundingClientRect().bottom - 1);
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

const hindiLinks = [{ id: 'matching', label: 'सम्पूर्णगुणमिलानविश्लेषण', href: '/kundli-matching' }];

/** Closed and open, with the page shown among its links, in a line and in a list; in Hindi. */
export const AllStates: Story = {
  tags: ['visual'],
  args: { label: 'Sample', items: kundliLinksExample },
  parameters: { chromatic: { ...statesPictures, pauseAnimationAtEnd: true } },
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

/** Do: Pages about one thing. Its name is the label. */
export const OneSubjectExample = () => (
  <nav aria-label="Main">
    <NavigationMenu label="Kundli" layout="list" defaultOpen items={kundliLinksExample} />
  </nav>
);

/** Don’t: “More” with pages that have nothing in common. People have to open it to find out. */
export const LeftOversExample = () => (
  <nav aria-label="Main">
    <NavigationMenu
      label="More"
      layout="list"
      defaultOpen
      items={[
        { id: 'panchang', label: 'Panchang', href: '#panchang' },
        { id: 'refunds', label: 'Refunds', href: '#refunds' },
      ]}
    />
  </nav>
);
