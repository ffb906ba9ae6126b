import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Steps } from './index.ts';

const meta = {
  title: 'Components/Content/Steps',
  component: Steps,
  tags: ['status:new'],
  args: {
    headingLevel: 2,
    items: [
      { title: 'Enter your name', text: 'As it is on your birth certificate.' },
      { title: 'We calculate your numbers', text: 'Each letter has a value from 1 to 9.' },
      { title: 'Read what they mean', text: 'You see every sum, so you can check it.' },
    ],
  },
} satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

/** Many short steps: their numbers are joined by a line. */
export const OnALine: Story = {
  args: {
    variant: 'line',
    items: [
      { text: 'The priest takes the sankalp in your name, gotra and place.' },
      { text: 'Ganesha is worshipped first, so that the work succeeds.' },
      { text: 'The mantra is recited 11,000 times.' },
    ],
  },
};

export const LongHindiWords: Story = {
  args: {
    variant: 'line',
    items: [
      { text: 'सर्वकार्यसिद्धिप्रदायकमहामृत्युंजयजपानुष्ठान का संकल्प लिया जाता है।' },
      { text: 'पूर्णाहुति के बाद आपको प्रसाद भेजा जाता है।' },
    ],
  },
  render: (args) => (
    <div lang="hi" style={{ inlineSize: '288px' }} data-testid="narrow">
      <Steps {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = canvas.getByTestId('narrow');
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
