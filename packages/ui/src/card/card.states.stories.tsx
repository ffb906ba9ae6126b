import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { Card, Folio } from './index.ts';

const meta = {
  title: 'Components/Layout/Card',
  component: Card,
  tags: ['visual'],
  args: { children: 'Simha' },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof Card>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <div
      style={{
        display: 'grid',
        gap: '1.5rem',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
      }}
    >
      <Card>Simha, the lion: Leo 12°06′.</Card>
      <Card padding="none">Without padding</Card>
      <Folio>
        <h3 style={{ marginBlockStart: 0 }}>Your nine periods</h3>
        Ruled twice, like a palm-leaf page.
      </Folio>
      <Card lang="hi">विशाखा नक्षत्र, द्वितीय चरण, स्वामी बृहस्पति।</Card>
      <Folio lang="hi">बुध की महादशा जनवरी २०४१ तक है।</Folio>
    </div>
  ),
};
