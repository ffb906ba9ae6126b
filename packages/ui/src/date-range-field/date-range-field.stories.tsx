import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { statesPictures } from '../../test/chromatic-modes.ts';
import { Button } from '../button/index.ts';
import { DateField } from '../date-field/index.ts';
import { Form } from '../form/index.ts';
import { I18nProvider } from '../i18n/index.ts';
import { Cluster, Stack } from '../layout/index.ts';
import { hi } from '../messages-hi/index.ts';
import { Select } from '../select/index.ts';
import { DateRangeField } from './index.ts';

const meta = {
  title: 'Components/Forms/DateRangeField',
  excludeStories: /Example$/,
  component: DateRangeField,
  args: { label: 'Dates of the ceremony', today: '2026-11-21', onValueChange: fn() },
} satisfies Meta<typeof DateRangeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A filter of bookings. */
export const Bookings: Story = {
  render: (args) => (
    <Form onSubmit={fn()}>
      <Stack gap="x5">
        <Select
          label="Status"
          name="status"
          options={['All', 'Requested', 'Confirmed', 'Completed'].map((label) => ({
            value: label.toLowerCase(),
            label,
          }))}
        />
        <DateRangeField
          {...args}
          startName="from"
          endName="to"
          defaultValue={{ start: '2026-11-21', end: '2026-11-30' }}
          max="2027-11-21"
        />
        <Cluster gap="x3">
          <Button type="submit" variant="primary">
            Show bookings
          </Button>
          <Button type="reset" variant="quiet">
            Reset
          </Button>
        </Cluster>
      </Stack>
    </Form>
  ),
};

const days = { start: '2026-11-21', end: '2026-11-30' };

export const AllStates: Story = {
  args: { label: 'Dates' },
  parameters: { chromatic: statesPictures },
  tags: ['!dev'],
  render: () => (
    <div style={{ display: 'grid', gap: '1.5rem' }}>
      <DateRangeField label="Empty" />
      <DateRangeField label="Filled" defaultValue={days} optional />
      <DateRangeField label="Reversed" defaultValue={{ start: days.end, end: days.start }} />
      <DateRangeField label="Error of the page" error="Choose the dates of your stay." />
      <DateRangeField label="Disabled" defaultValue={days} disabled />
      <DateRangeField label="Read only" defaultValue={days} readOnly />
      <div style={{ inlineSize: 'min(100%, 288px)' }} lang="hi">
        <I18nProvider locale="hi" messages={hi}>
          <DateRangeField label="अनुष्ठान के दिन" defaultValue={days} />
        </I18nProvider>
      </div>
    </div>
  ),
};

/** Do: One field. It knows that the last day is not before the first. */
export const OneFieldExample = () => (
  <DateRangeField
    label="Stay in Haridwar"
    startLabel="Arrival"
    endLabel="Departure"
    defaultValue={{ start: '2026-11-21', end: '2026-11-24' }}
  />
);

/** Don’t: Two fields. Neither sees that the departure is before the arrival. */
export const TwoFieldsExample = () => (
  <Stack gap="x4">
    <DateField label="Arrival" defaultValue="2026-11-24" />
    <DateField label="Departure" defaultValue="2026-11-21" />
  </Stack>
);
