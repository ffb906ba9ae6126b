import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEnglish, leftToRight } from '../../test/plays.ts';
import { customSheet } from '../../test/state-sheet.tsx';
import { Badge } from '../badge/index.ts';
import { Card } from '../card/index.ts';
import { RashiGlyph } from '../glyphs/index.ts';
import { CalendarIcon, ClockIcon } from '../icons/index.ts';
import { Stack } from '../layout/index.ts';
import { Section } from '../section/index.ts';
import { DescriptionList, type DescriptionItem } from './index.ts';

const meta = {
  title: 'Components/Data/DescriptionList',
  excludeStories: /Example$/,
  component: DescriptionList,
  args: {
    items: [
      { label: 'Name', value: 'Meera Joshi' },
      { label: 'Date of birth', value: '14 August 1994' },
      { label: 'Time of birth', value: null },
      { label: 'Birth place', value: 'Varanasi, Uttar Pradesh, India' },
      { label: 'Ascendant', value: 'Leo (Simha)' },
      { label: 'Status', value: <Badge tone="success">Confirmed</Badge> },
    ],
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByText('Not given')).toBeVisible();
  }),
};

/** Under a heading, on a card: two columns if they fit. */
export const Rows: Story = {
  args: { columns: 2 },
  decorators: [
    (Story) => (
      <Section variant="card" title="Birth details" headingLevel={3}>
        <Story />
      </Section>
    ),
  ],
};

/** The facts that a page is about. */
export const Tiles: Story = {
  args: {
    layout: 'grid',
    items: [
      {
        label: 'Ascendant',
        value: 'Leo (Simha)',
        detail: '12°06′, lord Sun',
        icon: <RashiGlyph sign={5} size={32} />,
      },
      {
        label: 'Moon sign',
        value: 'Libra (Tula)',
        detail: '24°39′, lord Venus',
        icon: <RashiGlyph sign={7} size={32} />,
      },
      { label: 'Nakshatra', value: 'Vishakha', detail: 'Pada 2, lord Jupiter' },
    ],
  },
};

/** Running text, in the head of a card. */
export const Inline: Story = {
  args: {
    layout: 'inline',
    items: [
      { label: 'Date', value: '27 Nov 2026', icon: <CalendarIcon size={18} /> },
      { label: 'Time', value: '2 hours', icon: <ClockIcon size={18} /> },
      { label: 'Priest', value: 'Pandit Suresh Dwivedi' },
    ],
  },
};

/** Figures above their labels. */
export const Stats: Story = {
  args: {
    layout: 'stats',
    items: [
      { label: 'clients', value: '50,000+', detail: 'since 2012' },
      { label: 'average rating', value: '4.8/5' },
      { label: 'years', value: '14+' },
    ],
  },
  play: async ({ canvas }) => {
    const top = (words: string) => canvas.getByText(words).getBoundingClientRect().top;
    await expect(top('50,000+')).toBeLessThan(top('clients'));
  },
};

/** On a phone a short value is on the line of its label; a sentence takes the next line, and long words break. */
export const Narrow: Story = {
  tags: ['!dev'],
  args: {
    style: { inlineSize: '18rem' },
    items: [
      { label: 'Deity', value: 'Brihaspati' },
      { label: 'Special', value: 'Pushya is swift and nourishing, liked for study.', long: true },
      {
        label: <span lang="hi">नक्षत्रस्वामी</span>,
        value: <span lang="hi">देवगुरुबृहस्पतिमहादशाअन्तर्दशास्वामी</span>,
      },
    ],
  },
  play: leftToRight(async ({ canvas }) => {
    const place = (words: string | RegExp) => canvas.getByText(words).getBoundingClientRect();
    await expect(place('Brihaspati').left).toBeGreaterThan(place('Deity').right);
    await expect(place(/^Pushya/).left).toBe(place('Special').left);
    const list = canvas.getByText('Deity').closest('dl')!;
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  }),
};

const items: DescriptionItem[] = [
  { label: 'Name', value: 'Meera Joshi' },
  { label: 'Duration', icon: <ClockIcon size={18} />, value: '2 hours' },
  { label: 'जन्म नक्षत्र', value: <span lang="hi">विशाखा, द्वितीय चरण</span> },
  { label: 'Time of birth', value: null },
  { label: 'Dosha', value: <Badge tone="success">Not present</Badge> },
];

const facts: DescriptionItem[] = [
  {
    label: 'Ascendant',
    value: 'Leo (Simha)',
    detail: '12°06′, lord Sun',
    icon: <RashiGlyph sign={5} size={32} />,
  },
  { label: 'नक्षत्र', value: <span lang="hi">पूर्वाभाद्रपद</span>, detail: 'Pada 2' },
  { label: 'Score', value: '26 / 36' },
];

export const AllStates = customSheet(() => (
  <Stack gap="x5">
    <DescriptionList items={items} />
    <Card>
      <DescriptionList items={items} columns={2} />
    </Card>
    <Card>
      <DescriptionList layout="inline" items={items} columns={2} />
    </Card>
    <DescriptionList layout="inline" items={items} />
    <DescriptionList layout="grid" items={facts} />
    <DescriptionList layout="stats" items={facts} />
    <DescriptionList items={items} style={{ inlineSize: 'min(16rem, 100%)' }} />
  </Stack>
));

const birthplace = { label: 'Birth place', value: 'Varanasi, Uttar Pradesh' };

/** Do: Pass `null` for a missing value. The list writes “Not given”, in the language of the page. */
export const NotGivenExample = () => (
  <DescriptionList items={[birthplace, { label: 'Time of birth', value: null }]} />
);

/** Don’t: A dash. It could mean unknown, zero or still loading, and many screen readers skip it. */
export const DashExample = () => (
  <DescriptionList items={[birthplace, { label: 'Time of birth', value: '–' }]} />
);
