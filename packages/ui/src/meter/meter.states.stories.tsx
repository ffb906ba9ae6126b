import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { Card } from '../card/index.ts';
import { I18nProvider } from '../i18n/index.ts';
import { Stack } from '../layout/index.ts';
import { Meter } from './index.ts';
import { ashtakootBands, ashtakootBandsInHindi } from './meter.samples.ts';
import { hi } from '../messages-hi/index.ts';

const meta = {
  title: 'Components/Data/Meter',
  component: Meter,
  tags: ['visual'],
  args: { label: 'Ashtakoot', value: 26, max: 36 },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof Meter>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap="x5" style={{ maxInlineSize: '32rem' }}>
      {[0, 11, 19.5, 26, 36].map((value) => (
        <Meter key={value} label="Ashtakoot" value={value} max={36} bands={ashtakootBands} />
      ))}
      <Meter label="Without bands" value={62} max={100} note="A remark on the whole" />
      <Meter label="Nadi" value={6} max={8} size="small" />
      <Card>
        <I18nProvider locale="hi" messages={hi}>
          <Stack lang="hi">
            <Meter
              label="अष्टकूट"
              value={19}
              max={36}
              bands={ashtakootBandsInHindi}
              note="परम्परा के अनुसार न्यूनतम 18"
            />
            <Meter label="नाड़ी" value={0} max={8} size="small" bands={ashtakootBandsInHindi} />
          </Stack>
        </I18nProvider>
      </Card>
    </Stack>
  ),
};
