import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { I18nProvider } from '../i18n/index.ts';
import { ZodiacWheel } from './index.ts';
import { hi } from '../messages-hi/index.ts';

const meta = {
  title: 'Components/Charts/ZodiacWheel',
  component: ZodiacWheel,
  tags: ['visual'],
  args: { label: 'Your rashi' },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof ZodiacWheel>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <div
      style={{
        display: 'grid',
        gap: '2rem',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 21.5rem), 1fr))',
      }}
    >
      <ZodiacWheel label="Aries" />
      <I18nProvider locale="hi" messages={hi}>
        <div lang="hi">
          <ZodiacWheel label="वृश्चिक" defaultValue={8} />
        </div>
      </I18nProvider>
      <div style={{ inlineSize: '300px', maxInlineSize: '100%' }}>
        <ZodiacWheel label="Narrow" defaultValue={9} />
      </div>
    </div>
  ),
};
