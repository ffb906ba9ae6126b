import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ChartLab } from './chart-lab.tsx';

const meta = {
  title: 'Lab/Chart lab',
  parameters: { layout: 'padded' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Any birth, calculated by the engine, in every style, varga, theme, width and language. The
 * initial birth is 5 February 1962, when eight grahas were in Capricorn.
 */
export const Lab: Story = { render: () => <ChartLab /> };

export const LabTest: Story = {
  ...Lab,
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('img', { name: /^D1, Ujjain/ })).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Varga'), 'D9');
    await userEvent.click(canvas.getByRole('radio', { name: 'South' }));
    const navamsa = await canvas.findByRole('img', { name: /^D9, Ujjain/ });
    await expect(navamsa.closest('figure')).toHaveAttribute('data-variant', 'south');
    await userEvent.click(canvas.getByRole('radio', { name: 'हिन्दी' }));
    await expect(canvas.getByRole('columnheader', { name: 'भाव' })).toBeInTheDocument();
  },
};
