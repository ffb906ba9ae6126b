import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { Text } from '../layout/index.ts';
import { FocusOnMount } from './index.ts';

const meta = {
  title: 'Components/Layout/FocusOnMount',
  component: FocusOnMount,
  tags: ['visual'],
  args: { children: 'Your numbers' },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof FocusOnMount>;

export default meta;

/** It looks like its content, whether it is focused or not. */
export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <>
      <FocusOnMount>
        <Text>Focused</Text>
      </FocusOnMount>
      <FocusOnMount focus={false}>
        <Text>Not focused</Text>
      </FocusOnMount>
    </>
  ),
};
