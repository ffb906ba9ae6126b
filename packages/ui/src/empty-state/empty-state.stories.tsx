import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inEnglish, leftToRight } from '../../test/plays.ts';
import { stateSheet } from '../../test/state-sheet.tsx';
import { Card } from '../card/index.ts';
import { ButtonLink } from '../link/index.ts';
import { EmptyState, ErrorState } from './index.ts';

const meta = {
  title: 'Components/Feedback/EmptyState',
  excludeStories: /Example$/,
  component: EmptyState,
  args: {
    title: 'No charts yet',
    children: 'Charts you save will appear here.',
    action: <ButtonLink href="#kundli">Make your kundli</ButtonLink>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No charts yet')).toBeVisible();
  },
};

/** After a search: announced, because nothing else on the page does. */
export const NothingFound: Story = {
  render: () => <EmptyState role="status" title="No FAQs found matching your search." />,
};

/** For one part of a page: the drawing is next to the text. */
export const BesideItsDrawing: Story = {
  args: { layout: 'row' },
  play: leftToRight(async ({ canvas, canvasElement }) => {
    const drawing = canvasElement.querySelector('svg')!.getBoundingClientRect();
    const words = canvas.getByText('No charts yet').getBoundingClientRect();
    await expect(words.left).toBeGreaterThan(drawing.right);
  }),
};

const retry = fn();

export const LoadingFailed: Story = {
  render: () => (
    <Card>
      <ErrorState title="We could not reach the server" onRetry={retry}>
        Your details are still here.
      </ErrorState>
    </Card>
  ),
};

export const LoadingFailedTest: Story = {
  ...LoadingFailed,
  tags: ['!dev'],
  play: inEnglish(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  }),
};

export const LongHindi: Story = {
  globals: { language: 'hi' },
  render: () => (
    <div lang="hi" data-testid="narrow" style={{ inlineSize: '14rem' }}>
      <EmptyState title="सम्पूर्णजन्मकुंडलीविश्लेषण नहीं मिला">सहेजी हुई कुंडलियाँ यहाँ दिखाई देंगी।</EmptyState>
      <ErrorState title="सर्वर तक नहीं पहुँच सके" onRetry={retry}>
        आपका भरा हुआ विवरण सुरक्षित है।
      </ErrorState>
    </div>
  ),
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = canvas.getByTestId('narrow');
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

const nothing = () => undefined;

export const AllStates = stateSheet(EmptyState, {
  props: { title: 'No charts yet', children: 'Charts you save will appear here.' },
  samples: {
    'with an action': { action: <ButtonLink href="#kundli">Make your kundli</ButtonLink> },
    'title alone': { title: 'No FAQs found matching your search.', children: null },
    row: { layout: 'row', action: <ButtonLink href="#poojas">See the ceremonies</ButtonLink> },
    error: (
      <ErrorState title="We could not reach the server" onRetry={nothing}>
        Your details are still here.
      </ErrorState>
    ),
    loading: <ErrorState title="Trying again" onRetry={nothing} loading />,
  },
  hindi: (
    <>
      <EmptyState title="अभी कोई कुंडली नहीं है">सहेजी हुई कुंडलियाँ यहाँ दिखेंगी।</EmptyState>
      <ErrorState title="सर्वर तक नहीं पहुँच सके" onRetry={nothing} />
    </>
  ),
  cell: '18rem',
});

export const SaysHowExample = () => (
  <EmptyState
    title="No saved charts yet"
    action={<ButtonLink href="/kundli">Create a kundli</ButtonLink>}
  >
    Charts that you save appear here, with the person’s name and date of birth.
  </EmptyState>
);

export const UninformativeExample = () => <EmptyState title="No data" />;

export const KeepsTheRestExample = () => (
  <ErrorState title="We couldn’t load today’s panchang" onRetry={() => {}}>
    The rest of the page is up to date.
  </ErrorState>
);

export const LooksEmptyExample = () => <EmptyState title="Nothing here" />;
