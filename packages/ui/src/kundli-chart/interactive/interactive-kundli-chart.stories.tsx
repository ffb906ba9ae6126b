import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEnglish } from '../../../test/plays.ts';
import { InteractiveKundliChart } from '../index.ts';
import { ordinary } from '../kundli-chart.samples.ts';

const meta = {
  title: 'Astrology/Charts/KundliChart',
  component: InteractiveKundliChart,
  args: { title: 'Birth chart (D1), sample', data: ordinary },
} satisfies Meta<typeof InteractiveKundliChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Interactive: Story = {};

export const InteractiveTest: Story = {
  ...Interactive,
  tags: ['!dev'],
  play: inEnglish(async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    const third = canvas.getByRole('radio', { name: /^House 3, Libra: Moon 24°/ });
    await expect(third).toHaveFocus();
    await expect(third).toBeChecked();
    await expect(canvasElement.querySelector('[data-part="chosen-house"]')).toHaveTextContent(
      'House 3, Libra',
    );
  }),
};

export const InteractiveSouthIndian: Story = { args: { variant: 'south', defaultHouse: 7 } };

export const InteractiveEastIndian: Story = { args: { variant: 'east', defaultHouse: 12 } };
