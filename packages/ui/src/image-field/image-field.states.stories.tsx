import { stateSheet } from '../../test/state-sheet.tsx';
import { sampleFile, samplePicture } from './image-field.samples.ts';
import { ImageField } from './index.ts';

const chosen = sampleFile('asha.svg');

export default { title: 'Components/Forms/ImageField', tags: ['visual'] };

export const AllStates = stateSheet(ImageField, {
  props: { label: 'Profile image', types: ['image/jpeg', 'image/png'] },
  states: ['rest', 'hover', 'focus', 'disabled', 'error', { chosen: { value: chosen } }],
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
