import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inEnglish } from '../../test/plays.ts';
import { customSheet, stateSheet } from '../../test/state-sheet.tsx';
import { Logo } from '../logo/index.ts';
import { SampleFooter, sampleColumns, type SampleFooterProps } from './footer.samples.tsx';
import {
  Footer,
  FooterBrand,
  FooterColumn,
  FooterLegal,
  FooterLink,
  FooterMain,
  FooterMark,
  FooterNav,
  FooterSection,
  FooterSocialLink,
  Newsletter,
} from './index.ts';

const meta = {
  title: 'Components/Navigation/Footer',
  component: Footer,
  subcomponents: {
    FooterMain,
    FooterBrand,
    Newsletter,
    FooterNav,
    FooterColumn,
    FooterLink,
    FooterSocialLink,
    FooterSection,
    FooterMark,
    FooterLegal,
  },
  parameters: { layout: 'fullscreen' },
  render: (args) => <SampleFooter {...args} />,
} satisfies Meta<SampleFooterProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onSubscribe: fn(() => Promise.resolve({ ok: true as const })) },
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['!dev'],
  play: inEnglish(async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await userEvent.type(canvas.getByLabelText('Email'), 'meera@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
    await expect(args.onSubscribe).toHaveBeenCalledWith('meera@example.com');
    await expect(await canvas.findByText('Thank you for subscribing.')).toBeVisible();
  }),
};

export const WithoutNewsletter: Story = { args: { newsletter: null } };

/** The server rejects the address: its message is at the input. */
export const Refused: Story = {
  tags: ['!dev'],
  args: {
    onSubscribe: () => Promise.resolve({ error: 'Too many attempts. Please wait a minute.' }),
  },
  play: inEnglish(async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'meera@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
    await expect(await canvas.findByText('Too many attempts. Please wait a minute.')).toBeVisible();
  }),
};

export const FewLinks: Story = {
  args: { columns: sampleColumns.slice(2), full: false },
};

export const Hindi: Story = {
  tags: ['!dev'],
  globals: { language: 'hi' },
  args: {
    lang: 'hi',
    columns: [
      {
        title: 'ज्योति',
        links: [
          ['हमारे बारे में', '/about'],
          ['जन्मकुंडली', '/kundli'],
          ['विंशोत्तरीमहादशांतर्दशाविवरणम्', '/panchang'],
        ],
      },
      {
        title: 'सहायता',
        links: [['संपर्क करें', '/contact']],
        note: 'औसतन 30 मिनट से कम में उत्तर',
      },
    ],
    newsletter: {
      title: 'हर चांद्र मास एक पत्र',
      description: 'हर चांद्र मास के पहले दिन एक शांत पत्र।',
    },
    holder: '© 2026 ज्योति। सर्वाधिकार सुरक्षित।',
    office: 'पंजीकृत कार्यालय: 14 नमूना मार्ग, नई दिल्ली 110001',
  },
};

export const At320Px: Story = {
  tags: ['!dev'],
  parameters: {
    viewport: {
      options: { phone: { name: '320 px', styles: { width: '320px', height: '700px' } } },
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Another product: two columns, payment methods, and no newsletter. */
export const AShop: Story = {
  render: () => (
    <Footer>
      <FooterMain>
        <FooterBrand>
          <Logo name="Ratna Bazaar" />
        </FooterBrand>
        <FooterNav label="Shop">
          <FooterColumn title="Stones" note="Every stone with a certificate">
            <FooterLink href="/ruby">Ruby</FooterLink>
            <FooterLink href="/pearl">Pearl</FooterLink>
          </FooterColumn>
          <FooterColumn title="Orders">
            <FooterLink href="/track">Track an order</FooterLink>
            <FooterLink href="/returns">Returns</FooterLink>
          </FooterColumn>
        </FooterNav>
      </FooterMain>
      <FooterSection title="Ways to pay">
        <FooterMark>UPI</FooterMark>
        <FooterMark detail="From ₹5,000">Instalments</FooterMark>
      </FooterSection>
      <FooterLegal>
        <p>© 2026 Ratna Bazaar</p>
      </FooterLegal>
    </Footer>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('navigation', { name: 'Shop' })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** For the guide: each column is titled by what its links have in common. */
export const NamedColumns: Story = {
  tags: ['!dev'],
  args: {
    newsletter: null,
    full: false,
    columns: sampleColumns.map(({ title, links }) => ({ title, links: links.slice(0, 3) })),
  },
};

/** For the guide, as a "don't": all links under one title. */
export const OneColumn: Story = {
  tags: ['!dev'],
  args: {
    newsletter: null,
    full: false,
    columns: [{ title: 'Links', links: sampleColumns.flatMap(({ links }) => links.slice(0, 3)) }],
  },
};

const LinkOfAFooter = () => (
  <Footer>
    <ul>
      <FooterLink href="#about">About us</FooterLink>
    </ul>
  </Footer>
);

const whole = stateSheet(SampleFooter, {
  props: { columns: sampleColumns.slice(0, 1), full: false },
  samples: {
    full: { columns: sampleColumns, full: true },
    busy: { id: 'busy', onSubscribe: () => new Promise(() => {}) },
    thanks: { id: 'thanks' },
    error: { id: 'error' },
    'without a newsletter': { newsletter: null },
  },
  cell: '100%',
});

const sheet = customSheet(
  whole.render,
  stateSheet(LinkOfAFooter, { states: ['rest', 'hover', 'focus'] }).render,
);

export const AllStates: StoryObj = {
  ...sheet,
  tags: ['!dev'],
  play: async ({ canvasElement, userEvent }) => {
    sheet.play({ canvasElement });
    for (const [id, address] of [
      ['busy', 'meera@example.com'],
      ['thanks', 'meera@example.com'],
      ['error', 'meera@example'],
    ]) {
      const input = canvasElement.querySelector<HTMLInputElement>(`#${id} input`)!;
      await userEvent.type(input, `${address}{Enter}`);
    }
  },
};
