import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEnglish } from '../../test/plays.ts';
import { customSheet } from '../../test/state-sheet.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { Text } from '../layout/index.ts';
import { hi } from '../messages-hi/index.ts';
import { BasedOn } from '../reading-card/index.ts';
import { DoshaList, Verdict, VerdictBadge } from './index.ts';

const meta = {
  title: 'Astrology/Readings/Verdict',
  excludeStories: /Example$/,
  component: Verdict,
  subcomponents: { VerdictBadge, DoshaList },
  args: {
    present: true,
    title: 'Kaal Sarp dosha of the type Anant is present.',
    children: [
      <Text key="text">All seven planets are on one side of the line from Rahu to Ketu.</Text>,
      <BasedOn key="basis">Rahu in the first house, Ketu in the seventh</BasedOn>,
    ],
  },
} satisfies Meta<typeof Verdict>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByText('Present')).toBeVisible();
  }),
};

export const NotPresent: Story = {
  args: { present: false, title: 'Rajju dosha is not present.', children: undefined },
};

/** Several at a glance, of a couple. */
export const Doshas: Story = {
  render: () => (
    <DoshaList
      label="Doshas"
      items={[
        {
          name: 'Rajju dosha',
          findings: [{ present: false }],
          text: 'The two nakshatras are in different parts.',
        },
        {
          name: 'Mangal dosha',
          findings: [
            { present: true, label: 'Arjun: 62%' },
            { present: false, label: 'Meera: 0%' },
          ],
          text: 'From 25% it counts as present.',
        },
      ]}
    />
  ),
};

export const AllStates = customSheet(() => (
  <div style={{ display: 'grid', gap: '1.5rem' }}>
    <Verdict present title="Mangal dosha is present at 62%.">
      <Text>About nine charts in ten have Mars in one of these houses.</Text>
    </Verdict>
    <Verdict present={false} answer="No" title="Pitra dosha is not present." />
    <DoshaList
      label="Doshas"
      items={[
        { name: 'Vedha', findings: [{ present: true }], text: 'Between the two nakshatras.' },
        {
          name: 'Mangal dosha',
          findings: [
            { present: true, label: 'Arjun: 62%' },
            { present: false, label: 'Meera: 0%' },
          ],
        },
      ]}
    />
    <I18nProvider locale="hi" messages={hi}>
      <Verdict lang="hi" present={false} title="कालसर्प दोष नहीं है।" />
    </I18nProvider>
  </div>
));

/** Do: Badge, sentence and reason give the same answer. */
export const OneAnswerExample = () => (
  <Verdict present={false} answer="Cancelled" title="Mangal dosha is cancelled.">
    <Text>Mars is in the seventh house, but in its own sign. That is enough to cancel it.</Text>
  </Verdict>
);

/** Don’t: The badge says yes and the sentence says no. Many will read the badge only. */
export const TwoAnswersExample = () => (
  <Verdict present title="Mangal dosha is cancelled.">
    <Text>Mars is in the seventh house, but in its own sign. That is enough to cancel it.</Text>
  </Verdict>
);
