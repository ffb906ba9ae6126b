import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { SearchField } from './index.ts';

const meta = {
  title: 'Components/Forms/SearchField',
  component: SearchField,
  tags: ['visual'],
  args: { label: 'Search FAQs' },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof SearchField>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'grid', gap: '1.5rem', maxInlineSize: '28rem' }}>
      <SearchField label="Empty" placeholder="Search FAQs..." />
      <SearchField label="With a text" defaultValue="refund" hint="Titles and answers" />
      <SearchField label="In error" defaultValue="refund?" error="Letters and digits only" />
      <SearchField label="Read only" defaultValue="refund" readOnly />
      <SearchField label="Disabled" defaultValue="refund" disabled />
      <SearchField label="सामान्य प्रश्नों में खोजें" defaultValue="धनवापसी" lang="hi" />
    </div>
  ),
};
