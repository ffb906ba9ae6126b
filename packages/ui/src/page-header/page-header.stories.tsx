import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { customSheet } from '../../test/state-sheet.tsx';
import { Breadcrumbs } from '../breadcrumbs/index.ts';
import { Button } from '../button/index.ts';
import { Stack } from '../layout/index.ts';
import { Spinner } from '../spinner/index.ts';
import { PageHeader } from './index.ts';

const meta = {
  title: 'Components/Layout/PageHeader',
  excludeStories: /Example$/,
  component: PageHeader,
  args: {
    title: 'Kundli of Meera Joshi',
    description: 'Leo is your ascendant, and the Moon is in Libra.',
    actions: <Button>Print</Button>,
  },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};

export const WithBreadcrumbs: Story = {
  args: {
    above: <Breadcrumbs items={[{ label: 'Home', href: '#home' }]} current="Panchang" />,
    title: 'Panchang for Chennai',
    description: 'Monday, 23 November 2026',
  },
};

/** The sentence is the main statement; the kind of report is small. */
export const Report: Story = {
  args: {
    emphasis: 'description',
    title: 'Kundli',
    meta: 'Meera Joshi · 14 August 1994, 6:42 am · Varanasi',
    actions: undefined,
  },
};

/** Above what is centred itself, such as the score of a match. */
export const Centred: Story = {
  args: {
    ...Report.args,
    align: 'center',
    title: 'Kundli matching',
    description: '26 of 36 points: most families would call this a good match.',
    meta: undefined,
  },
};

export const AllStates = customSheet(() => (
  <Stack gap="x6">
    {/* Outside of an article each would have the role of the page's banner. */}
    <article>
      <PageHeader
        title="Kundli of Meera Joshi"
        above={<Breadcrumbs items={[{ label: 'Home', href: '#home' }]} current="Kundli" />}
        description="Leo is your ascendant, and the Moon is in Libra."
        meta="14 August 1994, 6:42 am · Varanasi"
        actions={
          <>
            <Button>Print</Button>
            <Button variant="primary">Save</Button>
          </>
        }
      />
    </article>
    <article>
      <PageHeader
        emphasis="description"
        title="Kundli"
        description="Leo is your ascendant, and the Moon is in Libra."
        meta="Meera Joshi · 14 August 1994"
      />
    </article>
    <article lang="hi">
      <PageHeader
        emphasis="description"
        align="center"
        title="कुंडली मिलान"
        description="36 में से 26 गुण मिलते हैं।"
      >
        <Spinner label="Loading" />
      </PageHeader>
    </article>
  </Stack>
));

/** Do: The first sentence is already a result. */
export const WithResultExample = () => (
  <PageHeader title="Kundli of Meera" description="Leo is your ascendant; the Moon is in Libra." />
);

/** Don’t: A greeting and a promise. The visitor knows no more than before. */
export const WelcomesExample = () => (
  <PageHeader title="Kundli of Meera" description="Welcome! Discover the secrets of your chart." />
);

export const PartsExample = () => (
  <PageHeader
    title="Kundli of Meera"
    above={<Breadcrumbs items={[{ label: 'Home', href: '#home' }]} current="Kundli" />}
    description="Leo is your ascendant; the Moon is in Libra."
    meta="14 August 1994, 6:42 am · Varanasi"
    actions={<Button>Print</Button>}
  />
);
