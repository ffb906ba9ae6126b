import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { ReportSentence, ReportTitle } from './index.ts';

const meta = {
  title: 'Components/Layout/ReportTitle',
  component: ReportTitle,
  tags: ['visual'],
  args: { title: 'Sample' },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof ReportTitle>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'grid', gap: '2rem' }}>
      <ReportTitle
        title="Kundli"
        sentence="Leo rises, the Moon is in Vishakha, and Mercury’s period runs until 2041."
        detail="Meera Joshi · 14 August 1994"
      />
      <ReportSentence size="regular" align="center">
        26 of 36 points by the eight kootas.
      </ReportSentence>
      <ReportSentence lang="hi">सिंह लग्न, विशाखा नक्षत्र।</ReportSentence>
    </div>
  ),
};
