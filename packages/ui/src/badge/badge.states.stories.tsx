import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { Card } from '../card/index.ts';
import { Cluster, Stack } from '../layout/index.ts';
import { Badge, StatusBadge, type BadgeTone } from './index.ts';

const meta = {
  title: 'Components/Content/Badge',
  component: Badge,
  tags: ['visual'],
  args: { children: 'Auspicious' },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof Badge>;

export default meta;

const words: Record<BadgeTone, [string, string]> = {
  plain: ['Own sign', 'स्वराशि'],
  success: ['Auspicious', 'शुभ'],
  warning: ['Good', 'सामान्य'],
  danger: ['Inauspicious', 'अशुभ'],
  info: ['Sample data', 'नमूना'],
  brass: ['Now', 'अभी'],
};

const Row = () => (
  <Cluster gap="x2">
    {(Object.keys(words) as BadgeTone[]).map((tone) => (
      <Cluster key={tone} gap="x2">
        <Badge tone={tone}>{words[tone][0]}</Badge>
        <Badge tone={tone} lang="hi">
          {words[tone][1]}
        </Badge>
        <Badge tone={tone} icon={null}>
          {words[tone][0]}
        </Badge>
      </Cluster>
    ))}
    <StatusBadge status="online" />
    <StatusBadge status="available" />
    <StatusBadge status="busy" waitMinutes={95} />
    <StatusBadge status="offline" />
  </Cluster>
);

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <Stack>
      <Row />
      <Card>
        <Row />
      </Card>
    </Stack>
  ),
};
