import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { ValueList } from './index.ts';
import { values } from './value-list.samples.ts';

const meta = {
  title: 'Components/Data/ValueList',
  component: ValueList,
  tags: ['visual'],
  args: { items: values },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof ValueList>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'grid', gap: '2rem' }}>
      <ValueList items={values} />
      <ValueList items={values} columns={{ base: 1, tablet: 2 }} headingLevel={4} />
    </div>
  ),
};
