import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Badge } from '../badge/index.ts';
import { I18nProvider } from '../i18n/index.ts';
import { Grid } from '../layout/index.ts';
import { ButtonLink } from '../link/index.ts';
import { Price } from '../price/index.ts';
import { PackageCard, PackageChoice, PlanCard } from './index.ts';
import { tiers } from './package-card.samples.ts';
import { hi } from '../messages-hi/index.ts';

const meta = {
  title: 'Components/Services/PackageCard',
  component: PackageCard,
  subcomponents: { PackageChoice, PlanCard },
  tags: ['status:new'],
  args: { ...tiers[0], name: 'package', defaultChecked: true, onValueChange: fn() },
} satisfies Meta<typeof PackageCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /^Standard/ })).toBeChecked();
  },
};

/** The three tiers of a ceremony. */
export const Group: Story = {
  render: (args) => (
    <PackageChoice
      label="Select Your Package"
      options={tiers.map((tier) => ({
        ...tier,
        badge: tier.value === 'premium' && <Badge>Most chosen</Badge>,
      }))}
      defaultValue="standard"
      onValueChange={args.onValueChange}
    />
  ),
};

export const GroupTest: Story = {
  ...Group,
  tags: ['!dev'],
  play: async ({ canvas, userEvent, args }) => {
    // The element that a pointer hits at a line of the card outside the label.
    const { x, y } = canvas.getByText('Priority scheduling').getBoundingClientRect();
    await userEvent.click(document.elementFromPoint(x + 2, y + 2)!);
    await expect(canvas.getByRole('radio', { name: /^Elite/ })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledWith('elite');
  },
};

/** Plans outside a form. */
export const Plans: Story = {
  render: () => (
    <Grid as="ul" minItem="13rem" columns={3}>
      {tiers.map(({ value, label, price, features }) => (
        <PlanCard
          key={value}
          as="li"
          title={label}
          price={<Price {...price} />}
          features={features}
          note="Bought singly its parts cost more."
          action={
            <ButtonLink size="small" href="#ask">
              Ask for {label}
            </ButtonLink>
          }
        />
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ask for Elite' })).toBeVisible();
  },
};

/** At 288 px, in Hindi. */
export const Hindi: Story = {
  render: () => (
    <I18nProvider locale="hi" messages={hi}>
      <div style={{ inlineSize: '18rem' }} data-testid="narrow" lang="hi">
        <PackageCard
          name="hindi"
          value="elite"
          label="महामृत्युंजयजपानुष्ठानसहित सम्पूर्ण"
          price={{ amount: 3900, listPrice: 5200 }}
          features={['प्रधान पुरोहित से तीस मिनट की बातचीत', 'प्रसाद आपके घर तक']}
        />
      </div>
    </I18nProvider>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByTestId('narrow');
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};
