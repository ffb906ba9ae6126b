import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { I18nProvider } from '../i18n/index.ts';
import { ZodiacChoice, ZodiacGrid } from './index.ts';
import { hi } from '../messages-hi/index.ts';

const hrefOf = () => '/';

const meta = {
  title: 'Components/Charts/ZodiacGrid',
  component: ZodiacGrid,
  tags: ['visual'],
  args: { label: 'Zodiac signs', hrefOf },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof ZodiacGrid>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'grid', gap: '2rem' }}>
      <ZodiacGrid label="The Moon in Cancer" hrefOf={hrefOf} moonSign={4} />
      <ZodiacChoice label="Scorpio chosen, the Moon in Cancer" moonSign={4} defaultValue={8} />
      <ZodiacChoice label="On one line" layout="strip" defaultValue={11} />
      <I18nProvider locale="hi" messages={hi}>
        <div lang="hi">
          <ZodiacGrid label="हिन्दी" hrefOf={hrefOf} moonSign={8} />
        </div>
      </I18nProvider>
    </div>
  ),
};
