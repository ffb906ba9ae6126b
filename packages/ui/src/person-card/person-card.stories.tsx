import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../layout/index.ts';
import { PersonCard } from './index.ts';

const meta = {
  title: 'Components/Content/PersonCard',
  component: PersonCard,
  tags: ['status:new'],
  args: {
    name: 'Arjun Rao',
    jobTitle: 'Head of research',
    children: 'Checks every rule of the engine against its source.',
    note: 'MA Sanskrit · 12 years of experience',
  },
} satisfies Meta<typeof PersonCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Arjun Rao' })).toBeVisible();
  },
};

/** In columns narrower than 18rem the portrait is above the words. */
export const Team: Story = {
  render: (args) => (
    <Grid as="ul" minItem="14rem" style={{ maxInlineSize: '50rem' }}>
      <PersonCard {...args} as="li" />
      <PersonCard {...args} as="li" name="Leela Nair" jobTitle="Editor" />
      <PersonCard {...args} as="li" name="Vikram Shah" jobTitle="Priest" />
    </Grid>
  ),
};

/** At 288 px, in Hindi. */
export const Hindi: Story = {
  render: () => (
    <div style={{ inlineSize: '18rem' }} data-testid="narrow" lang="hi">
      <PersonCard name="महालक्ष्मीनारायणस्वामी" jobTitle="ज्योतिषशास्त्रविभागाध्यक्ष" note="12 वर्ष का अनुभव">
        हर नियम को उसके मूल ग्रंथ से मिलाती हैं।
      </PersonCard>
    </div>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByTestId('narrow');
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};
