import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { inEnglish } from '../../test/plays.ts';
import { stateSheet } from '../../test/state-sheet.tsx';
import { Heading, Stack } from '../layout/index.ts';
import { Prose, ProseSections, TextSizeSelect, textSizes, type TextSize } from './index.ts';
import { sections, text } from './prose.samples.tsx';

const meta = {
  title: 'Components/Content/Prose',
  excludeStories: /Example$/,
  component: Prose,
  args: { children: text },
} satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('list')).toHaveLength(2);
  },
};

/** A text as data from a server. */
export const FromData: Story = {
  args: { children: <ProseSections sections={sections} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Refunds' })).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'What comes back' })).toBeVisible();
  },
};

function Sized() {
  const [size, setSize] = useState<TextSize>('medium');
  return (
    <Stack gap="x5">
      <TextSizeSelect value={size} onValueChange={setSize} />
      <Prose size={size} data-testid="text">
        {text}
      </Prose>
    </Stack>
  );
}

/** A text size selected by the reader, which the page stores. */
export const WithTextSize: Story = {
  render: () => <Sized />,
};

export const WithTextSizeTest: Story = {
  ...WithTextSize,
  tags: ['!dev'],
  play: inEnglish(async ({ canvas, userEvent }) => {
    const size = () => Number.parseFloat(getComputedStyle(canvas.getByTestId('text')).fontSize);
    const before = size();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Text size' }), 'large');
    await expect(size()).toBeCloseTo(before * 1.25);
  }),
};

export const LongHindiWords: Story = {
  tags: ['!dev'],
  globals: { language: 'hi' },
  render: () => (
    <div lang="hi" style={{ inlineSize: '288px' }} data-testid="narrow">
      <Prose size="large">
        <Heading level={2}>सर्वकार्यसिद्धिप्रदायकमहामृत्युंजयजपानुष्ठान</Heading>
        <ul>
          <li>विंशोत्तरीमहादशांतर्दशाप्रत्यंतर्दशाविवरणम् और जन्मकुंडली का विश्लेषण</li>
        </ul>
      </Prose>
    </div>
  ),
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = canvas.getByTestId('narrow');
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const AllStates = stateSheet(Prose, {
  props: {
    children: (
      <section>
        <h2>Before you read it</h2>
        <p>A reading describes tendencies, and it leaves the decision to you.</p>
        <h3>What it is based on</h3>
        <ul>
          <li>The date, the time and the place of your birth.</li>
        </ul>
        <ol>
          <li>Read the first sentence.</li>
        </ol>
        <figure>
          <blockquote>
            <p>The stars incline, they do not compel.</p>
          </blockquote>
          <figcaption>An old saying</figcaption>
        </figure>
      </section>
    ),
  },
  variants: { size: textSizes },
  samples: { sections: { children: <ProseSections sections={sections} /> } },
  cell: '18rem',
});

/** Do: A reader who skims the headings finds the answer. */
export const SaysWhatIsInItExample = () => (
  <Prose>
    <Heading level={4}>How to cancel a booking</Heading>
    <p>You can cancel free of charge until the day before. Open your profile and choose it.</p>
  </Prose>
);

/** Don’t: “Please note” fits every section, so nobody finds this one. */
export const PleaseNoteExample = () => (
  <Prose>
    <Heading level={4}>Please note</Heading>
    <p>You can cancel free of charge until the day before. Open your profile and choose it.</p>
  </Prose>
);

export const PartsExample = () => (
  <Prose>
    <Heading level={3}>What a reading is based on</Heading>
    <p>A reading describes tendencies. The decision is always yours.</p>
    <ul>
      <li>The date, time and place of your birth.</li>
      <li>The settings, which every chart names.</li>
    </ul>
    <figure>
      <blockquote>
        <p>The stars incline, they do not compel.</p>
      </blockquote>
      <figcaption>An old saying</figcaption>
    </figure>
  </Prose>
);
