import type { Meta, StoryObj } from '@storybook/react-vite';
import { fireEvent, within } from 'storybook/test';
import { modes } from '../../test/chromatic-modes.ts';
import { TimeField } from './index.ts';

const morning = '06:42:00';

const meta = {
  title: 'Components/Forms/TimeField',
  component: TimeField,
  tags: ['visual'],
  args: { label: 'Time of birth' },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof TimeField>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  tags: ['!dev'],
  render: () => (
    <div style={{ display: 'grid', gap: '1.5rem', maxInlineSize: '28rem' }}>
      <TimeField label="Nothing chosen" />
      <TimeField label="Chosen" defaultValue={morning} hint="As on the birth certificate" />
      <TimeField label="A part is missing" error="Time of birth is required" />
      <TimeField label="Disabled" defaultValue={morning} disabled />
      <TimeField label="12 hours" defaultValue={morning} hourCycle="h12" seconds={false} />
      <TimeField label="12 hours with seconds" defaultValue={morning} hourCycle="h12" optional />
      <TimeField
        label="May be unknown"

        onUnknownChange={() => undefined}
        unknownHint="Without a time there are no houses."
      />
      <TimeField
        label="जन्म समय"
        defaultValue={morning}
        unknown
        onUnknownChange={() => undefined}
        unknownHint="समय के बिना भाव नहीं बनते।"
        lang="hi"
      />
    </div>
  ),
  play: ({ canvas }) => {
    const group = within(canvas.getByRole('group', { name: 'A part is missing' }));
    fireEvent.change(group.getByRole('combobox', { name: /^(Hour|घंटा)$/ }), {
      target: { value: '06' },
    });
  },
};
