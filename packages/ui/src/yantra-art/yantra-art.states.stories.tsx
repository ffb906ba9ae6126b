import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { I18nProvider } from '../i18n/index.ts';
import { YantraArt, yantraIds } from './index.ts';
import { hi } from '../messages-hi/index.ts';

const meta = {
  title: 'Components/Drawings/YantraArt',
  component: YantraArt,
  tags: ['visual'],
  args: { yantra: 'ganesha' },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof YantraArt>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'grid', gap: '2rem', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {[400, 120, 64].map((size) => (
        <div key={size} style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem' }}>
          {yantraIds.map((yantra) => (
            <YantraArt key={yantra} yantra={yantra} size={size} />
          ))}
        </div>
      ))}
      <I18nProvider locale="hi" messages={hi}>
        <YantraArt yantra="mrityunjaya" noted lang="hi" />
      </I18nProvider>
    </div>
  ),
};
