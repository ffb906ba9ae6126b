import { folded } from './fold.ts';

/**
 * Names of states and countries: the name in the data, then alternatives (former names, short forms, Hindi). The first in
 * Devanagari is the display name in Hindi.
 */
export const regionNames: readonly (readonly [string, ...string[]])[] = [
  ['Andaman and Nicobar Islands', 'अंडमान और निकोबार द्वीपसमूह'],
  ['Andhra Pradesh', 'AP', 'आंध्र प्रदेश'],
  ['Arunachal Pradesh', 'अरुणाचल प्रदेश'],
  ['Assam', 'Asam', 'असम'],
  ['Bihar', 'बिहार'],
  ['Chandigarh', 'चंडीगढ़'],
  ['Chhattisgarh', 'Chattisgarh', 'Chhatisgarh', 'Chattishgarh', 'छत्तीसगढ़'],
  ['Dadra and Nagar Haveli and Daman and Diu', 'दादरा और नगर हवेली और दमन और दीव'],
  ['Delhi', 'दिल्ली'],
  ['Goa', 'गोवा'],
  ['Gujarat', 'Gujrat', 'गुजरात'],
  ['Haryana', 'Hariyana', 'हरियाणा'],
  ['Himachal Pradesh', 'HP', 'Himachal', 'हिमाचल प्रदेश'],
  ['Jammu and Kashmir', 'JK', 'J&K', 'Kashmir', 'जम्मू और कश्मीर', 'जम्मू कश्मीर'],
  ['Jharkhand', 'Jharkand', 'झारखंड', 'झारखण्ड'],
  ['Karnataka', 'Karnatak', 'कर्नाटक'],
  ['Kerala', 'Keralam', 'केरल'],
  ['Ladakh', 'लद्दाख'],
  ['Lakshadweep', 'लक्षद्वीप'],
  ['Madhya Pradesh', 'MP', 'Madhyapradesh', 'मध्य प्रदेश'],
  ['Maharashtra', 'MH', 'Maharastra', 'महाराष्ट्र'],
  ['Manipur', 'मणिपुर'],
  ['Meghalaya', 'मेघालय'],
  ['Mizoram', 'मिज़ोरम', 'मिजोरम'],
  ['Nagaland', 'नागालैंड'],
  ['Odisha', 'Orissa', 'Odissa', 'Orrisa', 'Udisa', 'ओडिशा', 'उड़ीसा', 'ओड़िशा'],
  ['Puducherry', 'पुदुच्चेरी'],
  ['Punjab', 'Panjab', 'पंजाब'],
  ['Rajasthan', 'Rajsthan', 'राजस्थान'],
  ['Sikkim', 'सिक्किम'],
  ['Tamil Nadu', 'TN', 'Tamilnadu', 'Tamilnad', 'तमिलनाडु', 'तमिल नाडु'],
  ['Telangana', 'Telengana', 'तेलंगाना'],
  ['Tripura', 'त्रिपुरा'],
  ['Uttar Pradesh', 'UP', 'Uttarpradesh', 'उत्तर प्रदेश', 'यूपी'],
  ['Uttarakhand', 'Uttaranchal', 'Uttrakhand', 'उत्तराखंड', 'उत्तराखण्ड'],
  ['West Bengal', 'WB', 'Bengal', 'Paschim Banga', 'पश्चिम बंगाल', 'बंगाल'],
  ['India', 'Bharat', 'भारत', 'Hindustan'],
  ['United States', 'USA', 'US', 'America'],
  ['United Kingdom', 'UK', 'Britain'],
  ['United Arab Emirates', 'UAE'],
  ['Nepal', 'नेपाल'],
  ['Bangladesh', 'बांग्लादेश'],
  ['Pakistan', 'पाकिस्तान'],
  ['Sri Lanka', 'Ceylon', 'श्रीलंका'],
  ['Myanmar (Burma)', 'Burma', 'Myanmar'],
];

const known = new Map(
  regionNames.flatMap(([name, ...others]) =>
    [name, ...others].map((each) => [folded(each), folded(name)]),
  ),
);

/** The name of a state or country in the data, folded; null if the text is none of its names. */
export function regionCalled(foldedText: string): string | null {
  return known.get(foldedText) ?? null;
}
