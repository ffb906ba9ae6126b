import type { KitStrings } from '../i18n/index.ts';
import type { YantraId } from './yantra-ids.ts';

interface Messages {
  names: Record<YantraId, string>;
  note: string;
}

export const yantraArtStrings: KitStrings<Messages> = {
  component: 'YantraArt',
  en: {
    names: {
      navgraha: 'Navgraha yantra: nine seats, the Sun in the centre',
      mrityunjaya: 'Mrityunjaya kund: a stepped fire pit in a lotus',
      'lakshmi-narayan': 'Lakshmi Narayan yantra: an eight-pointed star in a lotus',
      ganesha: 'Ganesha yantra: a six-pointed star in eight petals',
      baglamukhi: 'Baglamukhi yantra: a downward triangle in a star and a lotus',
      rudra: 'Rudra Abhishekam: eleven bilva leaves around the linga',
    },
    note: 'A respectful simplification, not for worship.',
  },
  hi: {
    names: {
      navgraha: 'नवग्रह यंत्र: नौ आसन, मध्य में सूर्य',
      mrityunjaya: 'मृत्युंजय कुंड: कमल में सीढ़ीदार अग्निकुंड',
      'lakshmi-narayan': 'लक्ष्मी नारायण यंत्र: कमल में आठ कोनों का तारा',
      ganesha: 'गणेश यंत्र: आठ पंखुड़ियों में षट्कोण',
      baglamukhi: 'बगलामुखी यंत्र: षट्कोण और कमल में अधोमुख त्रिकोण',
      rudra: 'रुद्राभिषेक: शिवलिंग के चारों ओर ग्यारह बिल्वपत्र',
    },
    note: 'आदरपूर्वक सरल किया गया चित्र, पूजा के लिए नहीं।',
  },
};
