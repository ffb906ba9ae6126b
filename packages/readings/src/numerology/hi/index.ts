import type { NumerologyTexts } from '../numerology.types.ts';
import { agendaHi } from './agenda.ts';
import { attitudeHi } from './attitude.ts';
import { characterHi } from './character.ts';
import { destinyHi } from './destiny.ts';
import { bhagyankHi, moolankHi } from './indian.ts';
import { personalityHi } from './personality.ts';
import { purposeHi } from './purpose.ts';
import { soulHi } from './soul.ts';

export const numerologyHi: NumerologyTexts = {
  meanings: {
    destiny:
      'भाग्य का अंक जन्म के महीने, दिन और वर्ष का जोड़ है। यह बताता है कि जीवन में आपके सामने प्रायः कैसी परिस्थितियाँ आती हैं।',
    personality: 'व्यक्तित्व का अंक आपके जन्म की तारीख़ है। यह बताता है कि आप दूसरों को कैसे लगते हैं।',
    attitude:
      'स्वभाव का अंक दिन और महीने के अंकों का जोड़ है। यह बताता है कि सामने जो आए, उस पर आपकी पहली प्रतिक्रिया कैसी होती है।',
    character: 'चरित्र का अंक नाम के सभी अक्षरों का जोड़ है। यह बताता है कि आप काम किस ढंग से करते हैं।',
    soul: 'अंतर्मन का अंक नाम के स्वरों का जोड़ है। यह बताता है कि जब कोई देख न रहा हो, तब आप क्या चाहते हैं।',
    agenda: 'छिपे उद्देश्य का अंक नाम के व्यंजनों का जोड़ है। यह उस योजना के बारे में है जिसे आप अपने तक रखते हैं।',
    purpose:
      'जीवन के प्रयोजन का अंक भाग्य और चरित्र के अंकों का जोड़ है। यह बताता है कि आप यहाँ किस लिए हो सकते हैं।',
  },
  descriptions: {
    destiny: destinyHi,
    personality: personalityHi,
    attitude: attitudeHi,
    character: characterHi,
    soul: soulHi,
    agenda: agendaHi,
    purpose: purposeHi,
  },
  indian: { moolank: moolankHi, bhagyank: bhagyankHi },
  missing: {
    no_letters:
      'नाम का कोई अक्षर अंग्रेज़ी वर्णमाला में नहीं पढ़ा जा सका, इसलिए जोड़ने को कुछ नहीं है। यह अंक पाने के लिए नाम अंग्रेज़ी अक्षरों या देवनागरी में लिखें।',
    no_vowels: 'जैसा नाम लिखा है, उसमें कोई स्वर नहीं है, इसलिए यह अंक नहीं जोड़ा जा सकता।',
    no_consonants: 'जैसा नाम लिखा है, उसमें कोई व्यंजन नहीं है, इसलिए यह अंक नहीं जोड़ा जा सकता।',
  },
  notices: {
    transliterated:
      'हमने नाम को {name} मानकर गिना: अंक केवल अंग्रेज़ी अक्षरों के होते हैं, इसलिए उनके ऊपर के चिह्न छोड़ दिए जाते हैं और देवनागरी ध्वनि के अनुसार लिखी जाती है। दूसरी वर्तनी से दूसरे अंक मिलते हैं।',
    ignored: 'इन चिह्नों का कोई अंक नहीं है, इसलिए ये छोड़ दिए गए: {characters}।',
  },
};
