import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumbs } from './index.ts';

const meta = {
  title: 'Components/Navigation/Breadcrumbs',
  component: Breadcrumbs,
  tags: ['status:ready'],
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

/** Long steps wrap to the next line. */
export const LongHindi: Story = {
  globals: { language: 'hi' },
  args: {
    lang: 'hi',
    items: [
      { label: 'मुखपृष्ठ', href: '#home' },
      { label: 'सर्वकार्यसिद्धिप्रदायक अनुष्ठान', href: '#poojas' },
    ],
    current: 'महामृत्युंजयजपानुष्ठानविधिविवरण',
  },
  decorators: [
    (Story) => (
      <div data-testid="narrow" style={{ inlineSize: '12rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = canvas.getByTestId('narrow');
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
