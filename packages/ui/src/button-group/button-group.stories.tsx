import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { leftToRight } from '../../test/plays.ts';
import { Button } from '../button/index.ts';
import { MinusIcon, PlusIcon } from '../icons/index.ts';
import { Alternatives } from './button-group.examples.tsx';
import { ButtonGroup, SplitButton } from './index.ts';

const meta = {
  title: 'Components/Actions/ButtonGroup',
  component: ButtonGroup,
  subcomponents: { SplitButton },
  tags: ['status:new'],
  args: {
    label: 'Text size',
    children: (
      <>
        <Button icon={<MinusIcon size={20} aria-hidden />}>Smaller</Button>
        <Button icon={<PlusIcon size={20} aria-hidden />}>Larger</Button>
      </>
    ),
  },
} satisfies Meta<typeof ButtonGroup>;

export default meta;

export const Default: StoryObj<typeof meta> = {};

/** The most frequent action, and a menu of its alternatives. */
export const Split: StoryObj<typeof meta> = { render: () => <Alternatives /> };

export const SplitTest: StoryObj<typeof meta> = {
  ...Split,
  tags: ['!dev'],
  play: leftToRight(async ({ canvas }) => {
    const [action, arrow] = canvas.getAllByRole('button').map((b) => b.getBoundingClientRect());
    await expect(arrow!.height).toBe(action!.height);
    // The border between them is one.
    await expect(Math.round(action!.right - arrow!.left)).toBe(1);
  }),
};
