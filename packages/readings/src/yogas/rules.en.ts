import type { YogaRuleTexts } from './yogas.types.ts';

/** What each yoga requires. */
export const rulesEn: YogaRuleTexts = {
  ruchaka: 'Mars is exalted or in its own sign in a kendra.',
  bhadra: 'Mercury is exalted or in its own sign in a kendra.',
  hamsa: 'Jupiter is exalted or in its own sign in a kendra.',
  malavya: 'Venus is exalted or in its own sign in a kendra.',
  shasha: 'Saturn is exalted or in its own sign in a kendra.',
  rajju: 'All seven planets are in movable signs.',
  musala: 'All seven planets are in fixed signs.',
  nala: 'All seven planets are in dual signs.',
  mala: 'Mercury, Jupiter and Venus are in three kendras; the Sun, Mars and Saturn are in none.',
  sarpa: 'The Sun, Mars and Saturn are in three kendras; Mercury, Jupiter and Venus are in none.',
  gada: 'The seven planets fill two neighbouring kendras.',
  'shakata-nabhasa': 'The seven planets fill houses 1 and 7.',
  vihaga: 'The seven planets fill houses 4 and 10.',
  shringataka: 'The seven planets fill houses 1, 5 and 9.',
  hala: 'The seven planets fill houses 2, 6 and 10, or 3, 7 and 11, or 4, 8 and 12.',
  vajra:
    'The seven planets fill the kendras: the Moon, Mercury, Jupiter and Venus houses 1 and 7; the Sun, Mars and Saturn houses 4 and 10.',
  yava: 'The seven planets fill the kendras: the Moon, Mercury, Jupiter and Venus houses 4 and 10; the Sun, Mars and Saturn houses 1 and 7.',
  kamala: 'The seven planets fill all four kendras.',
  vapi: 'All seven planets are in houses 2, 5, 8 and 11, or all in 3, 6, 9 and 12.',
  yupa: 'The seven planets fill houses 1 to 4.',
  shara: 'The seven planets fill houses 4 to 7.',
  shakti: 'The seven planets fill houses 7 to 10.',
  danda: 'The seven planets fill houses 10 to 1.',
  nauka: 'The seven planets fill houses 1 to 7.',
  kuta: 'The seven planets fill houses 4 to 10.',
  chhatra: 'The seven planets fill houses 7 to 1.',
  chapa: 'The seven planets fill houses 10 to 4.',
  ardhachandra: 'The seven planets fill seven houses in a row, starting outside a kendra.',
  chakra: 'The seven planets fill houses 1, 3, 5, 7, 9 and 11.',
  samudra: 'The seven planets fill houses 2, 4, 6, 8, 10 and 12.',
  gola: 'The seven planets are in one sign.',
  yuga: 'The seven planets are in two signs.',
  shula: 'The seven planets are in three signs.',
  kedara: 'The seven planets are in four signs.',
  pasha: 'The seven planets are in five signs.',
  damini: 'The seven planets are in six signs.',
  vina: 'The seven planets are in seven signs.',
  'lagna-malika': 'The seven planets fill seven houses in a row, from house 1 to 7.',
  'dhana-malika': 'The seven planets fill seven houses in a row, from house 2 to 8.',
  'vikrama-malika': 'The seven planets fill seven houses in a row, from house 3 to 9.',
  'sukha-malika': 'The seven planets fill seven houses in a row, from house 4 to 10.',
  'putra-malika': 'The seven planets fill seven houses in a row, from house 5 to 11.',
  'shatru-malika': 'The seven planets fill seven houses in a row, from house 6 to 12.',
  'kalatra-malika': 'The seven planets fill seven houses in a row, from house 7 to 1.',
  'randhra-malika': 'The seven planets fill seven houses in a row, from house 8 to 2.',
  'bhagya-malika': 'The seven planets fill seven houses in a row, from house 9 to 3.',
  'karma-malika': 'The seven planets fill seven houses in a row, from house 10 to 4.',
  'labha-malika': 'The seven planets fill seven houses in a row, from house 11 to 5.',
  'vyaya-malika': 'The seven planets fill seven houses in a row, from house 12 to 6.',
  sunapha:
    'Mars, Mercury, Jupiter, Venus or Saturn is in the second house from the Moon, and none of them in the twelfth.',
  anapha:
    'Mars, Mercury, Jupiter, Venus or Saturn is in the twelfth house from the Moon, and none of them in the second.',
  durudhara:
    'Of Mars, Mercury, Jupiter, Venus and Saturn there are some in the second and some in the twelfth house from the Moon.',
  kemadruma:
    'Mars, Mercury, Jupiter, Venus and Saturn are all absent from the second and twelfth houses from the Moon.',
  chandradhi:
    'Mercury, Jupiter and Venus are in the sixth, seventh and eighth houses from the Moon.',
  gajakesari: 'Jupiter is in a kendra from the Moon.',
  shakata: 'The Moon is in the sixth, eighth or twelfth house from Jupiter.',
  adhama: 'The Moon is in a kendra from the Sun.',
  sama: 'The Moon is in the second, fifth, eighth or eleventh house from the Sun.',
  varishtha: 'The Moon is in the third, sixth, ninth or twelfth house from the Sun.',
  'chandra-mangala': 'The Moon and Mars are in one sign.',
  vasumati:
    'Mercury, Jupiter and Venus are in upachaya houses (3, 6, 10, 11) from the Moon or from the ascendant.',
  amala: 'A benefic and no malefic is in the tenth house from the ascendant or from the Moon.',
  pushkala:
    "The lord of the Moon's sign is with the lord of house 1, in a kendra or in the sign of a great friend, and aspects house 1, where a strong planet is.",
  'mahabhagya-purusha': 'A male birth is by day, with ascendant, Sun and Moon in odd signs.',
  'mahabhagya-stri': 'A female birth is by night, with ascendant, Sun and Moon in even signs.',
  vesi: 'Mars, Mercury, Jupiter, Venus or Saturn is in the second house from the Sun, and none of them in the twelfth.',
  vasi: 'Mars, Mercury, Jupiter, Venus or Saturn is in the twelfth house from the Sun, and none of them in the second.',
  ubhayachari:
    'Of Mars, Mercury, Jupiter, Venus and Saturn there are some in the second and some in the twelfth house from the Sun.',
  budhaditya: 'The Sun and Mercury are in one sign.',
  'kendra-trikona':
    'The lord of a kendra (1, 4, 7, 10) and the lord of a trikona (5, 9) are together, aspect each other or exchange houses.',
  'dharma-karmadhipati':
    'The lords of houses 9 and 10 are together, aspect each other or exchange houses.',
  yogakaraka: 'One graha rules both a kendra and a trikona, and is in a kendra or trikona.',
  maharaja:
    'The lords of houses 1 and 5 exchange houses; or the atmakaraka and putrakaraka are each in house 1 or 5, exalted or in an own sign, and a benefic aspects one of them.',
  'raja-atma-lagnesha':
    'The lord of house 1 and the atmakaraka are each in house 1, 5 or 7, and a benefic is with or aspects one of them.',
  'raja-shubha-2-4-5':
    'Benefics are in the second, fourth and fifth houses from the lord of house 1 or from the atmakaraka.',
  'raja-papa-3-6':
    'Malefics are in the third and sixth houses from the lord of house 1 or from the atmakaraka.',
  'raja-shubha-1-2-4': 'Benefics are in houses 1, 2 and 4, and a malefic is in house 3.',
  'raja-karmesha': 'The lord of house 10 is exalted or in its own sign and aspects house 1.',
  'raja-nicha-dusthanesha': 'The lord of house 6, 8 or 12 is debilitated and aspects house 1.',
  'raja-5-9':
    "The lords of houses 5 and 9 are together, aspect each other or are in each other's signs.",
  'raja-4-10':
    'The lords of houses 4 and 10 exchange houses, and one of them aspects the lord of house 5 or 9.',
  'raja-four-in-ninth': 'The lords of houses 1, 4, 5 and 10 are in house 9.',
  'raja-putresha': 'The lord of house 5 is in house 1, 4 or 10, with the lord of house 9 or 1.',
  'raja-guru-dharma': 'Jupiter is in its own sign in house 9, with Venus or the lord of house 5.',
  'raja-chandra-shukra': 'The Moon and Venus are in the third and eleventh houses from each other.',
  'raja-vargottama-chandra':
    'The Moon is in one sign in the birth chart and the navamsa, and four of the seven planets aspect it.',
  'raja-vargottama-lagna':
    'The ascendant is in one sign in the birth chart and the navamsa, and four planets other than the Moon aspect it.',
  'raja-three-exalted': 'Three or more of the seven planets are exalted.',
  'raja-exalted-benefic': 'Mercury, Jupiter or Venus is exalted, and a benefic is in a kendra.',
  'raja-shubha-kendra': 'All benefics are in kendras, and malefics are in houses 3, 6 and 11.',
  'raja-atma-trikona': 'The atmakaraka is strong in house 1, 5 or 9.',
  'raja-amatya': 'The amatyakaraka is exalted or in its own sign.',
  'raja-karmesha-amatya':
    "The lord of house 10 and the amatyakaraka are together, aspect each other or are in each other's signs.",
  'raja-three-dignified':
    'Three or more of the seven planets are exalted or in their own signs in kendras.',
  'raja-nicha-vakra':
    'A graha is debilitated and retrograde, not combust, and not in house 6, 8 or 12.',
  'raja-digbala':
    'Two or more planets have directional strength: Mercury and Jupiter in house 1, the Moon and Venus in 4, Saturn in 7, the Sun and Mars in 10.',
  'raja-chandra-lagna':
    'The Moon is in house 1, Jupiter in 4, Venus in 10, and Saturn is exalted or in its own sign.',
  'raja-chandra-guru': 'The Moon is strong in house 4, 7 or 10, and Jupiter aspects it.',
  'raja-guru-budha':
    'Jupiter is in house 1, aspected by the lord of house 9, and Mercury is in a kendra, aspected by the lord of house 11.',
  'raja-shani':
    'Saturn is in Libra or Aquarius in a kendra or trikona, and the lord of house 10 aspects it.',
  'raja-chandra-mangala-rahu':
    'The Moon and Mars are together in house 2 or 3, and Rahu is in house 5.',
  'raja-guru-panchama':
    'With a fixed ascendant, Jupiter is in house 5 and in a kendra from the Moon, and the lord of house 1 is in house 10.',
  'raja-vrishabha':
    'Taurus rises with the Moon in it; Saturn is in house 10, the Sun in 4 and Jupiter in 7.',
  'raja-nicha-sanga':
    'The lord of house 1 is with a debilitated graha; Rahu and Saturn are in house 10, with or aspected by the lord of house 9.',
  'neecha-bhanga':
    'A graha is debilitated, but the lord of its sign, the lord of its sign of exaltation or the graha exalted in its sign is in a kendra from the ascendant or the Moon, or the lord of its sign aspects it.',
  'neecha-bhanga-navamsa': 'A graha is debilitated in the birth chart and exalted in the navamsa.',
  harsha: 'The lord of house 6 is in house 6, 8 or 12.',
  sarala: 'The lord of house 8 is in house 6, 8 or 12.',
  vimala: 'The lord of house 12 is in house 6, 8 or 12.',
  'vipareeta-raja':
    'Two of the lords of houses 6, 8 and 12 are in those houses, together or in exchange, and no other planet is with them.',
  'maha-parivartana': 'Two lords of houses 1, 2, 4, 5, 7, 9, 10 and 11 exchange houses.',
  'khala-parivartana':
    'The lord of house 3 exchanges houses with the lord of house 1, 2, 4, 5, 7, 9, 10 or 11.',
  'dainya-parivartana': 'The lord of house 6, 8 or 12 exchanges houses with another lord.',
  'dhana-shukra-5': 'Venus is in its own sign in house 5, and Mars is in house 11.',
  'dhana-budha-5':
    'Mercury is in its own sign in house 5; the Moon, Mars and Jupiter are in house 11.',
  'dhana-surya-5': 'The Sun is in Leo in house 5; the Moon, Jupiter and Saturn are in house 11.',
  'dhana-shani-5': 'Saturn is in its own sign in house 5; the Sun and Moon are in house 11.',
  'dhana-guru-5': 'Jupiter is in its own sign in house 5, and Mercury is in house 11.',
  'dhana-mangala-5': 'Mars is in its own sign in house 5, and Venus is in house 11.',
  'dhana-chandra-5': 'The Moon is in Cancer in house 5, and Saturn is in house 11.',
  'dhana-surya-1': 'The Sun is in Leo in house 1, with or aspected by Mars and Jupiter.',
  'dhana-chandra-1': 'The Moon is in Cancer in house 1, with or aspected by Mercury and Jupiter.',
  'dhana-mangala-1':
    'Mars is in its own sign in house 1, with or aspected by Mercury, Venus and Saturn.',
  'dhana-budha-1': 'Mercury is in its own sign in house 1, with or aspected by Jupiter and Saturn.',
  'dhana-guru-1': 'Jupiter is in its own sign in house 1, with or aspected by Mars and Mercury.',
  'dhana-shukra-1': 'Venus is in its own sign in house 1, with or aspected by Mercury and Saturn.',
  'dhana-shani-1': 'Saturn is in its own sign in house 1, with or aspected by Mars and Jupiter.',
  'dhana-lords': 'The lord of house 5 or 9 is with the lord of house 2 or 11.',
  bahudravyarjana:
    'The lord of house 1 is in house 2, the lord of 2 in 11, and the lord of 11 in 1.',
  'bhratrimula-dhana': 'The lords of houses 1 and 2 are in house 3, with or aspected by a benefic.',
  'matrimula-dhana': 'The lord of house 2 is with or aspected by the lord of house 4.',
  'shatrumula-dhana':
    'The lords of houses 1 and 2 are strong, the latter with Mars or the lord of house 6.',
  'kalatramula-dhana':
    'The lords of houses 1 and 2 are strong, and the latter is with or aspected by Venus and the lord of house 7.',
  'ayatna-dhana-labha': 'The lords of houses 1 and 2 exchange houses.',
  'daridra-1-12':
    'The lords of houses 1 and 12 exchange houses, and one of them is with or aspected by the lord of house 2 or 7.',
  'daridra-1-6':
    'The lords of houses 1 and 6 exchange houses, and one of them is with or aspected by the lord of house 2 or 7.',
  'daridra-ketu': 'Ketu is in house 1 or with the Moon, and the lord of house 1 is in house 8.',
  'daridra-papa':
    "The lord of house 1 is in house 6, 8 or 12 with a malefic, and the lord of house 2 is debilitated or in an enemy's sign.",
  'daridra-lagnesha':
    'The lord of house 1 is with Saturn or the lord of house 6, 8 or 12, and no benefic aspects it.',
  'daridra-5-9':
    'The lord of house 5 is in house 6 and the lord of 9 in 12, and one of them is with or aspected by the lord of house 2 or 7.',
  'daridra-papa-lagna':
    'The Sun, Mars or Saturn, ruling neither house 9 nor 10, is in house 1, with or aspected by the lord of house 2 or 7.',
  'daridra-navamsa':
    'The lord of house 1 and the lord of the navamsa ascendant are in house 6, 8 or 12, the former with or aspected by the lord of house 2 or 7.',
  'chamara-bhava':
    'House 1 thrives: a benefic is in it or aspects it, and its lord is exalted or in its own sign, not combust and not in house 6, 8 or 12.',
  dhenu:
    'House 2 thrives: a benefic is in it or aspects it, and its lord is exalted or in its own sign, not combust and not in house 6, 8 or 12.',
  shaurya:
    'House 3 thrives: a benefic is in it or aspects it, and its lord is exalted or in its own sign, not combust and not in house 6, 8 or 12.',
  jaladhi:
    'House 4 thrives: a benefic is in it or aspects it, and its lord is exalted or in its own sign, not combust and not in house 6, 8 or 12.',
  'chhatra-bhava':
    'House 5 thrives: a benefic is in it or aspects it, and its lord is exalted or in its own sign, not combust and not in house 6, 8 or 12.',
  astra:
    'House 6 thrives: a benefic is in it or aspects it, and its lord is exalted or in its own sign, not combust and not in house 6, 8 or 12.',
  kama: 'House 7 thrives: a benefic is in it or aspects it, and its lord is exalted or in its own sign, not combust and not in house 6, 8 or 12.',
  asura:
    'House 8 thrives: a benefic is in it or aspects it, and its lord is exalted or in its own sign, not combust and not in house 6, 8 or 12.',
  bhagya:
    'House 9 thrives: a benefic is in it or aspects it, and its lord is exalted or in its own sign, not combust and not in house 6, 8 or 12.',
  khyati:
    'House 10 thrives: a benefic is in it or aspects it, and its lord is exalted or in its own sign, not combust and not in house 6, 8 or 12.',
  suparijata:
    'House 11 thrives: a benefic is in it or aspects it, and its lord is exalted or in its own sign, not combust and not in house 6, 8 or 12.',
  'musala-bhava':
    'House 12 thrives: a benefic is in it or aspects it, and its lord is exalted or in its own sign, not combust and not in house 6, 8 or 12.',
  avayoga: 'The lord of house 1 is in house 6, 8 or 12, with or aspected by a malefic.',
  nihsva: 'The lord of house 2 is in house 6, 8 or 12, with or aspected by a malefic.',
  mriti: 'The lord of house 3 is in house 6, 8 or 12, with or aspected by a malefic.',
  kuhu: 'The lord of house 4 is in house 6, 8 or 12, with or aspected by a malefic.',
  pamara: 'The lord of house 5 is in house 6, 8 or 12, with or aspected by a malefic.',
  dushkriti: 'The lord of house 7 is in house 6, 8 or 12, with or aspected by a malefic.',
  nirbhagya: 'The lord of house 9 is in house 6, 8 or 12, with or aspected by a malefic.',
  duryoga: 'The lord of house 10 is in house 6, 8 or 12, with or aspected by a malefic.',
  daridra: 'The lord of house 11 is in house 6, 8 or 12, with or aspected by a malefic.',
  shubha: 'A benefic and no malefic is in house 1.',
  ashubha: 'A malefic and no benefic is in house 1.',
  'shubha-kartari': 'Benefics are in houses 2 and 12, and no malefic is in either.',
  'papa-kartari': 'Malefics are in houses 2 and 12, and no benefic is in either.',
  parvata: 'A benefic is in a kendra, and no malefic is in houses 7 and 8.',
  kahala:
    'The lord of house 4 is in a kendra from Jupiter and the lord of house 1 is strong; or the lord of 4 is exalted or in its own sign, with the lord of 10.',
  chamara:
    'The lord of house 1 is exalted in a kendra, aspected by Jupiter; or two benefics are in house 1, 7, 9 or 10.',
  shankha:
    'The lord of house 1 is strong, and the lords of 5 and 6 are in kendras from each other; or the lords of 1 and 10 are together in a movable sign and the lord of 9 is strong.',
  bheri:
    'The lord of house 9 is strong; and planets occupy houses 1, 2, 7 and 12, or Venus, Jupiter and the lord of house 1 are in kendras.',
  mridanga:
    'The lord of house 1 is strong, and each of the seven planets is in a kendra or trikona, exalted or in its own sign.',
  shrinatha:
    'The lord of house 7 is in house 10, and the lord of 10 is exalted, with the lord of 9.',
  sharada:
    'The lord of house 10 is in house 5, Mercury in a kendra and the Sun strong in Leo; or Mercury or Jupiter is in a trikona from the Moon and Mars is in house 11.',
  matsya: 'Benefics are in houses 1 and 9, both kinds in house 5, and malefics in houses 4 and 8.',
  kurma:
    'Benefics are in houses 5, 6 and 7, malefics in houses 1, 3 and 11, and in each house one is exalted, in its own sign or with a friend.',
  khadga:
    'The lords of houses 2 and 9 exchange houses, and the lord of house 1 is in a kendra or trikona.',
  lakshmi:
    'The lord of house 9 is exalted or in its own sign in a kendra, and the lord of house 1 is strong.',
  kusuma:
    'With a fixed ascendant, Venus is in a kendra, the Moon with a benefic in a trikona, and Saturn in house 10.',
  kalanidhi: 'Jupiter is in house 2 or 5, with or aspected by Mercury and Venus.',
  kalpadruma:
    "The lord of house 1, the lord of its sign, the lord of that one's sign and the latter's navamsa lord are each in a kendra or trikona, or exalted.",
  hari: 'Benefics are in the second, eighth and twelfth houses from the lord of house 2.',
  hara: 'Benefics are in the fourth, eighth and ninth houses from the lord of house 7.',
  brahma: 'Benefics are in the fourth, tenth and eleventh houses from the lord of house 1.',
  lagnadhi: 'Benefics are in houses 7 and 8, and no malefic is in them or aspects them.',
  shubhamala: 'Mercury, Jupiter and Venus are in houses 5, 6 and 7.',
  ashubhamala: 'Mercury, Jupiter and Venus are in houses 6, 8 and 12.',
  'lakshmi-shukra':
    'Venus and the lord of house 9 are exalted or in their own signs in kendras or trikonas.',
  gauri: 'The Moon is exalted or in its own sign in a kendra or trikona, aspected by Jupiter.',
  saraswati:
    'Mercury, Jupiter and Venus are in kendras, trikonas or house 2, and Jupiter is exalted, in its own sign or with a friend.',
  shrikantha:
    'The Sun, the Moon and the lord of house 1 are in kendras or trikonas, exalted, in their own signs or with friends.',
  'shrinatha-shukra':
    'Venus, Mercury and the lord of house 9 are in kendras or trikonas, exalted, in their own signs or with friends.',
  virinchi:
    'Jupiter, Saturn and the lord of house 5 are in kendras or trikonas, exalted, in their own signs or with friends.',
  'parvata-lagnesha':
    'The lord of the sign in which the lord of house 1 is, is exalted or in its own sign in a kendra or trikona.',
  chatussagara: 'Each of the four kendras has one of the seven planets.',
  rajalakshana: 'The Moon, Mercury, Jupiter and Venus are in kendras.',
  bharati: 'The navamsa lord of the lord of house 2, 5 or 11 is exalted, with the lord of house 9.',
  'chapa-raja': 'The lord of house 1 is exalted, and the lords of houses 4 and 10 exchange houses.',
  gaja: 'The lord of house 7 is with the Moon in house 11, aspected by the lord of house 11.',
  amsavatara: 'With a movable ascendant, Venus, Jupiter and Saturn are in kendras, Saturn exalted.',
  devendra:
    'With a fixed ascendant, the lords of houses 1 and 11 exchange houses, and so do those of 2 and 10.',
  makuta:
    'Jupiter is in the ninth house from the lord of house 9, a benefic in the ninth from Jupiter, and Saturn in house 10.',
  chandika:
    "A fixed ascendant is aspected by the lord of house 6, and the navamsa lords of the lords of 6 and 9 are in the Sun's sign.",
  jaya: 'The lord of house 6 is debilitated and the lord of house 10 is exalted.',
  vidyut: 'The lord of house 11 is exalted, with Venus, in a kendra from the lord of house 1.',
  gandharva:
    'The lord of house 10 is in house 3, 7 or 11, the lord of house 1 with Jupiter, the Sun exalted and the Moon in house 9.',
  shiva: 'The lord of house 5 is in house 9, the lord of 9 in 10, and the lord of 10 in 5.',
  vishnu: 'The lords of houses 9 and 10 and the navamsa lord of the former are in house 2.',
  'brahma-guru-shukra':
    'Jupiter is in a kendra from the lord of house 9, Venus from the lord of house 11, and Mercury from the lord of house 1 or 10.',
  indra: 'The lords of houses 5 and 11 exchange houses, and the Moon is in house 5.',
  ravi: 'The Sun is in house 10, and the lord of house 10 is with Saturn in house 3.',
  garuda: 'The birth is by day with a waxing Moon, whose navamsa lord is exalted.',
  go: 'Jupiter is in its moolatrikona, with the lord of house 2, and the lord of house 1 is exalted.',
  'gola-raman':
    'A full Moon is in house 9 with Jupiter and Venus, and Mercury is in the navamsa ascendant.',
  trilochana: 'The Sun, the Moon and Mars are in trikonas from each other.',
  kulavardhana:
    'Benefics are in the fifth house from the ascendant, from the Sun and from the Moon.',
  bhaskara:
    'Mercury is in the second house from the Sun, the Moon in the eleventh from Mercury, and Jupiter in the fifth or ninth from the Moon.',
  marud:
    'Jupiter is in the fifth or ninth house from Venus, the Moon in the fifth from Jupiter, and the Sun in a kendra from the Moon.',
  budha:
    'Jupiter is in house 1, the Moon in a kendra, Rahu in the second from the Moon, and the Sun and Mars in the third from Rahu.',
  dehapushti: 'The lord of house 1 is in a movable sign, aspected by a benefic.',
  'sada-sanchara': 'The lord of house 1 and the lord of its sign are in movable signs.',
  'yukti-samanvita-vagmi': 'The lord of house 2 is with a benefic in a kendra or trikona.',
  sumukha:
    'The lord of house 2 is in a kendra, aspected by a benefic; or two benefics are in house 2.',
  durmukha: 'A malefic is in house 2, and the lord of house 2 is with a malefic or debilitated.',
  bhratrivriddhi: 'The lord of house 3 or Mars is strong, with or aspected by a benefic.',
  'uttama-griha': 'The lord of house 4 is with a benefic in a kendra or trikona.',
  'bandhu-pujya':
    'The lord of house 4 is a benefic, aspected by another, and Mercury is in house 1.',
  'matri-sneha':
    "The lords of houses 1 and 4 are together, aspect each other or are in each other's signs, or benefics aspect both.",
  vahana: 'The lord of house 1 is in house 4, 9 or 11.',
  buddhimaturya:
    "The lord of house 5 is a benefic, and is aspected by another or in a benefic's sign.",
  tivrabuddhi: 'The navamsa lord of the lord of house 5 is a benefic, aspected by another.',
  'bhagya-drishti': 'A strong benefic in house 1, 3 or 5 aspects house 9.',
  pravrajya: 'Four or more of the seven planets are in one sign.',
  'pravrajya-janmesha':
    "The lord of the Moon's sign aspects Saturn, and none of the seven planets aspects it.",
  'pravrajya-janmesha-shani':
    "The lord of the Moon's sign is weak, and of the seven planets only Saturn aspects it.",
  'pravrajya-drekkana':
    'The Moon is in a drekkana of Saturn and a navamsa of Mars or Saturn, aspected by Saturn.',
  tirthakara: 'Jupiter is in house 9, and Saturn aspects it, the Moon and the ascendant.',
  diksha: 'Saturn is in house 9, and none of the seven planets aspects it.',
  'balarishta-chandra':
    'The Moon is in house 6, 8 or 12, with or aspected by a malefic and no benefic.',
  'balarishta-vakra':
    'Mercury, Jupiter or Venus is retrograde in house 6, 8 or 12, aspected by a malefic, and no benefic is in house 1.',
  'balarishta-papa-yukta':
    'The Moon is with a malefic in house 1, 7, 8 or 12, no benefic is with or aspects it, and none is in a kendra.',
  'balarishta-kshina':
    'A waning Moon is in house 12, malefics are in houses 1 and 8, and no benefic is in a kendra.',
  'balarishta-lagna-saptama':
    'Malefics are in houses 1 and 7, and the Moon is with a malefic, aspected by no benefic.',
  'balarishta-madhya':
    'The Moon is in house 4, 7 or 8 between malefics in the second and twelfth from it, and no benefic is with or aspects it.',
  'arishta-bhanga-guru': 'Jupiter is strong in house 1.',
  'arishta-bhanga-shubha': 'Mercury, Jupiter or Venus is strong in a kendra.',
  'arishta-bhanga-lagnesha': 'The lord of house 1 is strong in a kendra.',
  'arishta-bhanga-paksha':
    'The Moon is in house 6 or 8, and the birth is by night while it waxes or by day while it wanes.',
  'gand-mool': 'The Moon is in Ashwini, Ashlesha, Magha, Jyeshtha, Mula or Revati.',
  'gandanta-nakshatra':
    'The Moon is in the last thirtieth of Ashlesha, Jyeshtha or Revati, or the first of Magha, Mula or Ashwini.',
  'abhukta-mula': 'The Moon is in the last thirtieth of Jyeshtha or the first of Mula.',
  'gandanta-lagna': 'The last 3° of a water sign or the first 3° of a fire sign rise.',
  'guru-chandala': 'Jupiter is with Rahu or Ketu.',
  grahana: 'The Sun or the Moon is with Rahu or Ketu.',
  visha: 'The Moon is with Saturn.',
  angaraka: 'Mars is with Rahu or Ketu.',
};
