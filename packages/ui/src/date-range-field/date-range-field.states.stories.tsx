import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { I18nProvider } from '../i18n/index.ts';
import { hi } from '../messages-hi/index.ts';
import { DateRangeField } from './index.ts';

const meta = {
  title: 'Components/Forms/DateRangeField',
  component: DateRangeField,
  tags: ['visual'],
  args: { label: 'Dates' },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof DateRangeField>;

export default meta;

const days = { start: '2026-11-21', end: '2026-11-30' };

export const AllStates: StoryObj<typeof meta> = {
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
