import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { hindiQuestions, itemsOf, questions } from './accordion.samples.tsx';
import { Accordion, AccordionItem } from './index.ts';

const meta = {
  title: 'Components/Content/Accordion',
  component: Accordion,
  tags: ['visual'],
  args: { headingLevel: 2, children: null },
  parameters: { chromatic: { modes: modes.everyState, pauseAnimationAtEnd: true } },
} satisfies Meta<typeof Accordion>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'grid', gap: '2rem', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Accordion headingLevel={2} defaultValue={['birth', 'private']}>
        {itemsOf(questions.slice(0, 4))}
      </Accordion>
      <Accordion headingLevel={2}>
        <AccordionItem value="closed" title="Closed">
          Nothing.
        </AccordionItem>
        <AccordionItem value="not" title="Disabled" disabled>
          Nothing.
        </AccordionItem>
      </Accordion>
      <Accordion headingLevel={2} lang="hi" defaultValue={['birth']}>
        {itemsOf(hindiQuestions)}
      </Accordion>
    </div>
  ),
};
