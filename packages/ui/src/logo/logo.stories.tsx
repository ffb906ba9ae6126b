import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEnglish } from '../../test/plays.ts';
import { stateSheet } from '../../test/state-sheet.tsx';
import { Logo } from './index.ts';

const meta = {
  title: 'Components/Navigation/Logo',
  excludeStories: /Example$/,
  component: Logo,
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByText('Jyoti')).toBeVisible();
  }),
};

export const MarkAlone: Story = {
  args: { variant: 'mark', size: 'large' },
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Jyoti' })).toBeVisible();
  }),
};

export const AllStates = stateSheet(Logo, {
  variants: { size: ['small', 'regular', 'large'], variant: ['full', 'mark'] },
  hindi: { size: 'large', name: 'ज्योति' },
  cell: '12rem',
});

/** Do: The mark and the name. */
export const NameOnlyExample = () => <Logo />;

/** Don’t: A slogan as a part of the name. It is set in the type of the brand and read out on every page. */
export const WithSloganExample = () => <Logo name="Jyoti: India’s trusted stars" />;
