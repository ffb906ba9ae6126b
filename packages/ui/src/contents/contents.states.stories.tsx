import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { Sidebar, Text } from '../layout/index.ts';
import { Section } from '../section/index.ts';
import { items } from './contents.samples.ts';
import { Contents } from './index.ts';

const meta = {
  title: 'Components/Navigation/Contents',
  component: Contents,
  tags: ['visual'],
  args: { items },
  parameters: { layout: 'fullscreen', chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof Contents>;

export default meta;

/** The first section is in view, so its link is marked. */
export const AllStates: StoryObj<typeof meta> = {
  render: (args) => (
    <Section variant="band" as="div">
      <Sidebar side="start" inlineSize="15rem" gap="x5" aside={<Contents {...args} />}>
        {args.items.map(({ id, label }) => (
          <section key={id} id={id} style={{ minBlockSize: '20rem' }}>
            <Text weight="strong">{label}</Text>
          </section>
        ))}
      </Sidebar>
    </Section>
  ),
};
