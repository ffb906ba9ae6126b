import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { Card } from '../card/index.ts';
import { Stack } from '../layout/index.ts';
import { Stat, StatList } from './index.ts';

const meta = {
  title: 'Components/Data/Stat',
  component: Stat,
  tags: ['visual'],
  args: { value: 12, label: 'years' },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof Stat>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap="x6">
      <Stat value={0} label="open questions" />
      <StatList>
        <Stat as="li" value="50,000+" label="clients" />
        <Stat as="li" value="4.8/5" label="rating" note="from 12,400 reviews" />
        <Stat as="li" value={13} label="years" note="since 2012" />
      </StatList>
      <Card variant="folio" lang="hi">
        <StatList>
          <Stat as="li" value={1_50_000} label="जन्मकुंडलियाँ" note="2012 से" />
          <Stat as="li" value={9} label="भाषाएँ" />
        </StatList>
      </Card>
    </Stack>
  ),
};
