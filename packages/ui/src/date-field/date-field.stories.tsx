import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { inWidth } from '../../test/in-width.tsx';

import { customSheet, stateSheet } from '../../test/state-sheet.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { Grid, Stack } from '../layout/index.ts';
import { hi } from '../messages-hi/index.ts';
import { Select } from '../select/index.ts';
import { DateField } from './index.ts';

const meta = {
  title: 'Components/Forms/DateField',
  excludeStories: /Example$/,
  component: DateField,
  args: { label: 'Date of birth', today: '2026-11-21', onValueChange: fn() },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Digits are enough: the slashes are inserted automatically. */
export const Default: Story = {};

export const Filled: Story = { args: { defaultValue: '1994-08-14' } };

/** Errors that only the page can detect are passed as `error`. */
export const ErrorFromThePage: Story = { args: { error: 'Date of birth is required' } };

/** As `fill('')` of a test tool, and a script of an extension, empty a field: everything is selected, then deleted. */
export const EmptiedByAScript: Story = {
  tags: ['!dev'],
  args: { defaultValue: '1994-08-14' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    input.select();
    input.focus();
    await new Promise((resolve) => setTimeout(resolve, 10));
    document.execCommand('delete');
    await waitFor(() => expect(input).toHaveValue(''));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
};

/** In Hindi, with the digits of the script, at 320 px. */
export const Hindi: Story = {
  tags: ['!dev'],
  args: { label: 'जन्म तिथि', lang: 'hi' },
  globals: { language: 'hi' },
  decorators: [inWidth('16rem')],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'जन्म तिथि' }), '१५०८१९४७');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1947-08-15');
    await userEvent.click(canvas.getByRole('button', { name: 'कैलेंडर: जन्म तिथि' }));
    for (const box of [canvas.getByTestId('container'), canvas.getByRole('dialog')])
      await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};

const sheet = customSheet(
  stateSheet(DateField, {
    props: { label: 'Date of birth', defaultValue: '1994-08-14' },
    states: ['rest', 'hover', 'focus', 'disabled', 'error', 'readOnly'],
    cell: '14rem',
  }).render,
  () => (
    <div style={{ display: 'grid', gap: '1.5rem', maxInlineSize: '28rem' }}>
      <DateField label="Empty" optional />
      <DateField label="Begun" />
      <DateField label="No such date" />
      <I18nProvider locale="hi" messages={hi}>
        <DateField label="जन्म तिथि" lang="hi" />
      </I18nProvider>
    </div>
  ),
);

export const AllStates: Story = {
  ...sheet,
  args: { label: 'Date of birth' },
  tags: ['!dev'],
  play: ({ canvas, canvasElement }) => {
    sheet.play({ canvasElement });
    const typed = { Begun: '14/', 'No such date': '31/02/1990', 'जन्म तिथि': '१४/' };
    for (const [name, value] of Object.entries(typed))
      fireEvent.change(canvas.getByRole('textbox', { name }), { target: { value } });
  },
};

export const VariantsExample = () => (
  <Grid minItem="16rem" gap="x5">
    <DateField label="With a calendar" defaultValue="1994-08-14" />
    <DateField label="Typed only" defaultValue="1994-08-14" calendar={false} />
    <DateField label="Month first" defaultValue="1994-08-14" format="mm/dd/yyyy" />
  </Grid>
);

/**
 * Do: One box, named by its label, with an example as the hint. People type a birthday without thinking, and autofill and
 * paste work.
 */
export const OneBoxExample = () => (
  <DateField label="Date of birth" hint="Day, month, year: 15/08/1947" defaultValue="1957-08-14" />
);

/** Don’t: Three lists. A year of birth takes a long scroll, and nothing can be pasted. */
export const ThreeListsExample = () => (
  <Stack gap="x3">
    <Select label="Day" defaultValue="14" options={[{ value: '14', label: '14' }]} />
    <Select label="Month" defaultValue="8" options={[{ value: '8', label: 'August' }]} />
    <Select label="Year" defaultValue="1957" options={[{ value: '1957', label: '1957' }]} />
  </Stack>
);
