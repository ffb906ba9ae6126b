import type { NumerologyCategory } from '@jyoti/contract';

export const numberTitlesHi: Readonly<Record<NumerologyCategory, string>> = {
  destiny: 'भाग्य का अंक',
  personality: 'व्यक्तित्व का अंक',
  attitude: 'स्वभाव का अंक',
  character: 'चरित्र का अंक',
  soul: 'अंतर्मन का अंक',
  agenda: 'छिपे उद्देश्य का अंक',
  purpose: 'जीवन के प्रयोजन का अंक',
};
