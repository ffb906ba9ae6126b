import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { I18nProvider } from '../i18n/index.ts';
import { ReadingLines } from './index.ts';
import { lines } from './reading-lines.samples.ts';
import { hi } from '../messages-hi/index.ts';

const meta = {
  title: 'Components/Readings/ReadingLines',
  component: ReadingLines,
  tags: ['visual'],
  args: { items: lines },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof ReadingLines>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'grid', gap: '2rem' }}>
      <ReadingLines items={lines} />
      <ReadingLines items={lines} lead columns={2} />
      <I18nProvider locale="hi" messages={hi}>
        <div lang="hi">
          <ReadingLines
            items={[
              {
                id: '1',
                text: 'आज साथियों के साथ अधूरे काम पूरे करने के लिए अनुकूल दिन है।',
                reason: { graha: 'moon', label: 'चंद्रमा, पंचम भाव', text: 'चंद्रमा धनु राशि में है।' },
              },
            ]}
          />
        </div>
      </I18nProvider>
    </div>
  ),
};
