import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { I18nProvider } from '../i18n/index.ts';
import { AwardCoin, AwardList } from './index.ts';
import { hi } from '../messages-hi/index.ts';

const meta = {
  title: 'Components/Content/AwardCoin',
  component: AwardCoin,
  tags: ['visual'],
  args: { year: 2024 },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof AwardCoin>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem', alignItems: 'center' }}>
      <AwardCoin year={2019} size={200} />
      <AwardCoin year={2022} />
      <AwardCoin year={2024} size={64} />
      <I18nProvider locale="hi" messages={hi}>
        <AwardCoin year={2025} />
        <AwardList
          items={[
            { title: 'सर्वश्रेष्ठ पंचांग', year: 2019, organization: 'नमूना परिषद' },
            { title: 'Clear Language', year: 2021, organization: 'Example Forum' },
          ]}
        />
      </I18nProvider>
    </div>
  ),
};
