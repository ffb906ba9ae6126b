import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { Badge } from '../badge/index.ts';
import { Link } from '../link/index.ts';
import { SectionHead } from './index.ts';

const meta = {
  title: 'Components/Layout/SectionHead',
  component: SectionHead,
  tags: ['visual'],
  args: { title: 'Our astrologers' },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof SectionHead>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <div>
      <SectionHead title="Title alone" />
      <SectionHead title="With one sentence">Every card shows the price.</SectionHead>
      <SectionHead
        title="With badge and action"
        badge={<Badge tone="info">Sample data</Badge>}
        action={
          <Link href="#all" variant="standalone">
            View all
          </Link>
        }
      >
        Every card shows the price.
      </SectionHead>
      <div lang="hi">
        <SectionHead title="ज्योतिषाचार्यों का मार्गदर्शन" headingLevel={3} space="none">
          हर कार्ड पर शुल्क लिखा है।
        </SectionHead>
      </div>
    </div>
  ),
};
