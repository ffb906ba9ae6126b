import type { MessagesOf } from '../i18n/index.ts';
import type { imageFieldStrings } from './image-field.strings.ts';

export const imageFieldHi: MessagesOf<typeof imageFieldStrings> = {
  choose: 'चित्र चुनें',
  change: 'दूसरा चित्र चुनें',
  remove: 'हटाएँ',
  removeOf: (label) => `हटाएँ: ${label}`,
  preview: (fileName) => `${fileName} का पूर्वावलोकन`,
  current: 'अभी लगा हुआ चित्र',
  noPreview: 'यह फ़ाइल चित्र के रूप में नहीं दिखाई जा सकती।',
  accepts: (types, size) => (size ? `${types}, अधिकतम ${size}` : types),
  megabytes: (count) => `${count} एमबी`,
  chosen: (fileName) => `चुना गया: ${fileName}`,
  removed: 'चित्र हटाया गया',
};
