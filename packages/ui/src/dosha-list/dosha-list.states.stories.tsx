import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { I18nProvider } from '../i18n/index.ts';
import { sampleDoshas } from './dosha-list.samples.ts';
import { DoshaList } from './index.ts';
import { hi } from '../messages-hi/index.ts';

const meta = {
  title: 'Components/Readings/DoshaList',
  component: DoshaList,
  tags: ['visual'],
  args: { items: sampleDoshas },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof DoshaList>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'grid', gap: '1.5rem' }}>
      <DoshaList label="Doshas" items={sampleDoshas} />
      <I18nProvider locale="hi" messages={hi}>
        <DoshaList
          lang="hi"
          label="दोष"
          items={[
            { name: 'मांगलिक दोष', findings: [{ present: true }], text: 'मंगल सप्तम भाव में है।' },
            { name: 'कालसर्प दोष', findings: [{ present: false }] },
          ]}
        />
      </I18nProvider>
    </div>
  ),
};
