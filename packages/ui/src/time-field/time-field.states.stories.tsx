import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { noTime, TimeField } from './index.ts';

const fixed = { onChange: () => undefined };
const morning = { hour: '06', minute: '42', second: '00' };

const meta = {
  title: 'States/TimeField',
  component: TimeField,
  tags: ['!autodocs', 'visual'],
  args: { label: 'Time of birth', value: noTime, ...fixed },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof TimeField>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'grid', gap: '1.5rem', maxInlineSize: '28rem' }}>
      <TimeField label="Nothing chosen" value={noTime} {...fixed} />
      <TimeField label="Chosen" value={morning} hint="As on the birth certificate" {...fixed} />
      <TimeField
        label="A part is missing"
        value={{ ...morning, minute: '' }}
        error="Time of birth is required"
        {...fixed}
      />
      <TimeField label="Disabled" value={morning} disabled {...fixed} />
      <TimeField label="12 hours" value={morning} cycle={12} seconds={false} {...fixed} />
      <TimeField label="12 hours with seconds" value={morning} cycle={12} optional {...fixed} />
      <TimeField
        label="May be unknown"
        value={noTime}
        onUnknownChange={() => undefined}
        unknownHint="Without a time there are no houses."
        {...fixed}
      />
      <TimeField
        label="जन्म समय"
        value={morning}
        unknown
        onUnknownChange={() => undefined}
        unknownHint="समय के बिना भाव नहीं बनते।"
        lang="hi"
        {...fixed}
      />
    </div>
  ),
};
