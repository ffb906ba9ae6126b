import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { placed } from '../../test/placed.ts';
import { kundliLinks } from './navigation-menu.examples.tsx';
import { NavigationMenu } from './index.ts';

const meta = {
  title: 'Components/Navigation/NavigationMenu',
  component: NavigationMenu,
  tags: ['status:new'],
  args: { label: 'Kundli', items: kundliLinks, onOpenChange: fn() },
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
