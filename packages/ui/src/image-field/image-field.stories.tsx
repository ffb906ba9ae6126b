import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { inWidth } from '../../test/in-width.tsx';
import { inEnglish } from '../../test/plays.ts';
import { stateSheet } from '../../test/state-sheet.tsx';
import { sampleFile, samplePicture } from './image-field.samples.ts';
import { ImageField } from './index.ts';

const meta = {
  title: 'Components/Forms/ImageField',
  excludeStories: /Example$/,
  component: ImageField,
  args: {
    label: 'Profile image',
    name: 'profileImage',
    types: ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/svg+xml'],
    maxBytes: 5 * 1024 * 1024,
    optional: true,
    onValueChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '28rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ImageField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A chosen picture is previewed before it is submitted, and can be removed. */
export const ChosenAndRemoved: Story = {
  tags: ['!dev'],
  play: inEnglish(async ({ canvas, userEvent, args }) => {
    const input = canvas.getByLabelText<HTMLInputElement>(/^Profile image/);
    await userEvent.upload(input, sampleFile('asha.svg'));
    const preview = canvas.getByRole<HTMLImageElement>('img', { name: 'Preview of asha.svg' });
    await waitFor(() => expect(preview.naturalWidth).toBeGreaterThan(0));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: Profile image' }));
    await expect(preview).not.toBeInTheDocument();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(input).toHaveFocus();
  }),
};

export const WithAPictureInUse: Story = {
  args: { currentSrc: samplePicture, onRemoveCurrent: fn() },
};

/** A file that only claims to be a picture. */
export const Disguised: Story = {
  tags: ['!dev'],
  play: inEnglish(async ({ canvas, userEvent }) => {
    const disguised = new File(['not a picture'], 'asha.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText(/^Profile image/), disguised);
    await expect(await canvas.findByText('We can’t show this file as a picture.')).toBeVisible();
  }),
};

/** At 320 px a long file name breaks. */
export const LongFileName: Story = {
  tags: ['!dev'],
  args: { value: sampleFile('मेरी_सबसे_अच्छी_तस्वीर_जयपुर_यात्रा_2019_अन्तिम_सम्पादित_प्रति.svg') },
  decorators: [inWidth('18rem')],
  play: async ({ canvasElement }) => {
    const field = canvasElement.querySelector('[data-part="field"]')!;
    await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
  },
};

const chosen = sampleFile('asha.svg');

export const AllStates = stateSheet(ImageField, {
  props: { label: 'Profile image', types: ['image/jpeg', 'image/png'] },
  states: ['rest', 'hover', 'focus', 'pressed', 'disabled', 'error', { chosen: { value: chosen } }],
  samples: {
    'in use': {
      currentSrc: samplePicture,
      onRemoveCurrent: () => undefined,
      hint: 'Only you and your astrologer see it.',
    },
    optional: { maxBytes: 5_242_880, optional: true },
  },
  hindi: { label: 'पार्श्वचित्र', value: chosen },
  cell: '18rem',
});

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="#d9c9a0"/><circle cx="48" cy="38" r="16" fill="#7a4b2a"/><path d="M16 96c0-22 14-34 32-34s32 12 32 34z" fill="#23417c"/></svg>';

const portrait = `data:image/svg+xml,${encodeURIComponent(drawing)}`;

const types = ['image/jpeg', 'image/png'];

/** Do: A picture in use can be removed as well as replaced. */
export function CanBeRemovedExample() {
  const [current, setCurrent] = useState<string | undefined>(portrait);
  return (
    <ImageField
      label="Profile image"
      types={types}
      maxBytes={5 * 1024 * 1024}
      {...(current && { currentSrc: current })}
      onRemoveCurrent={() => setCurrent(undefined)}
    />
  );
}

/** Don’t: Without `onRemoveCurrent` a picture can be replaced, but never taken away. */
export const CannotBeRemovedExample = () => (
  <ImageField
    label="Profile image"
    types={types}
    maxBytes={5 * 1024 * 1024}
    currentSrc={portrait}
  />
);
