import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { statesPictures } from '../../test/chromatic-modes.ts';
import { inWidth } from '../../test/in-width.tsx';
import { Stack, Text } from '../layout/index.ts';
import * as fieldStyles from '../shared/styles/field.css.ts';
import { Field } from './index.ts';

const meta = {
  title: 'Components/Forms/Field',
  excludeStories: /Example$/,
  component: Field,
  args: {
    label: 'Gotra',
    hint: 'The priest says it at the start of the ceremony.',
    children: (control) => <input {...control} className={fieldStyles.control} />,
  },
  decorators: [inWidth('26rem')],
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The danger border, an icon and a sentence: never colour alone. The hint stays. */
export const InError: Story = { args: { error: 'Gotra should only contain letters.' } };

/** Several controls under one question are a fieldset. */
export const Group: Story = {
  args: {
    label: 'Coordinates',
    hint: 'Degrees, north and east positive',
    group: true,
    children: ({ id, 'aria-invalid': invalid }) => (
      <div style={{ display: 'flex', gap: '0.5rem' }}>
        {['Latitude', 'Longitude'].map((name, index) => (
          <input
            key={name}
            id={index === 0 ? id : undefined}
            aria-label={name}
            aria-invalid={invalid}
            className={fieldStyles.control}
          />
        ))}
      </div>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Coordinates' })).toBeVisible();
  },
};

export const AllStates: Story = {
  tags: ['visual'],
  args: {
    label: 'Name',
    children: (control) => <input {...control} className={fieldStyles.control} />,
  },
  parameters: { chromatic: statesPictures },
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

/** Do: The label of the field. A press on it reaches the control, and screen readers read it. */
export const OwnLabelExample = () => (
  <Field label="Days before the ceremony" hint="We remind you by e-mail, up to seven days before.">
    {(control) => <input {...control} type="range" min={0} max={7} defaultValue={2} />}
  </Field>
);

/** Don’t: A text that looks like a label, over a hidden one. A press on it does nothing, and the two say different things. */
export const TextAsLabelExample = () => (
  <Stack gap="x2">
    <Text weight="strong">Days before the ceremony</Text>
    <Field label="Number" labelHidden>
      {(control) => <input {...control} type="range" min={0} max={7} defaultValue={2} />}
    </Field>
  </Stack>
);
