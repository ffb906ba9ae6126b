import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ReadingLines } from './index.ts';
import { lines } from './reading-lines.samples.ts';

const meta = {
  title: 'Components/Readings/ReadingLines',
  component: ReadingLines,
  tags: ['status:new'],
  args: { items: lines },
} satisfies Meta<typeof ReadingLines>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DefaultTest: Story = {
  ...Default,
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mars, twelfth house' }));
    await expect(canvas.getByText(/Mars is in Cancer/)).toBeVisible();
  },
};

/** The opening of a horoscope: its first line is larger. */
export const WithALead: Story = { args: { lead: true } };

/** A week or a year has more lines: two columns below the lead if there is space. */
export const InColumns: Story = {
  args: { lead: true, columns: 2 },
};

/** At 288 px, in Hindi. */
export const LongHindi: Story = {
  globals: { language: 'hi' },
  render: () => (
    <div lang="hi" data-testid="narrow" style={{ inlineSize: '18rem' }}>
      <ReadingLines
        lead
        items={[
          {
            id: '1',
            text: 'आज साथियों के साथ मिलकर अधूरे कामों को पूरा करने के लिए अनुकूल दिन है।',
            reason: {
              graha: 'moon',
              label: 'चंद्रमा, पंचमभावगोचरफलविचार',
              text: 'चंद्रमा धनु राशि में है।',
            },
          },
        ]}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = canvas.getByTestId('narrow');
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
