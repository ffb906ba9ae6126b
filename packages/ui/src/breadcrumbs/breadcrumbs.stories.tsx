import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { stateSheet } from '../../test/state-sheet.tsx';
import { Breadcrumbs } from './index.ts';

const meta = {
  title: 'Components/Navigation/Breadcrumbs',
  excludeStories: /Example$/,
  component: Breadcrumbs,
  args: {
    items: [
      { label: 'Home', href: '#home' },
      { label: 'Ceremonies', href: '#poojas' },
    ],
    current: 'Navgraha Shanti',
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ceremonies' })).toBeVisible();
    await expect(canvas.getByText('Navgraha Shanti')).toHaveAttribute('aria-current', 'page');
  },
};

const items = [
  { label: 'Home', href: '#home' },
  { label: 'Ceremonies', href: '#poojas' },
];

export const AllStates = stateSheet(Breadcrumbs, {
  props: { items, current: 'Navgraha Shanti' },
  states: ['rest', 'hover', 'focus'],
  samples: { 'at the top': { items: [], current: 'Home' } },
  hindi: { items: [{ label: 'मुखपृष्ठ', href: '#home' }], current: 'महामृत्युंजय जप' },
  cell: '18rem',
});

/** Do: The pages above this one, each a link to a page that exists. */
export const PagesAboveExample = () => (
  <Breadcrumbs
    items={[
      { label: 'Home', href: '#home' },
      { label: 'Ceremonies', href: '#ceremonies' },
    ]}
    current="Navgraha Shanti"
  />
);

/** Don’t: The steps of a booking. They look like pages, and a press may lose what was typed. */
export const StepsOfATaskExample = () => (
  <Breadcrumbs
    items={[
      { label: 'Package', href: '#package' },
      { label: 'Your details', href: '#details' },
    ]}
    current="Payment"
  />
);
