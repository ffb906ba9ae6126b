import type { MessagesOf } from '../i18n/index.ts';
import type { numberFieldStrings } from './number-field.strings.ts';

export const numberFieldHi: MessagesOf<typeof numberFieldStrings> = {
  more: (label) => `${label}: बढ़ाएँ`,
  less: (label) => `${label}: घटाएँ`,
  format: 'कृपया कोई संख्या लिखें',
  decimals: (most) => (most === 0 ? 'कृपया पूर्ण संख्या लिखें' : `दशमलव के बाद अधिकतम ${most} अंक`),
  range: (min, max) => {
    if (min === undefined) return `अधिकतम ${max}`;
    return max === undefined ? `कम से कम ${min}` : `${min} से ${max} तक`;
  },
};
