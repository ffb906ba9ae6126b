import type { Meta, StoryObj } from '@storybook/react-vite';
import { fireEvent } from 'storybook/test';
import { modes } from '../../test/chromatic-modes.ts';
import { I18nProvider } from '../i18n/index.ts';
import { DateField } from './index.ts';
import { hi } from '../messages-hi/index.ts';

const meta = {
  title: 'Components/Forms/DateField',
  component: DateField,
  tags: ['visual'],
  args: { label: 'Date of birth' },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof DateField>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  tags: ['!dev'],
  render: () => (
    <div style={{ display: 'grid', gap: '1.5rem', maxInlineSize: '28rem' }}>
      <DateField label="Empty" optional />
      <DateField label="Begun" />
      <DateField label="Filled" defaultValue="1994-08-14" />
      <DateField label="No such date" />
      <DateField label="Error of the page" error="Date of birth is required" />
      <DateField label="Disabled" defaultValue="1994-08-14" disabled />
      <DateField label="Read only" defaultValue="1994-08-14" readOnly />
      <I18nProvider locale="hi" messages={hi}>
        <DateField label="जन्म तिथि" lang="hi" />
      </I18nProvider>
    </div>
  ),
  play: ({ canvas }) => {
    const typed = { Begun: '14/', 'No such date': '31/02/1990', 'जन्म तिथि': '१४/' };
    for (const [name, value] of Object.entries(typed))
      fireEvent.change(canvas.getByRole('textbox', { name }), { target: { value } });
  },
};
