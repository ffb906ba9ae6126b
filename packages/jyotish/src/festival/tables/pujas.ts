import type { NightPujaRule, PujaRule } from '../rule.ts';

/**
 * The hours of festivals and vrats, by their ids. Parts of the day: Dharmasindhu 2 under each festival; the fixed sign of
 * Lakshmi's worship and vijaya muhurta: what almanacs print. Sankrantis have their punya kaal without an entry here.
 */
export const PUJAS: Readonly<Record<string, PujaRule>> = {
  'chaitra-navaratri': { name: 'ghatasthapana', at: 'ten_ghatikas' },
  'rama-navami-at-sunrise': { name: 'puja', at: 'madhyahna' },
  'rama-navami': { name: 'puja', at: 'madhyahna' },
  'akshaya-tritiya': { name: 'puja', at: 'purvahna' },
  'parashurama-jayanti': { name: 'puja', at: 'pradosha' },
  'sita-navami': { name: 'puja', at: 'madhyahna' },
  'narasimha-jayanti': { name: 'puja', at: 'sayahna' },
  'nag-panchami': { name: 'puja', at: 'trimuhurta' },
  'raksha-bandhan': { name: 'rakhi', at: 'day_and_pradosha', clearOfBhadra: true },
  'ashtami-rohini': { name: 'nishita_puja', at: 'nishitha' },
  janmashtami: { name: 'nishita_puja', at: 'nishitha' },
  'hartalika-teej': { name: 'puja', at: 'trimuhurta' },
  'ganesh-chaturthi': { name: 'puja', at: 'madhyahna' },
  'rishi-panchami': { name: 'puja', at: 'madhyahna' },
  'radha-ashtami': { name: 'puja', at: 'madhyahna' },
  'vamana-jayanti': { name: 'puja', at: 'madhyahna' },
  'purnima-shraddha': { name: 'shraddha', at: 'aparahna' },
  'pratipada-shraddha': { name: 'shraddha', at: 'aparahna' },
  'mahalaya-amavasya': { name: 'shraddha', at: 'aparahna' },
  'sharad-navaratri': { name: 'ghatasthapana', at: 'ten_ghatikas' },
  vijayadashami: { name: 'vijaya_muhurta', at: 'vijaya' },
  'sharad-purnima': { name: 'nishita_puja', at: 'nishitha' },
  'karva-chauth': { name: 'moonrise', at: 'moonrise' },
  'ahoi-ashtami': { name: 'puja', at: 'pradosha' },
  'govatsa-dwadashi': { name: 'puja', at: 'pradosha' },
  dhanteras: { name: 'puja', at: 'pradosha', fixedSign: true },
  'naraka-chaturdashi': { name: 'bath', at: 'arunodaya' },
  diwali: { name: 'lakshmi_puja', at: 'pradosha', fixedSign: true },
  'lakshmi-pujan': { name: 'lakshmi_puja', at: 'pradosha', fixedSign: true },
  'kali-puja': { name: 'nishita_puja', at: 'nishitha' },
  'govardhan-puja': { name: 'puja', at: 'trimuhurta' },
  'bhai-dooj': { name: 'tilak', at: 'aparahna' },
  chhath: { name: 'evening_arghya', at: 'sunset' },
  'usha-arghya': { name: 'morning_arghya', at: 'sunrise' },
  'vaikuntha-chaturdashi': { name: 'nishita_puja', at: 'nishitha' },
  'dev-deepawali': { name: 'puja', at: 'pradosha' },
  'dattatreya-jayanti': { name: 'puja', at: 'pradosha' },
  'sakat-chauth': { name: 'moonrise', at: 'moonrise' },
  'ganesha-jayanti': { name: 'puja', at: 'madhyahna' },
  'vasant-panchami': { name: 'puja', at: 'purvahna' },
  'saraswati-puja': { name: 'puja', at: 'purvahna' },
  'ratha-saptami': { name: 'bath', at: 'arunodaya' },
  'bhishma-ashtami': { name: 'shraddha', at: 'madhyahna' },
  'maha-shivaratri': { name: 'nishita_puja', at: 'nishitha' },
  'karthigai-deepam': { name: 'puja', at: 'pradosha' },
  'holika-at-pradosha': { name: 'fire', at: 'pradosha', clearOfBhadra: true },
  'holika-dahan': { name: 'fire', at: 'pradosha', clearOfBhadra: true },
  'vinayaka-chaturthi': { name: 'puja', at: 'madhyahna' },
  'pradosh-shukla': { name: 'puja', at: 'pradosha' },
  'pradosh-krishna': { name: 'puja', at: 'pradosha' },
  'purnima-vrat': { name: 'moonrise', at: 'moonrise' },
  'sankashti-chaturthi': { name: 'moonrise', at: 'moonrise' },
  'masik-shivaratri': { name: 'nishita_puja', at: 'nishitha' },
  'darsha-amavasya': { name: 'shraddha', at: 'aparahna' },
};

/**
 * Further hours of a festival, besides that in `PUJAS`: the four watches of Shivaratri's night, each with its worship (Dharmasindhu 2),
 * and the worship of Karva Chauth, a tenth of the night from sunset (almanacs), before the Moon rises.
 */
export const NIGHT_PUJAS: Readonly<Record<string, readonly NightPujaRule[]>> = {
  'maha-shivaratri': [
    { name: 'prahara_1', from: 0, to: 1 / 4 },
    { name: 'prahara_2', from: 1 / 4, to: 1 / 2 },
    { name: 'prahara_3', from: 1 / 2, to: 3 / 4 },
    { name: 'prahara_4', from: 3 / 4, to: 1 },
  ],
  'karva-chauth': [{ name: 'puja', from: 0, to: 1 / 10 }],
};
