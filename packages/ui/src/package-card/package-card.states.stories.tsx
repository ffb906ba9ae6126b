import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { Badge } from '../badge/index.ts';
import { I18nProvider } from '../i18n/index.ts';
import { PackageCard, PlanCard } from './index.ts';
import { tiers } from './package-card.samples.ts';
import { hi } from '../messages-hi/index.ts';

const meta = {
  title: 'Components/Services/PackageCard',
  component: PackageCard,
  tags: ['visual'],
  args: { ...tiers[0], name: 'package' },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof PackageCard>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <div
      style={{
        display: 'grid',
        gap: '0.75rem',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
      }}
    >
      <PackageCard {...tiers[0]} name="states" defaultChecked />
      <PackageCard {...tiers[1]} name="states" badge={<Badge>Most chosen</Badge>} />
      <PackageCard {...tiers[2]} name="states" disabled />
      <PackageCard label="Bare" value="bare" name="states" price={{ amount: 900 }} features={[]} />
      <PlanCard title="Plan" price="Varies" features={tiers[0].features} note="A note." />
      <I18nProvider locale="hi" messages={hi}>
        <PackageCard
          name="states"
          value="hindi"
          label="महामृत्युंजयजप सम्पूर्ण"
          price={{ amount: 3900, listPrice: 5200 }}
          features={['प्रधान पुरोहित से तीस मिनट की बातचीत', 'प्रसाद आपके घर तक']}
        />
      </I18nProvider>
    </div>
  ),
};
