import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { Button } from './index.ts';

const meta = {
  title: 'Components/Actions/Button',
  component: Button,
  tags: ['visual'],
  args: { children: 'Save' },
  parameters: { chromatic: { modes: modes.everyState, pauseAnimationAtEnd: true } },
} satisfies Meta<typeof Button>;

export default meta;

const variants = ['primary', 'secondary', 'quiet', 'danger', 'dangerFilled'] as const;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'grid', gap: '1rem', justifyItems: 'start' }}>
      {variants.map((variant) => (
        <div
          key={variant}
          style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1rem' }}
        >
          <Button variant={variant}>Generate Kundli</Button>
          <Button variant={variant} size="small">
            Small
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
          {variant === 'secondary' && (
            <Button variant={variant} aria-pressed>
              Chosen
            </Button>
          )}
          <Button variant={variant} loading loadingLabel="Saving…">
            Save
          </Button>
        </div>
      ))}
    </div>
  ),
};
