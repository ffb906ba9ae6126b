/** What the Moon's nakshatra of the day is considered favourable for. 27, from Ashwini, two wordings each. */
export const nakshatraDays: readonly (readonly string[])[] = [
  [
    'The Moon’s nakshatra is Ashwini, quick and light, so a journey or a fresh start may go well.',
    'A quick errand or a first step may suit the day: the Moon’s nakshatra is Ashwini.',
  ],
  [
    'The Moon is in Bharani, the nakshatra of carrying a load; you may like to finish what weighs on you before you add to it.',
    'You may want to put something down today: the Moon’s nakshatra is Bharani, the bearer.',
  ],
  [
    'The Moon’s nakshatra is Krittika, the blade: it may be a day for cooking, clearing and plain speech.',
    'A clean cut can help where things have dragged on; the Moon’s nakshatra is Krittika, the blade.',
  ],
  [
    'The Moon’s nakshatra is Rohini, a steady one, and what is planted or bought today is likely meant to last.',
    'Gardening, building or choosing something lasting may suit the day: the Moon’s nakshatra is Rohini.',
  ],
  [
    'The Moon’s nakshatra is Mrigashira, the seeker, so it may be a day to look around and compare.',
    'Curiosity can be useful today: the Moon’s nakshatra is Mrigashira, the deer’s head.',
  ],
  [
    'The Moon’s nakshatra is Ardra, the moist one: feelings may pass like rain and leave the air clearer.',
    'A good cry or a good clear-out can both help; the Moon’s nakshatra is Ardra.',
  ],
  [
    'The Moon’s nakshatra is Punarvasu, the return, and going back for what was left may be worth it.',
    'A second try may go better than the first: the Moon’s nakshatra is Punarvasu.',
  ],
  [
    'The Moon’s nakshatra is Pushya, the nourisher, traditionally good for feeding, teaching and looking after others; you may enjoy all three.',
    'Looking after somebody may be the best part of the day: the Moon’s nakshatra is Pushya.',
  ],
  [
    'The Moon’s nakshatra is Ashlesha, the embrace, and few words may serve you better than many.',
    'A secret may be safest with you today: the Moon’s nakshatra is Ashlesha.',
  ],
  [
    'The Moon’s nakshatra is Magha, the seat of elders, so it may be a day to call or remember them.',
    'An old family custom may feel right today: the Moon’s nakshatra is Magha.',
  ],
  [
    'The Moon’s nakshatra is Purva Phalguni, the hammock: rest, music and good company may suit the day.',
    'It may be easier to enjoy the day than to push it; the Moon’s nakshatra is Purva Phalguni.',
  ],
  [
    'The Moon’s nakshatra is Uttara Phalguni, the firm friend, and a promise made today may hold well.',
    'Contracts and old friends can both do with attention: the Moon’s nakshatra is Uttara Phalguni.',
  ],
  [
    'The Moon’s nakshatra is Hasta, the hand: crafts, trade and repairs may go well.',
    'Something made by hand may please you today, as the Moon’s nakshatra is Hasta.',
  ],
  [
    'The Moon’s nakshatra is Chitra, the bright one, so design, dress and decoration may suit the day.',
    'Making one thing more beautiful can be enough: the Moon’s nakshatra is Chitra.',
  ],
  [
    'The Moon’s nakshatra is Swati, the young shoot in the wind; bending a little may get you further.',
    'You may want to do things your own way today: the Moon’s nakshatra is Swati.',
  ],
  [
    'The Moon’s nakshatra is Vishakha, the forked branch, and choosing one goal out of two may help.',
    'Keeping at it may matter more than speed: the Moon’s nakshatra is Vishakha.',
  ],
  [
    'The Moon’s nakshatra is Anuradha, which tradition ties to friendship; a call to a friend may be welcome.',
    'A group may carry you today: the Moon’s nakshatra is Anuradha.',
  ],
  [
    'The Moon’s nakshatra is Jyeshtha, the eldest, and responsibility may be best taken quietly.',
    'Someone younger may look to you today: the Moon’s nakshatra is Jyeshtha.',
  ],
  [
    'The Moon’s nakshatra is Mula, the root: it may help to find the reason of a thing before you change it.',
    'Getting to the bottom of something can be satisfying today, as the Moon’s nakshatra is Mula.',
  ],
  [
    'The Moon’s nakshatra is Purva Ashadha, and speaking up for what you hold dear may come easily.',
    'Confidence may be there when you need it: the Moon’s nakshatra is Purva Ashadha.',
  ],
  [
    'The Moon’s nakshatra is Uttara Ashadha, the later victory: patient work begun now may keep its shape.',
    'Something begun in earnest may last; the Moon’s nakshatra is Uttara Ashadha.',
  ],
  [
    'The Moon’s nakshatra is Shravana, the ear, so you may learn more by listening than by asking.',
    'A good lecture or a long story may suit the day: the Moon’s nakshatra is Shravana.',
  ],
  [
    'The Moon’s nakshatra is Dhanishta, the drum: rhythm, teamwork and music may carry the day.',
    'Working to a beat can be easier than working alone; the Moon’s nakshatra is Dhanishta.',
  ],
  [
    'The Moon’s nakshatra is Shatabhisha, the hundred physicians, and time alone or with a book may suit you.',
    'Research may go well today: the Moon’s nakshatra is Shatabhisha.',
  ],
  [
    'The Moon’s nakshatra is Purva Bhadrapada, and strong feeling may want something useful to do.',
    'A cause may move you today: the Moon’s nakshatra is Purva Bhadrapada.',
  ],
  [
    'The Moon’s nakshatra is Uttara Bhadrapada, slow and deep, so it may be worth taking your time.',
    'Depth may matter more than speed: the Moon’s nakshatra is Uttara Bhadrapada.',
  ],
  [
    'The Moon’s nakshatra is Revati, the shepherd, and seeing somebody safely home may be the day’s good deed.',
    'A kind ending can be as good as a beginning: the Moon’s nakshatra is Revati.',
  ],
];
