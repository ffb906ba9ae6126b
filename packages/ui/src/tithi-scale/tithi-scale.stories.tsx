import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { statesPictures } from '../../test/chromatic-modes.ts';
import { inEnglish } from '../../test/plays.ts';
import { I18nProvider } from '../i18n/index.ts';
import { Text } from '../layout/index.ts';
import { hi } from '../messages-hi/index.ts';
import { TimeSpan } from '../time-span/index.ts';
import { TithiScale } from './index.ts';

const meta: Meta<typeof TithiScale> = {
  title: 'Astrology/Time/TithiScale',
  excludeStories: /Example$/,
  component: TithiScale,
};

export default meta;
type Story = StoryObj<typeof TithiScale>;

const arc = { variant: 'arc', title: 'Moon and Sun, sample', elongation: 103.5 } as const;

export const Default: Story = {
  args: arc,
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /Shukla Navami.*62% gone/ })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(31);
  }),
};

/** Half a month per row, the whole month on a desktop. */
export const Strip: Story = {
  args: { tithi: 26, note: 'Today: Krishna Ekadashi' },
};

export const AllStates: StoryObj<typeof TithiScale> = {
  tags: ['visual'],
  parameters: { chromatic: statesPictures },
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

export const ExplainedExample = () => (
  <TithiScale
    variant="arc"
    title="Moon and Sun over Ujjain, 18 November 2026"
    elongation={103.5}
    note={
      <Text>
        Runs <TimeSpan end="2026-11-18T16:50:00Z" timeZone="Asia/Kolkata" />.
      </Text>
    }
  />
);

/** Do: The note names today’s tithi. */
export const NamesTodayExample = () => <TithiScale tithi={9} note="Today: Shukla Navami" />;

/** Don’t: The note does not say what is marked. The visitor has to count the moons. */
export const NamesNothingExample = () => <TithiScale tithi={9} note="Phases of the Moon" />;
