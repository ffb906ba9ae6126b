import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { Button } from '../button/index.ts';
import { Text } from '../layout/index.ts';
import { Price } from '../price/index.ts';
import { ActionBar } from './index.ts';

const meta = {
  title: 'Components/Actions/ActionBar',
  component: ActionBar,
  tags: ['visual'],
  args: { children: 'Standard', action: 'Book' },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof ActionBar>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'grid', gap: '2rem' }}>
      <ActionBar action={<Button variant="primary">Book this ceremony</Button>}>
        <Text size="small" tone="muted">
          Standard package
        </Text>
        <Price amount={1500} listPrice={2100} />
      </ActionBar>
      <ActionBar
        action={
          <Button variant="primary" disabled>
            Book this ceremony
          </Button>
        }
      >
        <Text>No date is free</Text>
      </ActionBar>
      <ActionBar lang="hi" action={<Button variant="primary">अभी बुक करें</Button>}>
        <Text>सम्पूर्ण पैकेज</Text>
      </ActionBar>
    </div>
  ),
};
