import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEnglish } from '../../test/plays.ts';
import { rashiNumbers } from '../glyphs/index.ts';
import { SignBadge, SignLine } from './index.ts';

const meta = {
  title: 'Components/Charts/SignBadge',
  component: SignBadge,
  subcomponents: { SignLine },
  tags: ['status:ready'],
  args: { sign: 5 },
} satisfies Meta<typeof SignBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByText('Leo')).toBeVisible();
    await expect(canvas.getByText('Leo')).toBeVisible();
  }),
};

export const TwelveSigns: Story = {
  render: () => (
    <ul style={{ listStyle: 'none', padding: 0, display: 'grid', gap: '0.75rem' }}>
      {rashiNumbers.map((sign) => (
        <li key={sign}>
          <SignBadge sign={sign} element />
        </li>
      ))}
    </ul>
  ),
};

export const NameOnly: Story = { args: { sanskrit: false } };

/** Under the heading of a page about the sign. */
export const AsALine: Story = {
  render: () => (
    <SignLine sign={5} href="#leo" dates="Jul 23 - Aug 22" note="dates of the tropical sign" />
  ),
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Leo' })).toBeVisible();
  }),
};
