import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inEnglish } from '../../test/plays.ts';
import { I18nProvider } from '../i18n/index.ts';
import { GrahaPicker } from './index.ts';
import { hi } from '../messages-hi/index.ts';

const meta = {
  title: 'Components/Forms/GrahaPicker',
  component: GrahaPicker,
  tags: ['status:new'],
  args: { label: 'Planet', onValueChange: fn() },
} satisfies Meta<typeof GrahaPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Which graha a report describes. */
export const Default: Story = {};

export const DefaultTest: Story = {
  ...Default,
  tags: ['!dev'],
  play: inEnglish(async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Mars'));
    await expect(canvas.getByRole('radio', { name: 'Mars' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('mercury');
  }),
};

/** Without the nodes: the seven of the Ashtakavarga. */
export const SevenGrahas: Story = {
  args: {
    options: ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'],
    defaultValue: 'jupiter',
  },
};

/** At 288 px, in Hindi. */
export const Hindi: Story = {
  render: (args) => (
    <I18nProvider locale="hi" messages={hi}>
      <div lang="hi" style={{ inlineSize: '288px' }}>
        <GrahaPicker {...args} label="ग्रह" />
      </div>
    </I18nProvider>
  ),
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = canvas.getByRole('radiogroup');
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
