import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { TextSizeSelect } from '../prose/index.ts';
import { PageActions, PrintButton, ShareButton, ToTopButton } from './index.ts';

const meta = {
  title: 'Components/Actions/PageActions',
  component: PageActions,
  tags: ['visual'],
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof PageActions>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <PageActions>
      <PrintButton />
      <TextSizeSelect value="large" onValueChange={() => undefined} />
      <ToTopButton />
      <ShareButton title="Rudrabhishek" />
    </PageActions>
  ),
};
