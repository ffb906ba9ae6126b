import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { Card } from '../card/index.ts';
import { I18nProvider } from '../i18n/index.ts';
import { Cluster, Stack } from '../layout/index.ts';
import { ScoreDial } from './index.ts';
import { hi } from '../messages-hi/index.ts';

const meta = {
  title: 'Components/Data/ScoreDial',
  component: ScoreDial,
  tags: ['visual'],
  args: { label: 'Ashtakoot points', value: 26 },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof ScoreDial>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap="x5">
      <Cluster gap="x6" align="start">
        <ScoreDial label="Ashtakoot points" value={0} word="low" />
        <ScoreDial label="Ashtakoot points" value={26.5} word="good" />
        <ScoreDial label="Ashtakoot points" value={36} word="all" />
        <ScoreDial label="Whole match" value={72} max={100} />
      </Cluster>
      <Card>
        <I18nProvider locale="hi" messages={hi}>
          <Cluster gap="x6" align="start" lang="hi">
            <ScoreDial label="अष्टकूट गुण" value={18} word="सामान्य" size="small" />
            <ScoreDial label="दशकूट गुण" value={7} max={10} size="small" />
          </Cluster>
        </I18nProvider>
      </Card>
    </Stack>
  ),
};
