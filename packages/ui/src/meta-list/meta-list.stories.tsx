import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEnglish, leftToRight } from '../../test/plays.ts';
import { Badge } from '../badge/index.ts';
import { Card } from '../card/index.ts';
import { MetaLine, MetaList } from './index.ts';

const meta = {
  title: 'Components/Data/MetaList',
  component: MetaList,
  subcomponents: { MetaLine },
  tags: ['status:ready'],
  args: {
    items: [
      { label: 'Name', value: 'Meera Joshi' },
      { label: 'Date of birth', value: '14/08/1994' },
      { label: 'Time of birth', value: '06:42:00' },
      { label: 'Birth place', value: 'Varanasi, Uttar Pradesh, India' },
    ],
  },
} satisfies Meta<typeof MetaList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Birth place').nextElementSibling).toHaveTextContent('Varanasi');
  },
};

/** Basic Details of a kundli: two columns if they fit. */
export const BasicDetails: Story = {
  args: {
    columns: 2,
    items: [
      { label: 'Name', value: 'Meera Joshi' },
      { label: 'Gender', value: 'Female' },
      { label: 'Date of birth', value: '14/08/1994' },
      { label: 'Time of birth', value: '06:42:00' },
      { label: 'Birth place', value: 'Varanasi, Uttar Pradesh, India' },
      { label: 'Ascendant', value: 'Simha (Leo)' },
      { label: 'Moon sign', value: 'Tula (Libra)' },
      { label: 'Sun sign', value: 'Karka (Cancer)' },
      { label: 'Nakshatra', value: 'Vishakha' },
      { label: 'Pada', value: 2 },
    ],
  },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
};

export const NotGiven: Story = {
  args: {
    items: [
      { label: 'Time of birth', value: null },
      { label: 'Status', value: <Badge tone="success">Confirmed</Badge> },
    ],
  },
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByText('Not given')).toBeVisible();
  }),
};

/** At 320 px a long value takes the line below its label. */
export const LongHindi: Story = {
  args: {
    lang: 'hi',
    columns: 2,
    style: { inlineSize: '16rem' },
    items: [
      { label: 'नक्षत्रस्वामी', value: 'देवगुरुबृहस्पतिमहादशाअन्तर्दशास्वामी' },
      { label: 'जन्म स्थान', value: 'तिरुवनन्तपुरम, केरल, भारत' },
    ],
  },
  play: async ({ canvas }) => {
    const list = canvas.getByText('जन्म स्थान').closest('dl')!;
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};

/** On a phone a short value is on the line of its label; a sentence takes the next line. */
export const Sentences: Story = {
  args: {
    style: { inlineSize: '18rem' },
    items: [
      { label: 'Deity', value: 'Brihaspati' },
      {
        label: 'Special',
        value:
          'Pushya is swift and nourishing, liked by nearly all almanacs for study and purchase.',
        long: true,
      },
    ],
  },
  play: leftToRight(async ({ canvas }) => {
    const place = (words: string | RegExp) => canvas.getByText(words).getBoundingClientRect();
    await expect(place('Brihaspati').left).toBeGreaterThan(place('Deity').right);
    await expect(place(/^Pushya/).left).toBe(place('Special').left);
    await expect(place(/^Pushya/).top).toBeGreaterThanOrEqual(place('Special').bottom);
  }),
};

/** Facts without labels, in one line. */
export const Line: Story = {
  render: () => (
    <MetaLine>
      <span>By Meera Joshi</span>
      <time dateTime="2026-11-22">22 November 2026</time>
      <span>5 min read</span>
    </MetaLine>
  ),
};
