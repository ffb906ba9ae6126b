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

export const DefaultTest: Story = {
  ...Default,
  tags: ['!dev'],
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('textbox', { name: 'Date of birth' });
    await userEvent.type(box, '15081947');
    await expect(box).toHaveValue('15/08/1947');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1947-08-15');
  },
};

/** Day, month and year are stepped at the caret; digits overwrite and advance. */
export const ByKeyboard: Story = {
  args: { defaultValue: '1990-01-31' },
};

export const ByKeyboardTest: Story = {
  ...ByKeyboard,
  tags: ['!dev'],
  play: inEnglish(async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Date of birth' });
    const selected = () => box.value.slice(box.selectionStart ?? 0, box.selectionEnd ?? undefined);
    await userEvent.tab();
    await waitFor(() => expect(selected()).toBe('31'));
    await userEvent.keyboard('{ArrowDown}');
    await expect(box).toHaveValue('30/01/1990');
    await userEvent.keyboard('/');
    await expect(selected()).toBe('01');
    await userEvent.keyboard('{ArrowUp}');
    await expect(box).toHaveValue('28/02/1990');
    await userEvent.keyboard('5');
    await expect(box).toHaveValue('28/05/1990');
    await expect(selected()).toBe('1990');
    await userEvent.keyboard('{PageDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1980-05-28');
    await expect(canvas.getByText('Wednesday, 28 May 1980')).toBeInTheDocument();
  }),
};

/** A pasted date is parsed in any common format. */
export const Pasted: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Date of birth' }));
    await userEvent.paste('14 May 1990');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1990-05-14');
  },
};

/** The untyped rest shows letters of the pattern. */
export const Begun: Story = {
  tags: ['!dev'],
  play: inEnglish(async ({ canvas, userEvent }) => {
    const box = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Date of birth' });
    await userEvent.type(box, '15');
    await expect(box).toHaveValue('15/');
    // A partial date shows no error yet, but the form cannot be submitted with it.
    await expect(box).toHaveAttribute('aria-invalid', 'false');
    await expect(box.validationMessage).toBe('Date should be in dd/mm/yyyy format.');
  }),
};

export const Filled: Story = { args: { defaultValue: '1994-08-14' } };

/** The format of the United States; the default follows the language's region. */
export const MonthFirst: Story = {
  args: { format: 'mm/dd/yyyy', defaultValue: '1994-08-14' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('08/14/1994');
  },
};

/** The calendar is an alternative to typing: its year is typed, its days are reached by arrow keys. */
export const FromTheCalendar: Story = {
  args: { defaultValue: '1994-08-14', min: '1800-01-01', max: '2026-11-21' },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '34rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const FromTheCalendarTest: Story = {
  ...FromTheCalendar,
  tags: ['!dev'],
  play: inEnglish(async ({ canvas, userEvent, args }) => {
    const open = canvas.getByRole('button', { name: 'Calendar: Date of birth' });
    await userEvent.click(open);
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1994-08-15');
    await userEvent.click(open);
    await waitFor(() => expect(canvas.getByRole('grid', { name: 'August 1994' })).toBeVisible());
  }),
};

/** At 320 px the month fits on the screen. */
export const CalendarInHindi: Story = {
  tags: ['!dev'],
  ...FromTheCalendar,
  args: { ...FromTheCalendar.args, label: 'जन्म तिथि', lang: 'hi' },
  globals: { language: 'hi' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'कैलेंडर: जन्म तिथि' }));
    const panel = canvas.getByRole('dialog');
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
  },
};

/** A text that cannot become a date is reported while typing, and the error disappears as soon as it can. */
export const WrongFormat: Story = {};

export const WrongFormatTest: Story = {
  ...WrongFormat,
  tags: ['!dev'],
  play: inEnglish(async ({ canvas, userEvent }) => {
    const message = 'Date should be in dd/mm/yyyy format.';
    const box = canvas.getByRole('textbox', { name: 'Date of birth' });
    await userEvent.type(box, '14/8/94x');
    await expect(canvas.getByText(message)).toBeVisible();
    await userEvent.clear(box);
    await expect(canvas.queryByText(message)).not.toBeInTheDocument();
  }),
};

export const NoSuchDate: Story = {
  tags: ['!dev'],
  play: inEnglish(async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Date of birth' }), '31021990');
    await expect(canvas.getByText('This date is not in the calendar.')).toBeVisible();
  }),
};

/** Errors that only the page can detect are passed as `error`. */
export const ErrorFromThePage: Story = { args: { error: 'Date of birth is required' } };

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
    const box = canvas.getByRole('textbox', { name: 'जन्म तिथि' });
    await userEvent.type(box, '१५०८१९४७');
    const { scrollWidth, clientWidth } = canvas.getByTestId('narrow');
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    await expect(box).toHaveValue('१५/०८/१९४७');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1947-08-15');
  },
};
