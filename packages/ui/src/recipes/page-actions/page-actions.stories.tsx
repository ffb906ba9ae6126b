import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { inEnglish } from '../../../test/plays.ts';
import { customSheet } from '../../../test/state-sheet.tsx';
import { Button } from '../../button/index.ts';
import { Cluster } from '../../layout/index.ts';
import { PrintButton, ShareButton, ToTopButton } from './index.ts';

const meta = {
  title: 'Recipes/Actions/PageActions',
  excludeStories: /Example$/,
  component: ShareButton,
  subcomponents: { PrintButton, ToTopButton },
  args: { title: 'Rudrabhishek', text: 'A ceremony in your name.', href: '/poojas/2' },
} satisfies Meta<typeof ShareButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A device without a share dialog copies the link. */
export const Default: Story = {
  render: (args) => (
    <Cluster>
      <ShareButton {...args} />
      <PrintButton />
    </Cluster>
  ),
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

const args: ComponentProps<typeof ShareButton> = { title: 'Rudrabhishek' };

export const AllStates = customSheet(() => (
  <Cluster>
    <PrintButton />
    <ShareButton {...args} />
    <ToTopButton />
  </Cluster>
));

/** Do: Actions for the whole page. */
export const WholePageExample = () => (
  <Cluster>
    <PrintButton />
    <ShareButton title="Kundli of Asha Menon" />
  </Cluster>
);

/** Don’t: “Edit birth time” and “Delete note” belong to a part of the page. Put them next to that part. */
export const OnePartExample = () => (
  <Cluster>
    <PrintButton />
    <Button>Edit birth time</Button>
    <Button>Delete note</Button>
  </Cluster>
);
