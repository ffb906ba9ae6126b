import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { stateSheet } from '../../test/state-sheet.tsx';
import { hindiQuestions, itemsOf, questions } from './accordion.samples.tsx';
import { Accordion, AccordionItem, type AccordionProps } from './index.ts';

const meta = {
  title: 'Components/Content/Accordion',
  excludeStories: /Example$/,
  component: Accordion,
  args: {
    headingLevel: 3,
    defaultValue: ['birth'],
    onValueChange: fn(),
    children: itemsOf(questions),
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Several may be open at once; the first is open initially. */
export const Default: Story = {};

export const DefaultTest: Story = {
  ...Default,
  tags: ['!dev'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/Your date, time and place/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Which ayanamsa do you use?' }));
    await expect(args.onValueChange).toHaveBeenCalledWith(['birth', 'ayanamsa']);
    const answer = canvas.getByText(/Lahiri, unless/);
    await waitFor(() => expect(answer).toBeVisible());
    await expect(answer.getBoundingClientRect().height).toBeGreaterThan(0);
    await expect(canvas.getByText(/Your date, time and place/)).toBeVisible();
  },
};

/** Closed answers take no space, are not focusable, and are still in the document for "find in page". */
export const ClosedAnswers: Story = {
  args: { defaultValue: [], children: undefined },
  render: (args) => (
    <Accordion {...args}>
      <AccordionItem value="private" title="Is my birth information kept private?">
        <p>
          It is. <a href="#privacy">Read how</a>
        </p>
      </AccordionItem>
      <AccordionItem value="refund" title="What is the refund rule?">
        <p>24 hours or more ahead, a full refund.</p>
      </AccordionItem>
    </Accordion>
  ),
};

export const ClosedAnswersTest: Story = {
  ...ClosedAnswers,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const link = canvas.getByText('Read how');
    const fold = link.closest('[hidden]');
    await expect(fold).toHaveAttribute('hidden', 'until-found');
    await waitFor(() => expect(fold?.getBoundingClientRect().height).toBe(0));
    await expect(link.checkVisibility({ contentVisibilityAuto: true })).toBe(false);
    link.focus();
    await expect(link).not.toHaveFocus();
    fold?.dispatchEvent(new Event('beforematch', { bubbles: true }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Read how' })).toBeVisible());
  },
};

/** Periods of a life, each with its reading. */
export const Mahadashas: Story = {
  args: {
    defaultValue: ['mercury'],
    children: itemsOf([
      [
        'mercury',
        'Mercury, 2024 to 2041',
        'Seventeen years of study, trade and speech. Begins quietly; the fruit is in the middle.',
      ],
      ['ketu', 'Ketu, 2041 to 2048', 'Seven years of letting go of what is no longer needed.'],
      ['venus', 'Venus, 2048 to 2068', 'Twenty years of ease, company and craft.'],
    ]),
  },
};

const One = ({
  disabled,
  children,
  ...props
}: Partial<AccordionProps> & { disabled?: boolean }) => (
  <Accordion headingLevel={2} {...props}>
    {children ?? (
      <AccordionItem value="one" title="Is it private?" disabled={disabled}>
        Only you see it.
      </AccordionItem>
    )}
  </Accordion>
);

export const AllStates = stateSheet(One, {
  states: ['rest', 'hover', 'focus', 'disabled', { open: { defaultValue: ['one'] } }],
  samples: {
    'several, some open': {
      defaultValue: ['birth', 'private'],
      children: itemsOf(questions.slice(0, 4)),
    },
  },
  hindi: { defaultValue: ['birth'], children: itemsOf(hindiQuestions) },
  cell: '15rem',
});

/** Do: Each heading is a question that someone would ask. */
export const WholeQuestionsExample = () => (
  <Accordion headingLevel={4}>
    <AccordionItem value="time" title="What if I don’t know my time of birth?">
      <p>You still get your Moon sign and nakshatra. Houses and the lagna need the time.</p>
    </AccordionItem>
    <AccordionItem value="private" title="Who can see my birth details?">
      <p>Only you, and an astrologer whom you book.</p>
    </AccordionItem>
  </Accordion>
);

/** Don’t: The headings could hide anything. People have to open all of them. */
export const BareWordsExample = () => (
  <Accordion headingLevel={4}>
    <AccordionItem value="more" title="More">
      <p>You still get your Moon sign and nakshatra.</p>
    </AccordionItem>
    <AccordionItem value="info" title="Information">
      <p>Only you, and an astrologer whom you book.</p>
    </AccordionItem>
  </Accordion>
);

export const OpenedExample = () => (
  <Accordion headingLevel={3} defaultValue={['mercury']}>
    <AccordionItem value="mercury" title="Mercury, 2024 to 2041">
      <p>Seventeen years that favour study, trade and writing.</p>
    </AccordionItem>
  </Accordion>
);
