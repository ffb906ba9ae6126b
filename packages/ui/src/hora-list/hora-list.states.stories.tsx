import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { I18nProvider } from '../i18n/index.ts';
import { HoraList } from './index.ts';
import { sampleHoras, sampleNow } from './hora-list.samples.ts';
import { hi } from '../messages-hi/index.ts';

const meta = {
  title: 'Components/Time/HoraList',
  component: HoraList,
  tags: ['visual'],
  args: {
    title: 'Hora Muhurat',
    horas: sampleHoras,
    timeZone: 'Asia/Kolkata',
    now: sampleNow,
  },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof HoraList>;

export default meta;

const bare = sampleHoras
  .slice(0, 12)
  .map(({ lord, start, end, half }) => ({ lord, start, end, half }));

export const AllStates: StoryObj<typeof meta> = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '3rem' }}>
      <HoraList {...args} />
      <HoraList {...args} title="Planet and time alone" horas={bare} hourCycle="h23" />
      <div lang="hi">
        <I18nProvider locale="hi" messages={hi}>
          <HoraList {...args} title="होरा मुहूर्त" horas={bare} />
        </I18nProvider>
      </div>
      <div style={{ inlineSize: 'min(100%, 288px)' }}>
        <HoraList {...args} title="Narrow" horas={sampleHoras.slice(2, 6)} />
      </div>
    </div>
  ),
};
