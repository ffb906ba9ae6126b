import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { Field } from './index.ts';
import * as fieldStyles from '../shared/styles/field.css.ts';

const meta = {
  title: 'Components/Forms/Field',
  component: Field,
  tags: ['visual'],
  args: {
    label: 'Name',
    children: (control) => <input {...control} className={fieldStyles.control} />,
  },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof Field>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: ({ children }) => (
    <div style={{ display: 'grid', gap: '1.5rem', maxInlineSize: '26rem' }}>
      <Field label="Plain">{children}</Field>
      <Field label="With a hint" hint="Letters and spaces only" required>
        {children}
      </Field>
      <Field label="To be left out" optional>
        {children}
      </Field>
      <Field
        label="In error"
        error="Name should only contain letters."
        hint="Letters and spaces only"
      >
        {children}
      </Field>
      <Field label="Group" hint="Two numbers" error="Both are required." group>
        {({ 'aria-invalid': invalid }) => (
          <div style={{ display: 'flex', gap: '0.5rem' }}>
            <input aria-label="First" aria-invalid={invalid} className={fieldStyles.control} />
            <input aria-label="Second" aria-invalid={invalid} className={fieldStyles.control} />
          </div>
        )}
      </Field>
      <Field label="जन्मप्रमाणपत्रानुसार सम्पूर्ण नाम" hint="जैसा प्रमाणपत्र पर लिखा है" lang="hi">
        {children}
      </Field>
    </div>
  ),
};
