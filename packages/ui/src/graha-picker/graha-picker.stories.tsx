import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inEnglish } from '../../test/plays.ts';
import { GrahaPicker } from './index.ts';

const meta = {
  title: 'Components/Forms/GrahaPicker',
  component: GrahaPicker,
  tags: ['status:new'],
  args: { label: 'Planet', onValueChange: fn() },
} satisfies Meta<typeof GrahaPicker>;

export default meta;

/** Which graha a report describes. */
export const Default: StoryObj<typeof meta> = {
  play: inEnglish(async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Mars'));
    await expect(canvas.getByRole('radio', { name: 'Mars' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('mercury');
  }),
};
