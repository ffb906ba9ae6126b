import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { I18nProvider } from '../i18n/index.ts';
import { TithiStrip } from './index.ts';
import { hi } from '../messages-hi/index.ts';

const meta = {
  title: 'Components/Time/TithiStrip',
  component: TithiStrip,
  tags: ['visual'],
  args: { tithi: 9, caption: 'Today: Shukla Navami' },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof TithiStrip>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'grid', gap: '1.5rem' }}>
      <TithiStrip tithi={1} caption="Today: Shukla Pratipada" />
      <TithiStrip tithi={15} caption="Today: Purnima" />
      <I18nProvider locale="hi" messages={hi}>
        <TithiStrip tithi={30} caption="आज: अमावस्या" lang="hi" />
      </I18nProvider>
    </div>
  ),
};
