import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrowHindi } from '../../test/narrow-hindi.tsx';
import { Badge } from '../badge/index.ts';
import { PoojaCard } from './index.ts';
import { navgraha, rudraInHindi } from './pooja-card.samples.ts';

const meta = {
  title: 'Components/Services/PoojaCard',
  component: PoojaCard,
  tags: ['status:new'],
  args: { ...navgraha, badges: <Badge>Video recording</Badge> },
} satisfies Meta<typeof PoojaCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Hindi: Story = narrowHindi(<PoojaCard {...rudraInHindi} />);
