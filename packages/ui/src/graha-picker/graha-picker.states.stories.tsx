import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { I18nProvider } from '../i18n/index.ts';
import { GrahaPicker } from './index.ts';
import { hi } from '../messages-hi/index.ts';

const meta = {
  title: 'Components/Forms/GrahaPicker',
  component: GrahaPicker,
  tags: ['visual'],
  args: { label: 'Planet' },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof GrahaPicker>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'grid', gap: '1.5rem' }}>
      <GrahaPicker label="Planet" defaultValue="venus" />
      <I18nProvider locale="hi" messages={hi}>
        <GrahaPicker label="ग्रह" lang="hi" style={{ maxInlineSize: '288px' }} />
      </I18nProvider>
    </div>
  ),
};
