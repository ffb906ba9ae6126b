import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HoraList } from './index.ts';
import { sampleHoras, sampleNow } from './hora-list.samples.ts';

const meta = {
  title: 'Components/Time/HoraList',
  component: HoraList,
  tags: ['status:new'],
  args: {
    title: 'Hora Muhurat, sample',
    horas: sampleHoras,
    timeZone: 'Asia/Kolkata',
    now: sampleNow,
  },
} satisfies Meta<typeof HoraList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(24);
    await expect(canvas.getByRole('listitem', { current: 'time' })).toBeVisible();
  },
};

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '288px' }}>
        <Story />
      </div>
    ),
  ],
};

/** Planet and time only. */
export const Bare: Story = {
  args: {
    hourCycle: 'h23',
    horas: sampleHoras.map(({ lord, start, end, half }) => ({ lord, start, end, half })),
  },
};
