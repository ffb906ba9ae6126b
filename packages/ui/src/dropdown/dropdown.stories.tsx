import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { placed } from '../../test/placed.ts';
import { Dropdown } from './index.ts';
import { hindiLinks, kundliLinks } from './dropdown.samples.ts';

const meta = {
  title: 'Components/Navigation/Dropdown',
  component: Dropdown,
  tags: ['status:new'],
  args: { label: 'Kundli', items: kundliLinks, onOpenChange: fn() },
  decorators: [
    (Story) => (
      <nav aria-label="Sample" style={{ padding: '1rem' }}>
        <Story />
      </nav>
    ),
  ],
} satisfies Meta<typeof Dropdown>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In a row of links: the list floats below its button, on top of everything. */
export const Default: Story = {};

export const DefaultTest: Story = {
  ...Default,
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Kundli' });
    await userEvent.click(button);
    const link = canvas.getByRole('link', { name: 'Kundli Matching' });
    await waitFor(() => expect(link).toBeVisible());
    await placed(canvas.getByRole('list'));
    const list = canvas.getByRole('list').getBoundingClientRect();
    await expect(list.top).toBeGreaterThanOrEqual(button.getBoundingClientRect().bottom - 1);
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    await expect(link).not.toBeVisible();
  },
};

/** In a list of links, as in the menu of a phone: it expands inline. */
export const InAList: Story = {
  args: { layout: 'list', currentHref: '/kundli-matching' },
};

export const InAListTest: Story = {
  ...InAList,
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kundli' }));
    await expect(canvas.getByRole('link', { name: 'Kundli Making' })).toBeVisible();
  },
};

/** The last one of a line: its list stays on the screen. */
export const AtTheEdge: Story = {
  args: { defaultOpen: true },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await placed(canvas.getByRole('list'));
    await expect(canvas.getByRole('list').getBoundingClientRect().right).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
};

export const LongHindi: Story = {
  args: { lang: 'hi', label: 'जन्मकुण्डली', items: hindiLinks, defaultOpen: true },
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = canvas.getByRole('list');
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
