import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { TithiScale } from './index.ts';
import { I18nProvider } from '../i18n/index.ts';
import { hi } from '../messages-hi/index.ts';

const meta: Meta<typeof TithiScale> = {
  title: 'Components/Time/TithiScale',
  component: TithiScale,
  tags: ['visual'],
  parameters: { chromatic: { modes: modes.everyState } },
};

export default meta;

export const AllStates: StoryObj<typeof TithiScale> = {
  render: () => (
    <div style={{ display: 'grid', gap: '2rem' }}>
      <div
        style={{
          display: 'grid',
          gap: '2rem',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 21rem), 1fr))',
        }}
      >
        <TithiScale variant="arc" title="In the ninth" elongation={103.5} note="until 7:23 pm" />
        <TithiScale variant="arc" title="Just new" elongation={0} legend={false} />
        <TithiScale variant="arc" title="Nearly full" elongation={179.9} legend={false} />
        <TithiScale variant="arc" title="The longest name" elongation={347} legend={false} />
        <div lang="hi">
          <I18nProvider locale="hi" messages={hi}>
            <TithiScale variant="arc" title="हिन्दी" elongation={250} />
          </I18nProvider>
        </div>
        <div style={{ inlineSize: 'min(100%, 288px)' }}>
          <TithiScale variant="arc" title="Narrow" elongation={26} legend={false} />
        </div>
      </div>
      <TithiScale tithi={1} note="Today: Shukla Pratipada" />
      <TithiScale tithi={15} note="Today: Purnima" />
      <TithiScale tithi={30} note="आज: अमावस्या" lang="hi" language="hi" />
    </div>
  ),
};
