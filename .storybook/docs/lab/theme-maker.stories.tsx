import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { ThemeMaker } from './theme-maker.tsx';

const meta = { title: 'Lab/Theme maker' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * A theme from five colours; or the pairs with too little contrast, with the nearest colour that
 * passes.
 */
export const Maker: Story = { render: () => <ThemeMaker /> };

export const MakerTest: Story = {
  ...Maker,
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const sample = canvas.getByRole('region', { name: 'Your own theme' });
    await expect(getComputedStyle(sample).backgroundColor).toBe('rgb(21, 19, 31)');
    fireEvent.input(canvas.getByLabelText('Pick: Text'), { target: { value: '#5a5866' } });
    await expect(await canvas.findByText(/^text on background has contrast 2\.\d+/)).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: /^Use the nearest text that passes/ }),
    );
    await expect(await canvas.findByRole('region', { name: 'Your own theme' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Design tokens' }));
    const tokens = canvas.getByRole<HTMLTextAreaElement>('textbox', {
      name: 'your-own.tokens.json',
    });
    await expect(tokens.value).toContain('"$type": "color"');
  },
};
