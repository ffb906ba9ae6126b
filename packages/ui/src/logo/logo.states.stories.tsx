import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { Logo } from './index.ts';

const meta = {
  title: 'Components/Navigation/Logo',
  component: Logo,
  tags: ['visual'],
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof Logo>;

export default meta;

const sizes = ['small', 'regular', 'large'] as const;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'grid', gap: '1.5rem', justifyItems: 'start' }}>
      {sizes.map((size) => (
        <Logo key={size} size={size} />
      ))}
      <Logo size="large" name="ज्योति" lang="hi" />
      {sizes.map((size) => (
        <Logo key={size} size={size} variant="mark" />
      ))}
    </div>
  ),
};
