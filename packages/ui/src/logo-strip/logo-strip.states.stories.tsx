import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { LogoStrip } from './index.ts';

const logo =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 120 32'%3E%3Crect width='120' height='32' rx='6' fill='gray'/%3E%3C/svg%3E";

const meta = {
  title: 'Components/Content/LogoStrip',
  component: LogoStrip,
  tags: ['visual'],
  args: { items: [{ name: 'The Sample Herald' }, { name: 'Example Times', src: logo }] },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof LogoStrip>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1.5rem' }}>
      <LogoStrip {...args} />
      <LogoStrip {...args} size="small" />
      <LogoStrip items={args.items.map((item) => ({ ...item, href: '#press' }))} />
      <LogoStrip lang="hi" items={[{ name: 'दैनिक उदाहरण' }, { name: 'नमूना टाइम्स' }]} />
    </div>
  ),
};
