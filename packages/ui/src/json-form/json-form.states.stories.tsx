import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { Stack } from '../layout/index.ts';
import { JsonForm } from './index.ts';
import { ceremony } from './json-form.samples.ts';

const meta = {
  title: 'Components/Forms/JsonForm',
  component: JsonForm,
  tags: ['visual'],
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof JsonForm>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap="x6">
      <JsonForm defaultValue={ceremony} />
      <JsonForm
        defaultValue={{ question: '', answers: [] }}
        problems={{ question: 'Please enter a question.', answers: 'Please add an answer.' }}
      />
    </Stack>
  ),
};
