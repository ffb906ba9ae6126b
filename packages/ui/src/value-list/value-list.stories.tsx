import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Cluster } from '../layout/index.ts';
import { ValueDrawing, valueIcons, ValueList } from './index.ts';
import { values } from './value-list.samples.ts';

const meta = {
  title: 'Components/Data/ValueList',
  component: ValueList,
  subcomponents: { ValueDrawing },
  tags: ['status:new'],
  args: { items: values },
} satisfies Meta<typeof ValueList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};

/** The drawings only. */
export const Drawings: Story = {
  render: () => (
    <Cluster gap="x5">
      {valueIcons.map((icon) => (
        <ValueDrawing key={icon} icon={icon} size={96} />
      ))}
    </Cluster>
  ),
};

/** At 288 px, in Hindi. */
export const Hindi: Story = {
  render: () => (
    <div style={{ inlineSize: '18rem' }} data-testid="narrow" lang="hi">
      <ValueList
        columns={{ base: 1 }}
        items={[
          { icon: 'open-book', title: 'शास्त्रप्रामाण्यनिष्ठा', text: 'हर नियम अपना मूल ग्रंथ बताता है।' },
        ]}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByTestId('narrow');
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};
