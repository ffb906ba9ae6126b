import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { Card } from '../card/index.ts';
import { I18nProvider } from '../i18n/index.ts';
import { Cluster, Stack } from '../layout/index.ts';
import { hi } from '../messages-hi/index.ts';
import { Meter, PapaBars } from './index.ts';
import { ashtakootBands, ashtakootBandsInHindi, samplePartners } from './meter.samples.ts';

const meta = {
  title: 'Components/Data/Meter',
  component: Meter,
  tags: ['visual'],
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta;

export default meta;

export const AllStates: StoryObj = {
  render: () => (
    <Stack gap="x5" style={{ maxInlineSize: '46rem' }}>
      {[0, 11, 19.5, 26, 36].map((value) => (
        <Meter key={value} label="Ashtakoot" value={value} max={36} bands={ashtakootBands} />
      ))}
      <Meter label="Without bands" value={62} max={100} note="A remark on the whole" />
      <Meter label="Nadi" value={6} max={8} size="small" />
      <Cluster gap="x6" align="start">
        <Meter variant="dial" label="Ashtakoot points" value={0} max={36} word="low" />
        <Meter variant="dial" label="Ashtakoot points" value={26.5} max={36} word="good" />
        <Meter variant="dial" label="Whole match" value={100} max={100} />
      </Cluster>
      <PapaBars partners={samplePartners} note="His value is higher than hers." />
      <PapaBars caption="One chart" partners={samplePartners.slice(0, 1)} />
      <I18nProvider locale="hi" messages={hi}>
        <Card lang="hi">
          <Stack>
            <Meter
              label="अष्टकूटगुणमिलानपरिणामसूची"
              value={19}
              max={36}
              bands={ashtakootBandsInHindi}
              note="परम्परा के अनुसार न्यूनतम 18"
            />
            <Meter label="नाड़ी" value={0} max={8} size="small" bands={ashtakootBandsInHindi} />
            <Meter
              variant="dial"
              label="अष्टकूटगुणमिलानपरिणामसूची"
              value={18}
              max={36}
              word="सामान्य"
              size="small"
            />
          </Stack>
        </Card>
        <PapaBars
          lang="hi"
          partners={[
            { ...samplePartners[0], name: 'वेंकटरामसुब्रमण्यम' },
            { ...samplePartners[1], name: 'मीरा' },
          ]}
        />
      </I18nProvider>
    </Stack>
  ),
};
