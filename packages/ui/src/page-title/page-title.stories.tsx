import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumbs } from '../breadcrumbs/index.ts';
import { Button } from '../button/index.ts';
import { PrinterIcon } from '../icons/index.ts';
import { PageTitle } from './index.ts';

const meta = {
  title: 'Components/Layout/PageTitle',
  component: PageTitle,
  tags: ['status:ready'],
  args: {
    title: 'Kundli of Meera Joshi',
    children: 'Born under Vishakha, with Simha rising, in the last year of Jupiter.',
    actions: (
      <>
        <Button>Edit Birth Details</Button>
        <Button icon={<PrinterIcon />}>Print</Button>
      </>
    ),
  },
} satisfies Meta<typeof PageTitle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Kundli of Meera Joshi',
    );
  },
};

export const WithBreadcrumbs: Story = {
  args: {
    title: 'Navgraha Shanti',
    children: 'Nine seats, one fire, a morning.',
    actions: null,
    above: (
      <Breadcrumbs items={[{ label: 'Ceremonies', href: '#poojas' }]} current="Navgraha Shanti" />
    ),
  },
};

export const HeadingOnly: Story = { render: () => <PageTitle title="Horoscope" /> };

export const LongHindi: Story = {
  globals: { language: 'hi' },
  args: {
    lang: 'hi',
    title: 'सर्वकार्यसिद्धिप्रदायकमहामृत्युंजयजपानुष्ठान',
    children: 'विशाखा नक्षत्र में जन्म, सिंह लग्न।',
    actions: <Button>जन्म विवरण बदलें</Button>,
  },
  decorators: [
    (Story) => (
      <div data-testid="narrow" style={{ inlineSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = canvas.getByTestId('narrow');
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
