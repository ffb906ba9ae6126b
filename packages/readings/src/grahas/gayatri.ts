import type { GrahaId } from '@jyoti/jyotish';
import type { ReadingLanguage } from '../language.ts';

/** Gayatri mantras of the nine grahas (traditional; the set that names each by its banner). */
export const GAYATRI_MANTRAS: Readonly<Record<GrahaId, Readonly<Record<ReadingLanguage, string>>>> =
  {
    sun: {
      en: 'Om Ashvadhvajaya vidmahe, Pashahastaya dhimahi, tannah Suryah prachodayat',
      hi: 'ॐ अश्वध्वजाय विद्महे पाशहस्ताय धीमहि तन्नः सूर्यः प्रचोदयात्',
    },
    moon: {
      en: 'Om Padmadhvajaya vidmahe, Hemarupaya dhimahi, tannah Somah prachodayat',
      hi: 'ॐ पद्मध्वजाय विद्महे हेमरूपाय धीमहि तन्नः सोमः प्रचोदयात्',
    },
    mars: {
      en: 'Om Viradhvajaya vidmahe, Vighnahastaya dhimahi, tanno Bhaumah prachodayat',
      hi: 'ॐ वीरध्वजाय विद्महे विघ्नहस्ताय धीमहि तन्नो भौमः प्रचोदयात्',
    },
    mercury: {
      en: 'Om Gajadhvajaya vidmahe, Shukahastaya dhimahi, tanno Budhah prachodayat',
      hi: 'ॐ गजध्वजाय विद्महे शुकहस्ताय धीमहि तन्नो बुधः प्रचोदयात्',
    },
    jupiter: {
      en: 'Om Vrishabhadhvajaya vidmahe, Ghrinihastaya dhimahi, tanno Guruh prachodayat',
      hi: 'ॐ वृषभध्वजाय विद्महे घृणिहस्ताय धीमहि तन्नो गुरुः प्रचोदयात्',
    },
    venus: {
      en: 'Om Ashvadhvajaya vidmahe, Dhanurhastaya dhimahi, tannah Shukrah prachodayat',
      hi: 'ॐ अश्वध्वजाय विद्महे धनुर्हस्ताय धीमहि तन्नः शुक्रः प्रचोदयात्',
    },
    saturn: {
      en: 'Om Kakadhvajaya vidmahe, Khadgahastaya dhimahi, tanno Mandah prachodayat',
      hi: 'ॐ काकध्वजाय विद्महे खड्गहस्ताय धीमहि तन्नो मन्दः प्रचोदयात्',
    },
    rahu: {
      en: 'Om Nakadhvajaya vidmahe, Padmahastaya dhimahi, tanno Rahuh prachodayat',
      hi: 'ॐ नाकध्वजाय विद्महे पद्महस्ताय धीमहि तन्नो राहुः प्रचोदयात्',
    },
    ketu: {
      en: 'Om Ashvadhvajaya vidmahe, Shulahastaya dhimahi, tannah Ketuh prachodayat',
      hi: 'ॐ अश्वध्वजाय विद्महे शूलहस्ताय धीमहि तन्नः केतुः प्रचोदयात्',
    },
  };
