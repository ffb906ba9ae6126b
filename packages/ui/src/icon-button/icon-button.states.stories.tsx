import type { Meta, StoryObj } from '@storybook/react-vite';
import { PrinterIcon } from '../icons/index.ts';
import { modes } from '../../test/chromatic-modes.ts';
import { IconButton } from './index.ts';

const meta = {
  title: 'Components/Actions/IconButton',
  component: IconButton,
  tags: ['visual'],
  args: { label: 'Sample', icon: null },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof IconButton>;

export default meta;

const icon = <PrinterIcon size={20} strokeWidth={1.6} aria-hidden />;
const variants = ['plain', 'outlined'] as const;
const sizes = ['regular', 'small'] as const;

/** Idle, pressed in and disabled, in both looks and sizes; one with a Hindi name. */
export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      {variants.flatMap((variant) =>
        sizes.map((size) => {
          const look = { variant, size, icon };
          const name = `Print, ${variant}, ${size}`;
          return (
            <div key={name} style={{ display: 'flex', alignItems: 'center', gap: '1rem' }}>
              <IconButton {...look} label={name} />
              <IconButton {...look} label={`${name}, chosen`} aria-pressed />
              <IconButton {...look} label={`${name}, disabled`} disabled />
              <IconButton {...look} label={`छापें, ${variant}, ${size}`} lang="hi" />
            </div>
          );
        }),
      )}
    </div>
  ),
};
