import { stateSheet } from '../../test/state-sheet.tsx';
import type { StoryObj } from '@storybook/react-vite';
import { Button } from '../button/index.ts';
import { TextField } from '../text-field/index.ts';
import { Form } from './index.ts';

export default { title: 'Components/Forms/Form', tags: ['visual'] };

export const AllStates: StoryObj = {
  ...stateSheet(Form, {
    props: {
      children: (
        <>
          <TextField label="Name" name="name" hint="Letters and spaces only" required />
          <Button type="submit" variant="primary">
            Generate Kundli
          </Button>
        </>
      ),
    },
    samples: {
      rest: {},
      'sent with errors': {
        'aria-label': 'Sent with errors',
        errors: { name: 'Name is required' },
        onSubmit: () => undefined,
      },
      refused: { message: 'Registration failed. Please try again.' },
    },
    cell: '18rem',
  }),
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole('form', { name: 'Sent with errors' });
    await userEvent.click(form.querySelector('button')!);
  },
};
