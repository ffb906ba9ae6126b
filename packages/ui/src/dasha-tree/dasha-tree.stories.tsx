import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { statesPictures } from '../../test/chromatic-modes.ts';
import { inEnglish } from '../../test/plays.ts';
import { I18nProvider } from '../i18n/index.ts';
import { hi } from '../messages-hi/index.ts';
import { runsAt } from '../shared/time/runs-at.ts';
import { loadSample, sampleBirth, sampleNow, samplePeriods } from './dasha-tree.samples.ts';
import { DashaTree, type DashaNode, type LoadDashas } from './index.ts';

const meta = {
  title: 'Astrology/Charts/DashaTree',
  excludeStories: /Example$/,
  component: DashaTree,
  args: {
    title: 'Vimshottari dasha, sample',
    periods: samplePeriods,
    loadPeriods: loadSample as LoadDashas,
    timeZone: 'Asia/Kolkata',
    birth: sampleBirth,
    now: sampleNow,
  },
} satisfies Meta<typeof DashaTree>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: inEnglish(async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('group')).toHaveLength(5));
    await expect(canvas.getAllByText('Now')).toHaveLength(5);
  }),
};

/** The current one between its neighbours, because the complete tree would be ten screens high. */
function few(periods: readonly DashaNode[]): DashaNode[] {
  const running = periods.findIndex((period) => runsAt(Date.parse(sampleNow), period));
  return periods.slice(Math.max(0, running - 1), running + 2);
}

export const AllStates: Story = {
  tags: ['visual'],
  args: {
    title: 'Five levels',
    periods: few(samplePeriods),
    loadPeriods: (path) => few(loadSample(path)),
    timeZone: 'Asia/Kolkata',
    birth: sampleBirth,
    now: sampleNow,
  },
  parameters: { chromatic: statesPictures },
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

const mahadashas: readonly DashaNode[] = [
  { lord: 'saturn', start: '2005-01-15T00:00:00Z', end: '2024-01-15T00:00:00Z' },
  { lord: 'mercury', start: '2024-01-15T00:00:00Z', end: '2041-01-15T00:00:00Z' },
  { lord: 'ketu', start: '2041-01-15T00:00:00Z', end: '2048-01-15T00:00:00Z' },
];

const asha = {
  title: 'Vimshottari dasha of Asha',
  periods: mahadashas,
  loadPeriods: (): readonly DashaNode[] => [
    { lord: 'mercury', start: '2024-01-15T00:00:00Z', end: '2026-06-13T00:00:00Z' },
    { lord: 'ketu', start: '2026-06-13T00:00:00Z', end: '2027-06-10T00:00:00Z' },
  ],
  levels: 2,
  timeZone: 'Asia/Kolkata',
  now: '2026-11-25T06:00:00Z',
} as const;

/** Do: The tree is open at today. Most people look for what is running now. */
export const OpenAtTodayExample = () => <DashaTree {...asha} />;

/** Don’t: `opensRunning={false}` on a page about today. People have to open every level themselves to get there. */
export const AllClosedExample = () => <DashaTree {...asha} opensRunning={false} />;
