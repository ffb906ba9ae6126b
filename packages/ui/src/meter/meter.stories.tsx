import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { statesPictures } from '../../test/chromatic-modes.ts';
import { inEnglish } from '../../test/plays.ts';
import { Card } from '../card/index.ts';
import { I18nProvider } from '../i18n/index.ts';
import { Cluster, Stack } from '../layout/index.ts';
import { hi } from '../messages-hi/index.ts';
import { Meter, PapaBars } from './index.ts';
import { ashtakootBands, ashtakootBandsInHindi, samplePartners } from './meter.samples.ts';
import type { OneMeterProps } from './meter.tsx';

const meta = {
  title: 'Components/Data/Meter',
  excludeStories: /Example$/,
  component: Meter,
  subcomponents: { PapaBars },
  args: {
    label: 'Ashtakoot',
    value: 26,
    max: 36,
    bands: ashtakootBands,
    note: '18 is the traditional minimum',
  },
} satisfies Meta<OneMeterProps>;

export default meta;
type Story = StoryObj<OneMeterProps>;

export const Default: Story = {
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Ashtakoot' })).toHaveAttribute(
      'aria-valuetext',
      '26 of 36, good',
    );
  }),
};

/** The eight rows of a match. */
export const Rows: Story = {
  render: () => (
    <Stack gap="x4" style={{ maxInlineSize: '30rem' }}>
      {(
        [
          ['Varna', 1, 1],
          ['Vashya', 2, 2],
          ['Tara', 1.5, 3],
          ['Yoni', 2, 4],
          ['Maitri', 5, 5],
          ['Gana', 6, 6],
          ['Bhakoot', 0, 7],
          ['Nadi', 8, 8],
        ] as const
      ).map(([label, value, max]) => (
        <Meter key={label} size="small" label={label} value={value} max={max} />
      ))}
    </Stack>
  ),
};

/** The one score that carries a page. */
export const Dial: Story = {
  args: { variant: 'dial', label: 'Ashtakoot points', note: undefined },
};

/** Values of several people on one scale, in a table: here papasamaya. */
export const Bars: Story = {
  render: () => (
    <PapaBars
      partners={samplePartners}
      note="His value should preferably not be much higher than hers."
    />
  ),
};

/** It grows in the text direction. */
export const RightToLeft: Story = {
  tags: ['!dev'],
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const right = (selector: string) =>
      Math.round(canvasElement.querySelector(selector)!.getBoundingClientRect().right);
    await waitFor(() => expect(right('rect')).toBe(right('svg')));
  },
};

export const AllStates: StoryObj = {
  tags: ['visual'],
  parameters: { chromatic: statesPictures },
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

/** Do: The label names the koota, and the points are out of its own maximum. */
export const SaysOfWhatExample = () => (
  <Meter label="Nadi" value={8} max={8} note="Different nadis" />
);

/** Don’t: A percentage that no almanac uses. Show the points that people know: 18 of 36. */
export const BarePercentExample = () => <Meter label="Score" value={50} max={100} />;

export const PointsOf36Example = () => (
  <Meter variant="dial" label="Ashtakoot points" value={26} max={36} word="good" />
);
