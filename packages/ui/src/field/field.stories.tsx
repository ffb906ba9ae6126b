import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inWidth } from '../../test/in-width.tsx';
import * as fieldStyles from '../shared/styles/field.css.ts';
import { Field } from './index.ts';

const meta = {
  title: 'Components/Forms/Field',
  component: Field,
  tags: ['status:ready'],
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
