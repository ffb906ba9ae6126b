import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { inEnglish } from '../../test/plays.ts';
import { DateField } from './index.ts';

const meta = {
  title: 'Components/Forms/DateField',
  component: DateField,
  tags: ['status:ready'],
  args: { label: 'Date of birth', today: '2026-11-21', onValueChange: fn() },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Digits are enough: the slashes are inserted automatically. */
export const Default: Story = {};

export const Filled: Story = { args: { defaultValue: '1994-08-14' } };

/** Errors that only the page can detect are passed as `error`. */
export const ErrorFromThePage: Story = { args: { error: 'Date of birth is required' } };

/** The calendar is an alternative to typing: its year is typed, its days are reached by arrow keys. */
export const FromTheCalendar: Story = {
  tags: ['!dev'],
  args: { defaultValue: '1994-08-14', min: '1800-01-01', max: '2026-11-21' },
  play: inEnglish(async ({ canvas, userEvent, args }) => {
    const open = canvas.getByRole('button', { name: 'Calendar: Date of birth' });
    await userEvent.click(open);
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1994-08-15');
    await userEvent.click(open);
    await waitFor(() => expect(canvas.getByRole('grid', { name: 'August 1994' })).toBeVisible());
  }),
};

/** In Hindi, with the digits of the script, at 320 px. */
export const Hindi: Story = {
  tags: ['!dev'],
  args: { label: 'जन्म तिथि', lang: 'hi' },
  globals: { language: 'hi' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '16rem' }} data-testid="narrow">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'जन्म तिथि' }), '१५०८१९४७');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1947-08-15');
    await userEvent.click(canvas.getByRole('button', { name: 'कैलेंडर: जन्म तिथि' }));
    for (const box of [canvas.getByTestId('narrow'), canvas.getByRole('dialog')])
      await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};
