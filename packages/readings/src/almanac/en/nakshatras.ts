/**
 * What the Moon in each nakshatra is held good for, from Ashwini (subject: the seven natures of
 * Brihat Samhita 98, 6–11).
 */
export const nakshatrasEn: readonly string[] = [
  'Ashwini is swift and light. Journeys, medicine, trade, lessons and the first use of a vehicle are customary under it.',
  'Bharani is one of the fierce stars. Work that takes force or firm limits is placed here, and festivities are moved to gentler company.',
  'Krittika has a mixed nature, half sharp and half mild. Fire, metal, cooking and everyday tasks of no great ceremony go with it.',
  'Rohini is fixed. Planting, building, marriage, coronation and whatever should last for years are its traditional entries.',
  'Mrigashira is gentle. Friendship, travel for pleasure, clothes, music and the search for a thing or a person fit its mood.',
  'Ardra is sharp and stormy. Breaking ground, taking apart and research with a strong question are better here than soft beginnings.',
  'Punarvasu moves and returns. Voyages, changes of place, gardens, and a second attempt at what once failed are supported by custom.',
  'Pushya is swift and nourishing, liked by nearly all almanacs for study, purchase, medicine and blessing, though weddings are by old usage kept elsewhere.',
  'Ashlesha is sharp. Matters that need penetration, secrecy or an antidote are its field; agreements are read twice.',
  'Magha is fierce and ancestral. Honouring elders, public rank, old property and records are looked after under it.',
  'Purva Phalguni is counted fierce, yet loves rest and festivity. Art, bargaining from strength and shared leisure are common.',
  'Uttara Phalguni is fixed. Marriage, contracts, entering a house and helping a friend in a lasting way are in its spirit.',
  'Hasta is swift, the star of the hand. Craft, commerce, games, repairs and all that asks for dexterity prosper by tradition.',
  'Chitra is gentle and bright. Jewels, design, dress, buildings and new tools are chosen here.',
  'Swati is movable as the wind. Trade, learning, journeys, seeds and flexible arrangements go well together in it.',
  'Vishakha is of mixed nature, set upon an aim. Routine work, preparation and effort with a stated goal are fitting.',
  'Anuradha is gentle and loyal. Alliances, music, journeys with friends and work in groups are recommended.',
  'Jyeshtha is sharp and senior. Authority, defence and decisions that only one person can take belong here.',
  'Mula goes to the root. Digging, research, herbs, and putting an end to a worn arrangement are its uses.',
  'Purva Ashadha is fierce, with water for its deity. Courageous starts, wells, boats and debate are mentioned in the books.',
  'Uttara Ashadha is fixed. Foundations, vows, installation in office and houses meant for grandchildren are its kind.',
  'Shravana is movable and listens. Study, counsel, travel, ceremonies of thread and name, and medicine are traditional.',
  'Dhanishta is movable, with a drum in its hand. Music, vehicles, group work and dealings in property are customary.',
  'Shatabhisha is movable, called a hundred physicians. Medicine, water, engines, and work done in quiet are placed under it.',
  'Purva Bhadrapada is fierce and ascetic. Hard practical tasks, renunciation and serious study make use of it.',
  'Uttara Bhadrapada is fixed and deep. Planting, peace-making, savings, and the beginning of a long discipline are held good.',
  'Revati is gentle, keeper of roads. Travel, trade, weddings, care of animals and the safe close of a matter are its blessings.',
];
