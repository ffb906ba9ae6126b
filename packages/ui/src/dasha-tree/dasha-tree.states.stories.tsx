import type { Meta, StoryObj } from '@storybook/react-vite';
import { waitFor } from 'storybook/test';
import { modes } from '../../test/chromatic-modes.ts';
import { I18nProvider } from '../i18n/index.ts';
import { runsAt } from '../shared/time/runs-at.ts';
import { DashaTree, type DashaNode } from './index.ts';
import { loadSample, sampleBirth, sampleNow, samplePeriods } from './dasha-tree.samples.ts';
import { hi } from '../messages-hi/index.ts';

/** The current one between its neighbours, because the complete tree would be ten screens high. */
function few(periods: readonly DashaNode[]): DashaNode[] {
  const running = periods.findIndex((period) => runsAt(Date.parse(sampleNow), period));
  return periods.slice(Math.max(0, running - 1), running + 2);
}

const meta = {
  title: 'Components/Charts/DashaTree',
  component: DashaTree,
  tags: ['visual'],
  args: {
    title: 'Five levels',
    periods: few(samplePeriods),
    loadPeriods: (path) => few(loadSample(path)),
    timeZone: 'Asia/Kolkata',
    birth: sampleBirth,
    now: sampleNow,
  },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof DashaTree>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '3rem' }}>
      <DashaTree {...args} />
      <DashaTree
        {...args}
        title="One that loads"
        levels={2}
        loadPeriods={() => new Promise(() => undefined)}
      />
      <DashaTree
        {...args}
        title="One that failed"
        levels={2}
        loadPeriods={() => Promise.reject(new Error('offline'))}
      />
      <div lang="hi">
        <I18nProvider locale="hi" messages={hi}>
          <DashaTree {...args} title="विंशोत्तरी दशा" levels={3} />
        </I18nProvider>
      </div>
      <div style={{ inlineSize: 'min(100%, 288px)' }}>
        <DashaTree {...args} title="Narrow" levels={3} />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => {
      if (canvas.getAllByRole('group').length < 13) throw new Error('not all is open yet');
    });
  },
};
