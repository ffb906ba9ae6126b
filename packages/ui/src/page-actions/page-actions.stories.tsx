import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEnglish } from '../../test/plays.ts';
import { TextSizeSelect } from '../prose/index.ts';
import { PageActions, PrintButton, ShareButton, ToTopButton } from './index.ts';

const meta = {
  title: 'Components/Actions/PageActions',
  component: PageActions,
  tags: ['status:new'],
} satisfies Meta<typeof PageActions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <PageActions>
      <PrintButton />
      <TextSizeSelect value="medium" onValueChange={() => undefined} />
    </PageActions>
  ),
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Print' })).toBeVisible();
  }),
};

/** Without a share dialog the link is copied. */
export const Share: Story = {
  render: () => (
    <PageActions>
      <ShareButton title="Rudrabhishek" text="A ceremony in your name." href="/poojas/2" />
    </PageActions>
  ),
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Share' })).toBeVisible();
  }),
};

/** At the end of a long text. */
export const ToTop: Story = {
  render: () => (
    <main id="main" tabIndex={-1} style={{ outline: 'none' }}>
      <ToTopButton />
    </main>
  ),
};

export const ToTopTest: Story = {
  ...ToTop,
  tags: ['!dev'],
  play: inEnglish(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back to top' }));
    await expect(canvas.getByRole('main')).toHaveFocus();
  }),
};
