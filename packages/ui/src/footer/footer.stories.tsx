import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Footer } from './index.ts';
import { sampleFooter } from './footer.samples.ts';

const meta = {
  title: 'Components/Footer',
  component: Footer,
  tags: ['status:ready'],
  parameters: { layout: 'fullscreen' },
  args: sampleFooter,
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onSubscribe: fn(() => Promise.resolve({ ok: true as const })) },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await userEvent.type(canvas.getByLabelText('Email address'), 'meera@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
    await expect(args.onSubscribe).toHaveBeenCalledWith('meera@example.com');
    await expect(await canvas.findByText('Thank you for subscribing.')).toBeVisible();
  },
};

export const WithoutNewsletter: Story = { args: { newsletter: undefined } };

/** The address is refused by the server: its sentence stands at the input. */
export const Refused: Story = {
  args: {
    onSubscribe: () => Promise.resolve({ error: 'Too many attempts. Please wait a minute.' }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email address'), 'meera@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
    await expect(await canvas.findByText('Too many attempts. Please wait a minute.')).toBeVisible();
  },
};

export const FewLinks: Story = {
  args: { columns: sampleFooter.columns.slice(2), social: [], accreditations: [] },
};

export const Hindi: Story = {
  globals: { language: 'hi' },
  args: {
    lang: 'hi',
    columns: [
      {
        id: 1,
        title: 'ज्योति',
        links: [
          { title: 'हमारे बारे में', path: '/about' },
          { title: 'जन्मकुंडली', path: '/kundli' },
          { title: 'विंशोत्तरीमहादशांतर्दशाविवरणम्', path: '/panchang' },
        ],
      },
      {
        id: 2,
        title: 'सहायता',
        links: [{ title: 'संपर्क करें', path: '/contact' }],
        note: 'औसतन 30 मिनट से कम में उत्तर',
      },
    ],
    newsletter: {
      title: 'हर चांद्र मास एक पत्र',
      description: 'हर चांद्र मास के पहले दिन एक शांत पत्र।',
    },
    holder: 'ज्योति',
    registeredOffice: '14 नमूना मार्ग, नई दिल्ली 110001',
  },
};

export const At320Px: Story = {
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
