import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { Card } from '../card/index.ts';
import { Badge, type BadgeTone } from './index.ts';

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
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
    {Object.entries(words).map(([tone, [en, hi]]) => (
      <span key={tone} style={{ display: 'inline-flex', gap: '0.5rem' }}>
        <Badge tone={tone as BadgeTone}>{en}</Badge>
        <Badge tone={tone as BadgeTone} lang="hi">
          {hi}
        </Badge>
        <Badge tone={tone as BadgeTone} icon={null}>
          {en}
        </Badge>
      </span>
    ))}
  </div>
);

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <Row />
      <Card>
        <Row />
      </Card>
    </div>
  ),
};
