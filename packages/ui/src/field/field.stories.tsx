import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Field } from './index.ts';
import * as fieldStyles from '../shared/styles/field.css.ts';

const meta = {
  title: 'Components/Forms/Field',
  component: Field,
  tags: ['status:ready'],
  args: {
    label: 'Gotra',
    children: (control) => <input {...control} className={fieldStyles.control} />,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '26rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { hint: 'The priest says it at the start of the ceremony.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Gotra' })).toHaveAccessibleDescription(
      'The priest says it at the start of the ceremony.',
    );
  },
};

export const Optional: Story = { args: { optional: true } };

/** The danger border, an icon and a sentence: never colour alone. The hint stays. */
export const InError: Story = {
  args: { hint: 'Letters and spaces only', error: 'Gotra should only contain letters.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Gotra should only contain letters. Letters and spaces only',
    );
  },
};

/** Several controls under one question are a fieldset. */
export const Group: Story = {
  args: {
    label: 'Coordinates',
    hint: 'Degrees, north and east positive',
    group: true,
    children: ({ id, 'aria-invalid': invalid }) => (
      <div style={{ display: 'flex', gap: '0.5rem' }}>
        <input
          id={id}
          aria-label="Latitude"
          aria-invalid={invalid}
          defaultValue="28.61"
          className={fieldStyles.control}
        />
        <input
          aria-label="Longitude"
          aria-invalid={invalid}
          defaultValue="77.21"
          className={fieldStyles.control}
        />
      </div>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Coordinates' })).toBeVisible();
  },
};

/** At 320 px a long Hindi label and a long sentence break; nothing is cut. */
export const LongHindi: Story = {
  args: {
    label: 'जन्मप्रमाणपत्रानुसार सम्पूर्ण नाम एवं कुलगोत्रपरिचय',
    error: 'कृपया जन्मप्रमाणपत्र के अनुसार अपना सम्पूर्ण नाम बिना अंकों के लिखें।',
    hint: 'जैसा आपके जन्मप्रमाणपत्र पर लिखा है',
    lang: 'hi',
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const field = canvasElement.querySelector('[data-part="field"]')!;
    await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
  },
};
