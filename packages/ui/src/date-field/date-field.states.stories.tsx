import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { I18nProvider } from '../i18n/index.ts';
import { DateField } from './index.ts';

const fixed = { onChange: () => undefined };

const meta = {
  title: 'States/DateField',
  component: DateField,
  tags: ['!autodocs', 'visual'],
  args: { label: 'Date of birth', value: '', ...fixed },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof DateField>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'grid', gap: '1.5rem', maxInlineSize: '28rem' }}>
      <DateField label="Empty" value="" {...fixed} />
      <DateField label="Begun" value="14/" {...fixed} />
      <DateField label="Filled" value="14/08/1994" {...fixed} />
      <DateField label="Wrong format" value="14/8/94" {...fixed} />
      <DateField label="No such date" value="31/02/1990" {...fixed} />
      <DateField label="Error of the page" value="" error="Date of birth is required" {...fixed} />
      <DateField label="Disabled" value="14/08/1994" disabled {...fixed} />
      <DateField label="Not asked of all" value="" optional {...fixed} />
      <I18nProvider language="hi">
        <DateField label="जन्म तिथि" value="१४/" lang="hi" {...fixed} />
      </I18nProvider>
      <DateField label="जन्म तिथि" value="१४/०८/१९९४" lang="hi" {...fixed} />
    </div>
  ),
};
