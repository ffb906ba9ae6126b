import type { MessagesOf } from '../i18n/index.ts';
import type { yantraArtStrings } from './yantra-art.strings.ts';

export const yantraArtHi: MessagesOf<typeof yantraArtStrings> = {
  names: {
    navgraha: 'नवग्रह यंत्र: नौ आसन, मध्य में सूर्य',
    mrityunjaya: 'मृत्युंजय कुंड: कमल में सीढ़ीदार अग्निकुंड',
    'lakshmi-narayan': 'लक्ष्मी नारायण यंत्र: कमल में आठ कोनों का तारा',
    ganesha: 'गणेश यंत्र: आठ पंखुड़ियों में षट्कोण',
    baglamukhi: 'बगलामुखी यंत्र: षट्कोण और कमल में अधोमुख त्रिकोण',
    rudra: 'रुद्राभिषेक: शिवलिंग के चारों ओर ग्यारह बिल्वपत्र',
  },
  note: 'आदरपूर्वक सरल किया गया चित्र, पूजा के लिए नहीं।',
};
