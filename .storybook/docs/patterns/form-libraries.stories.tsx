import { Box } from '@jyoti/ui/layout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect, waitFor } from 'storybook/test';
import { inEnglish } from '../../../packages/ui/test/plays.ts';
import { InConform, InReactHookForm, InTanStackForm } from './form-libraries.examples.tsx';

/** A recipe at the width of a form. */
const Shown = ({ recipe: Recipe }: { recipe: ComponentType }) => (
  <Box style={{ maxInlineSize: '35rem' }}>
    <Recipe />
  </Box>
);

const meta = {
  title: 'Patterns/Form libraries/Recipes',
  component: Shown,
  tags: ['!autodocs'],
  play: inEnglish(async ({ canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    // The summary lists both errors, each a link to its field; the first field has the focus.
    const summary = await canvas.findByRole('alert');
    await expect(summary).toHaveTextContent('Please enter a name');
    await expect(summary).toHaveTextContent('Please enter the date of birth');
    const name = canvas.getByRole('textbox', { name: 'Name' });
    const date = canvas.getByRole('textbox', { name: 'Date of birth' });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription(/Please enter a name/);
    // Fields are apart from one another.
    const gap = date.getBoundingClientRect().top - name.getBoundingClientRect().bottom;
    await expect(gap).toBeGreaterThan(16);

    await userEvent.type(name, 'Asha');
    await waitFor(() => expect(name).toBeValid());
    await userEvent.type(date, '14/05/19');
    await userEvent.click(save);
    // The kit's own errors are among those of the library.
    await waitFor(() => expect(date).toBeInvalid());
    await expect(canvas.queryByText('The chart of Asha is saved.')).toBeNull();
    await userEvent.clear(date);
    await userEvent.type(date, '14/05/1990');
    await userEvent.click(save);
    await expect(await canvas.findByText('The chart of Asha is saved.')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  }),
} satisfies Meta<typeof Shown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ReactHookForm: Story = { args: { recipe: InReactHookForm } };
export const TanStackForm: Story = { args: { recipe: InTanStackForm } };
export const Conform: Story = { args: { recipe: InConform } };
