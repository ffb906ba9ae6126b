import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { ImageField } from './index.ts';
import { sampleFile, samplePicture } from './image-field.samples.ts';

const types = ['image/jpeg', 'image/png'];
const chosen = sampleFile('asha.svg');

const meta = {
  title: 'Components/Forms/ImageField',
  component: ImageField,
  tags: ['visual'],
  args: { label: 'Profile image', types },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof ImageField>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'grid', gap: '2rem', maxInlineSize: '28rem' }}>
      <ImageField label="Empty" types={types} maxBytes={5_242_880} optional />
      <ImageField label="Chosen" types={types} value={chosen} />
      <ImageField
        label="In use"
        types={types}
        currentSrc={samplePicture}
        onRemoveCurrent={() => undefined}
        hint="Only you and your astrologer see it."
      />
      <ImageField label="In error" types={types} error="The picture is larger than 5 MB." />
      <ImageField label="Disabled" types={types} disabled />
      <ImageField label="पार्श्वचित्र" types={types} value={chosen} lang="hi" />
    </div>
  ),
};
