import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { NumberField } from './index.ts';

const meta = {
  title: 'Components/Forms/NumberField',
  component: NumberField,
  tags: ['visual'],
  args: { label: 'Amount' },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof NumberField>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
        gap: '1.5rem',
        alignItems: 'start',
        maxInlineSize: '56rem',
      }}
    >
      <NumberField label="Empty" hint="In rupees" />
      <NumberField label="Grouped" defaultValue={150_000} />
      <NumberField label="A year" defaultValue={1947} grouping={false} optional />
      <NumberField label="With buttons" defaultValue={3} max={8} steppers />
      <NumberField label="At its end" defaultValue={8} max={8} steppers />
      <NumberField label="Out of range" defaultValue={40} min={1} max={8} />
      <NumberField label="Error of the page" error="Amount is required" steppers />
      <NumberField label="Read only" defaultValue={1100} readOnly />
      <NumberField label="Disabled" defaultValue={1100} disabled steppers />
      <NumberField label="सदस्यों की संख्या" defaultValue={2} hint="अधिकतम आठ" steppers lang="hi" />
    </div>
  ),
};
