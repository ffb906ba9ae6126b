import { stateSheet } from '../../test/state-sheet.tsx';
import { hindiQuestions, itemsOf, questions } from './accordion.samples.tsx';
import { Accordion, AccordionItem, type AccordionProps } from './index.ts';

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

export default { title: 'Components/Content/Accordion', tags: ['visual'] };

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
