import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, waitFor } from 'storybook/test';
import { customSheet } from '../../../test/state-sheet.tsx';
import { Button } from '../../button/index.ts';
import { Stack } from '../../layout/index.ts';
import { Confirmation } from './index.ts';

const meta = {
  title: 'Recipes/Forms/Confirmation',
  excludeStories: /Example$/,
  component: Confirmation,
  args: {
    title: 'We have your message',
    headingLevel: 2,
    reference: { label: 'Ticket number', value: 'JY-48213' },
    children: 'We answer to arjun@example.in within two working days.',
    action: <Button>Write another message</Button>,
  },
} satisfies Meta<typeof Confirmation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveFocus());
  },
};

export const LongHindiWords: Story = {
  tags: ['!dev'],
  args: {
    title: 'आपका परामर्श-अनुरोध सफलतापूर्वक प्राप्त हुआ',
    reference: { label: 'टिकट संख्या', value: 'JY-48213-PARAMARSH-ANURODH-2026' },
    children: 'हम दो कार्यदिवसों में उत्तर देंगे।',
    action: <Button>एक और संदेश लिखें</Button>,
  },
  render: (args) => (
    <div lang="hi" style={{ inlineSize: '288px' }}>
      <Confirmation {...args} />
    </div>
  ),
};

const args: ComponentProps<typeof Confirmation> = {
  title: 'We have your message',
  children: 'We answer within two working days.',
};

export const AllStates = customSheet(() => (
  <Stack gap="x5">
    <Confirmation
      {...args}
      headingLevel={2}
      reference={{ label: 'Ticket number', value: 'JY-48213' }}
      action={<Button>Write another message</Button>}
    />
    <Confirmation {...args} headingLevel={2} />
  </Stack>
));

/** Do: What happened, a number to ask about it, and when the answer comes. */
export const SaysWhatIsNextExample = () => (
  <Confirmation
    title="We have your message"
    headingLevel={4}
    reference={{ label: 'Ticket number', value: 'JY-48213' }}
  >
    We will answer to arjun@example.in within two working days.
  </Confirmation>
);

/** Don’t: “Success!” doesn’t say what succeeded, or what will happen next. */
export const SaysThanksExample = () => (
  <Confirmation title="Success!" headingLevel={4}>
    Thank you for contacting us.
  </Confirmation>
);
