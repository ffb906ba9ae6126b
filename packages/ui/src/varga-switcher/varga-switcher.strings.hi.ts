import type { MessagesOf } from '../i18n/index.ts';
import type { vargaSwitcherStrings } from './varga-switcher.strings.ts';

export const vargaSwitcherHi: MessagesOf<typeof vargaSwitcherStrings> = {
  choose: 'वर्ग कुंडली',
  readFor: 'किसके लिए देखी जाती है:',
  vargas: {
    D1: { name: 'राशि', readFor: 'शरीर और पूरा जीवन' },
    D2: { name: 'होरा', readFor: 'धन' },
    D3: { name: 'द्रेष्काण', readFor: 'भाई-बहन' },
    D4: { name: 'चतुर्थांश', readFor: 'भाग्य, घर और भूमि' },
    D7: { name: 'सप्तांश', readFor: 'संतान और नाती-पोते' },
    D9: { name: 'नवांश', readFor: 'विवाह और जीवनसाथी' },
    D10: { name: 'दशांश', readFor: 'काम और प्रतिष्ठा' },
    D12: { name: 'द्वादशांश', readFor: 'माता-पिता' },
    D16: { name: 'षोडशांश', readFor: 'वाहन और उनका सुख' },
    D20: { name: 'विंशांश', readFor: 'उपासना' },
    D24: { name: 'चतुर्विंशांश', readFor: 'विद्या' },
    D27: { name: 'भांश', readFor: 'बल और दुर्बलता' },
    D30: { name: 'त्रिंशांश', readFor: 'कष्ट' },
    D40: { name: 'खवेदांश', readFor: 'शुभ और अशुभ फल' },
    D45: { name: 'अक्षवेदांश', readFor: 'सभी विषय' },
    D60: { name: 'षष्ट्यंश', readFor: 'सभी विषय; जन्म का ठीक समय चाहिए' },
  },
};
