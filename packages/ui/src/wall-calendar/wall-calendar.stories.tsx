import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEnglish } from '../../test/plays.ts';
import { WallCalendar } from './index.ts';
import { sampleDays } from './wall-calendar.samples.ts';

const meta = {
  title: 'Components/Time/WallCalendar',
  component: WallCalendar,
  tags: ['status:new'],
  args: {
    title: 'November 2026, sample',
    subtitle: 'New Delhi. Ashvina, Kartika',
    days: sampleDays,
    current: '2026-11-24',
    hrefOf: (date) => `#${date}`,
  },
} satisfies Meta<typeof WallCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: inEnglish(async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Sunday, 1 November 2026' })).toHaveFocus();
  }),
};

/** At 288 px seven columns stay: number, tithi and dots; the names are for screen readers. wcag:1.4.10 */
export const Narrow: Story = {
  render: (args) => (
    <div style={{ inlineSize: '18rem' }} data-testid="narrow">
      <WallCalendar {...args} />
    </div>
  ),
  play: inEnglish(async ({ canvas }) => {
    const { scrollWidth, clientWidth } = canvas.getByTestId('narrow');
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    // A link covers its cell: 24 px and more (WCAG 2.5.8).
    const { width, height } = canvas
      .getByRole('link', { name: 'Sunday, 8 November 2026' })
      .closest('td')!
      .getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  }),
};

/** With long Hindi words. */
export const Hindi: Story = {
  globals: { language: 'hi' },
  args: {
    title: 'नवंबर 2026',
    subtitle: 'नई दिल्ली। आश्विन, कार्तिक',
    days: sampleDays.map((day) => ({
      ...day,
      short: 'शु 9',
      label: 'शुक्लपक्षनवमी',
      detail: 'पूर्वाफाल्गुनी',
      note: 'सूर्योदय सुबह 6:40',
      marks: day.marks?.map((mark) => ({ ...mark, name: 'श्रीसत्यनारायणव्रतकथा' })) ?? [],
    })),
  },
};
