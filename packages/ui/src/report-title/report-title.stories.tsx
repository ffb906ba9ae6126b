import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ReportSentence, ReportTitle } from './index.ts';

const meta = {
  title: 'Components/Layout/ReportTitle',
  component: ReportTitle,
  subcomponents: { ReportSentence },
  tags: ['status:new'],
  args: {
    title: 'Kundli',
    sentence: 'Simha rises, the Moon is in Vishakha, and Mercury’s period runs until 2041.',
    detail: 'Meera Joshi · 14 August 1994, 06:42:00 · Varanasi',
  },
} satisfies Meta<typeof ReportTitle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Kundli' })).toBeVisible();
  },
};

/** Above a score that is the main statement of the page. */
export const Centred: Story = {
  render: () => (
    <>
      <ReportTitle align="center" title="Kundli Matching" />
      <ReportSentence size="regular" align="center">
        26 of 36 points by the eight kootas.
      </ReportSentence>
    </>
  ),
};

/** At 288 px. */
export const LongHindi: Story = {
  args: {
    lang: 'hi',
    style: { inlineSize: '288px' },
    title: 'कुंडली',
    sentence: 'पूर्वाभाद्रपदनक्षत्र में चंद्रमा और सिंह लग्न।',
    detail: 'मीरा जोशी · 14 अगस्त 1994',
  },
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.querySelector('header')!;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

/** For the guide: the sentence is the result. */
export const WithResult: Story = {
  tags: ['!dev'],
  args: { sentence: 'Simha rises, and Mercury’s period runs until 2041.' },
};

/** For the guide, as a "don't": a sentence that fits every chart. */
export const Uninformative: Story = {
  tags: ['!dev'],
  args: { sentence: 'Discover the amazing secrets of your stars!' },
};
