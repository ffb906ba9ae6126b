import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { customSheet } from '../../../test/state-sheet.tsx';
import { Badge } from '../../badge/index.ts';
import { I18nProvider } from '../../i18n/index.ts';
import { Grid } from '../../layout/index.ts';
import { ButtonLink } from '../../link/index.ts';
import { hi } from '../../messages-hi/index.ts';
import { Price } from '../../price/index.ts';
import { PackageChoice, PlanCard } from './index.ts';

/** Three sample tiers, plainly invented. */
export const tiers = [
  {
    value: 'standard',
    label: 'Standard',
    price: { amount: 1500, listPrice: 2100 },
    features: ['Full ceremony recording', 'Basic blessed items'],
  },
  {
    value: 'premium',
    label: 'Premium',
    price: { amount: 2400, listPrice: 3200 },
    features: ['All of Standard', 'Live connecting call', '15 minutes with the priest'],
  },
  {
    value: 'elite',
    label: 'Elite',
    price: { amount: 3900, listPrice: 5200 },
    features: ['Full personalisation', 'Priority scheduling'],
  },
];

const meta = {
  title: 'Recipes/Services/PackageChoice',
  excludeStories: /Example$|^[a-z]/,
  component: PackageChoice,
  subcomponents: { PlanCard },
  args: {
    label: 'Select Your Package',
    options: tiers.map((tier) => ({
      ...tier,
      badge: tier.value === 'premium' && <Badge>Most chosen</Badge>,
    })),
    defaultValue: 'standard',
    onValueChange: fn(),
  },
} satisfies Meta<typeof PackageChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DefaultTest: Story = {
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
};

export const AllStates = customSheet(() => (
  <Grid minItem="100%">
    <PackageChoice label="Chosen" options={tiers} defaultValue="premium" />
    <PackageChoice label="Disabled" options={tiers.map((tier) => ({ ...tier, disabled: true }))} />
    <I18nProvider locale="hi" messages={hi}>
      <PackageChoice
        label="पैकेज"
        options={[
          {
            value: 'elite',
            label: 'सम्पूर्ण',
            price: { amount: 3900 },
            features: ['प्रसाद आपके घर तक'],
          },
        ]}
      />
    </I18nProvider>
  </Grid>
));

const standard = {
  value: 'standard',
  label: 'Standard',
  price: { amount: 1500 },
  features: ['Recording of the whole puja', 'Prasad by post', 'Ten minutes of questions'],
};

const premium = { value: 'premium', label: 'Premium', price: { amount: 2400 } };

/** Do: Premium says what it adds. The difference is easy to see. */
export const OnlyWhatIsMoreExample = () => (
  <PackageChoice
    label="Package for the puja"
    defaultValue="standard"
    options={[
      standard,
      { ...premium, features: ['All of Standard', 'Live video call', 'Your own sankalp'] },
    ]}
  />
);

/** Don’t: Premium repeats all lines of Standard. */
export const EverythingAgainExample = () => (
  <PackageChoice
    label="Package for the ceremony"
    defaultValue="standard"
    options={[
      standard,
      { ...premium, features: [...standard.features, 'Live video call', 'Your own sankalp'] },
    ]}
  />
);
