import { media } from '@jyoti/themes/breakpoints';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inEnglish } from '../../test/plays.ts';
import { customSheet, stateSheet } from '../../test/state-sheet.tsx';
import { Heading, Sidebar, Text } from '../layout/index.ts';
import { Prose } from '../prose/index.ts';
import { Section } from '../section/index.ts';
import { Contents } from './index.ts';

const items = [
  { id: 'scope', label: 'What a reading is' },
  { id: 'data', label: 'Your birth details and how long we keep them' },
  { id: 'refunds', label: 'Refunds' },
  { id: 'contact', label: 'Contact' },
];

const meta = {
  title: 'Components/Navigation/Contents',
  excludeStories: /Example$/,
  component: Contents,
  parameters: { layout: 'fullscreen' },
  args: { items },
  render: (args) => (
    <Section variant="band" as="article">
      <Sidebar side="start" inlineSize="15rem" gap="x5" aside={<Contents {...args} />}>
        <Prose>
          {args.items.map(({ id, label }) => (
            <section key={id} id={id} aria-labelledby={`${id}-heading`}>
              <Heading level={2} id={`${id}-heading`}>
                {label}
              </Heading>
              {[1, 2, 3, 4].map((paragraph) => (
                <Text key={paragraph}>
                  A reading describes tendencies. It is based on the place of the grahas at the
                  minute of your birth, and it leaves the decision to you. Read it as you would
                  listen to a calm friend who knows the subject well.
                </Text>
              ))}
            </section>
          ))}
        </Prose>
      </Sidebar>
    </Section>
  ),
} satisfies Meta<typeof Contents>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: inEnglish(async ({ canvas, canvasElement }) => {
    const nav = canvas.getByRole('navigation', { name: 'On this page' });
    await waitFor(() => expect(nav.querySelector('[aria-current="location"]')).not.toBeNull());
    if (matchMedia(media.desktop).matches) {
      const text = canvas.getByRole('article').querySelector('section')!.getBoundingClientRect();
      await expect(nav.getBoundingClientRect().right).toBeLessThan(text.left);
    }
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  }),
};

export const LongHindiWords: Story = {
  tags: ['!dev'],
  globals: { language: 'hi' },
  args: {
    items: [
      { id: 'scope', label: 'विंशोत्तरीमहादशांतर्दशाप्रत्यंतर्दशाविवरणम्' },
      { id: 'data', label: 'आपका जन्म-विवरण और उसकी सुरक्षा' },
    ],
  },
};

const inOneColumn = stateSheet(Contents, {
  props: { items },
  states: [
    { rest: { 'aria-label': 'Rest' } },
    { hover: { 'aria-label': 'Hover' } },
    { focus: { 'aria-label': 'Focus' } },
  ],
  // On a phone it is a strip from side to side.
  cell: '100%',
});

const besideSections = stateSheet(Contents, {
  samples: {
    'the first section is in view': (
      <Section variant="band" as="div">
        <Sidebar side="start" inlineSize="15rem" gap="x5" aside={<Contents items={items} />}>
          {items.map(({ id, label }) => (
            <section key={id} id={id} style={{ minBlockSize: '20rem' }}>
              <Text weight="strong">{label}</Text>
            </section>
          ))}
        </Sidebar>
      </Section>
    ),
  },
  cell: '100%',
});

export const AllStates = customSheet(
  // The strip of a phone is as wide as the page, beyond the gutter of its section.
  () => (
    <Section variant="band" as="div">
      {inOneColumn.render()}
    </Section>
  ),
  besideSections.render,
);

/** Do: The headings of the sections, word for word. */
export const HeadingsExample = () => (
  <Contents
    items={[
      { id: 'refunds', label: 'Refunds' },
      { id: 'birth-details', label: 'How long we keep your birth details' },
      { id: 'contact', label: 'Contact' },
    ]}
  />
);

/** Don’t: Numbers. Nobody can tell which section has the answer. */
export const NumbersExample = () => (
  <Contents
    items={[
      { id: 'section-1', label: 'Section 1' },
      { id: 'section-2', label: 'Section 2' },
      { id: 'section-3', label: 'Section 3' },
    ]}
  />
);
