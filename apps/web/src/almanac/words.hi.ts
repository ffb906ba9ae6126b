import type { en } from './words.en.ts';

export const hi: typeof en = {
  place: (place) => `${place} का कैलेंडर`,
  coordinates: (latitude, longitude) =>
    `${Math.abs(latitude).toFixed(2)}° ${latitude < 0 ? 'द' : 'उ'}, ${Math.abs(longitude).toFixed(2)}° ${longitude < 0 ? 'प' : 'पू'}`,
  years: 'दूसरे वर्ष',
  before: 'पिछला वर्ष',
  after: 'अगला वर्ष',
  thisYear: 'यह वर्ष',
  region: {
    label: 'क्षेत्र',
    hint: 'पूरे देश के और इस क्षेत्र के पर्व दिखते हैं।',
    all: 'पूरा भारत',
    names: {
      north: 'उत्तर भारत',
      punjab: 'पंजाब',
      rajasthan: 'राजस्थान',
      bihar: 'बिहार और पूर्वी उत्तर प्रदेश',
      bengal: 'बंगाल',
      odisha: 'ओडिशा',
      assam: 'असम',
      gujarat: 'गुजरात',
      maharashtra: 'महाराष्ट्र',
      karnataka: 'कर्नाटक',
      andhra: 'आंध्र प्रदेश और तेलंगाना',
      tamil: 'तमिलनाडु',
      kerala: 'केरल',
    },
  },
  changePlace: {
    label: 'स्थान बदलें',
    field: 'स्थान',
    hint: 'तारीख़ें और समय उस स्थान के सूर्योदय पर निर्भर हैं।',
    notChosen: 'सूची से कोई स्थान चुनें।',
  },
  wrongAddress: 'इस पते का वर्ष या स्थान मौजूद नहीं है। इसलिए आपको यह वर्ष दिख रहा है।',
};
