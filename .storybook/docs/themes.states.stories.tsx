import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../packages/ui/test/chromatic-modes.ts';
import { SideBySide } from './themes.stories.tsx';

const meta = {
  title: 'Getting started/Themes',
  tags: ['visual'],
  parameters: { chromatic: { modes: modes.everyStory } },
} satisfies Meta;

export default meta;

/** The ten themes on one sheet, to tell them apart at a glance. */
export const AllStates: StoryObj<typeof meta> = { render: SideBySide.render! };
