import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { I18nProvider } from '../i18n/index.ts';
import { DateLeaf, DateLine } from './index.ts';
import { hi } from '../messages-hi/index.ts';

const meta = {
  title: 'Components/Time/DateLeaf',
  component: DateLeaf,
  tags: ['visual'],
  args: { date: '2026-11-27' },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof DateLeaf>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1.5rem', alignItems: 'center' }}>
      <DateLeaf date="2026-11-27" />
      <DateLeaf date="2026-09-06" />
      <DateLine date="2026-11-27" />
      <DateLine date="2026-09-06" />
      <I18nProvider locale="hi" messages={hi}>
        <DateLeaf date="2026-09-03" lang="hi" />
        <DateLine date="2026-09-03" lang="hi" />
      </I18nProvider>
    </div>
  ),
};
