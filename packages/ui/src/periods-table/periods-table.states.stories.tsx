import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { I18nProvider } from '../i18n/index.ts';
import { PeriodsTable } from './index.ts';
import { mahadashas, now, sookshma, timeZone } from './periods-table.samples.ts';
import { hi } from '../messages-hi/index.ts';

const meta = {
  title: 'Components/Charts/PeriodsTable',
  component: PeriodsTable,
  tags: ['visual'],
  args: { caption: 'Mahadashas', nameHeader: 'Mahadasha', rows: mahadashas, timeZone },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof PeriodsTable>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'grid', gap: '1.5rem' }}>
      <PeriodsTable
        caption="Mahadashas"
        nameHeader="Mahadasha"
        rows={mahadashas}
        now={now}
        timeZone={timeZone}
      />
      <PeriodsTable
        caption="Sookshma dashas"
        nameHeader="Sookshma dasha"
        rows={sookshma}
        now={now}
        timeZone={timeZone}
        hourCycle="h23"
      />
      <I18nProvider locale="hi" messages={hi}>
        <PeriodsTable
          lang="hi"
          caption="महादशाएँ"
          nameHeader="महादशा"
          rows={[{ ...mahadashas[1]!, name: 'मंगल' }]}
          now={now}
          timeZone={timeZone}
        />
      </I18nProvider>
    </div>
  ),
};
