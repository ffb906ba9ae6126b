import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LogoStrip } from './index.ts';

const logo =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 120 32'%3E%3Crect width='120' height='32' rx='6' fill='gray'/%3E%3C/svg%3E";

const meta = {
  title: 'Components/Content/LogoStrip',
  component: LogoStrip,
  tags: ['status:new'],
  args: {
    'aria-label': 'In the press',
    items: [
      { name: 'The Sample Herald' },
      { name: 'Example Times', src: logo },
      { name: 'Demo Weekly' },
    ],
  },
} satisfies Meta<typeof LogoStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'In the press' })).toBeVisible();
  },
};

/** Each links to the article. */
export const WithLinks: Story = {
  args: {
    size: 'small',
    items: [
      { name: 'The Sample Herald', href: '#herald' },
      { name: 'Example Times', src: logo, href: '#times' },
    ],
  },
};

/** At 288 px, in Hindi. */
export const Hindi: Story = {
  render: () => (
    <div style={{ inlineSize: '18rem' }} data-testid="narrow" lang="hi">
      <LogoStrip items={[{ name: 'दैनिक उदाहरणसमाचारपत्रिका' }, { name: 'नमूना टाइम्स' }]} />
    </div>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByTestId('narrow');
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};
