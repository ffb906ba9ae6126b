import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { Badge } from '../badge/index.ts';
import { I18nProvider } from '../i18n/index.ts';
import { TrustBar } from './index.ts';
import { hi } from '../messages-hi/index.ts';

const meta = {
  title: 'Components/Content/TrustBar',
  component: TrustBar,
  tags: ['visual'],
  args: { clientCount: '50,000+', rating: 4.8, reviewCount: 15_000 },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof TrustBar>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <TrustBar {...args} />
      <TrustBar {...args} badge={<Badge tone="info">Sample data</Badge>} />
      <I18nProvider locale="hi" messages={hi}>
        <TrustBar {...args} lang="hi" />
      </I18nProvider>
    </div>
  ),
};
