/**
 * What the Moon in each nakshatra is considered good for, from Ashwini (subject: the seven natures of Brihat Samhita
 * 98, 6–11).
 */
export const nakshatrasEn: readonly string[] = [
  'Ashwini is swift and light: traditionally good for journeys, medicine, trade, lessons and using a vehicle for the first time.',
  'Bharani is one of the fierce nakshatras. It is used for work that takes force or firm limits, and celebrations are held on other days.',
  'Krittika has a mixed nature, half sharp and half mild. Work with fire or metal, cooking and everyday tasks go with it.',
  'Rohini is fixed: traditionally good for planting, building, marriage and whatever should last for years.',
  'Mrigashira is gentle: good for friendship, travel for pleasure, clothes, music and looking for something or somebody.',
  'Ardra is sharp and stormy. Breaking ground, taking things apart and research suit it better than gentle beginnings.',
  'Punarvasu is linked with return. Journeys, a change of place, gardens and a second attempt at something are customary.',
  'Pushya is swift and nourishing. Nearly all almanacs like it for study, shopping, medicine and blessings, though weddings are usually held on other days.',
  'Ashlesha is sharp. It suits matters that need insight, secrecy or a remedy; agreements are read twice.',
  'Magha is fierce and belongs to the ancestors: a time to honour elders and to look after old property and records.',
  'Purva Phalguni is counted as fierce, but it loves rest and festivity. Art, bargaining and time off together are common.',
  'Uttara Phalguni is fixed: traditionally good for marriage, contracts, moving into a house and lasting help for a friend.',
  'Hasta is swift, and means the hand. Crafts, trade, games, repairs and everything that takes skill go well by tradition.',
  'Chitra is gentle and bright: traditionally good for jewellery, design, clothes, buildings and new tools.',
  'Swati is movable, like the wind: good for trade, learning, journeys, seeds and flexible arrangements.',
  'Vishakha is of mixed nature. Routine work, preparation and effort towards a clear goal suit it.',
  'Anuradha is gentle and loyal: good for alliances, music, journeys with friends and work in groups.',
  'Jyeshtha is sharp and senior. It suits authority, defence and decisions that only one person can take.',
  'Mula means the root. Digging, research, herbs and ending an old arrangement are its traditional uses.',
  'Purva Ashadha is fierce, with the waters for its deity. The books mention bold beginnings, wells, boats and debate.',
  'Uttara Ashadha is fixed: traditionally good for foundations, vows, taking office and building a family home.',
  'Shravana is movable, and means hearing: traditionally good for study, advice, travel, thread and naming ceremonies, and medicine.',
  'Dhanishta is movable, with a drum as its symbol: good for music, vehicles, group work and property.',
  'Shatabhisha is movable, and means a hundred physicians. It is used for medicine, water, machines and quiet work.',
  'Purva Bhadrapada is fierce and ascetic. It suits hard practical tasks, renunciation and serious study.',
  'Uttara Bhadrapada is fixed and deep: good for planting, making peace, savings and the start of a long discipline.',
  'Revati is gentle and protects travellers: good for travel, trade, weddings, care of animals and a happy ending to something.',
];
