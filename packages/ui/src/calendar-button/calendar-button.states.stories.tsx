import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { Cluster } from '../layout/index.ts';
import { CalendarButton } from './index.ts';

const meta = {
  title: 'Components/Actions/CalendarButton',
  component: CalendarButton,
  tags: ['!autodocs', 'visual'],
  args: { fileName: 'day.ics', fileText: '' },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof CalendarButton>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: (args) => (
    <Cluster>
      <CalendarButton {...args} />
      <CalendarButton {...args} size="small" />
      <CalendarButton {...args} disabled />
      <CalendarButton {...args} lang="hi">
        कैलेंडर में जोड़ें
      </CalendarButton>
    </Cluster>
  ),
};
