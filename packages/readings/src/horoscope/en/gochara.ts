import type { GocharaTexts } from '../horoscope.types.ts';

/**
 * Where a graha is, counted from the sign, and its traditional meaning there. The Sun and Saturn signify work, Jupiter
 * money and judgement, Venus affection, Mars effort: they are used in those areas. The Moon has its own texts.
 */
export const gochara: GocharaTexts = {
  sun: {
    1: [
      'With the Sun in {sign}, your own sign, you may be asked to decide more than usual, and it can tire you.',
      'The Sun is in {sign}, your own sign: people tend to look to you now, so it may help to share the load.',
    ],
    2: [
      'The Sun in {sign}, your second house, often puts money and tone of voice in the same conversation; a calm answer may save both.',
      'Old bills and half-made plans may come up while the Sun is in {sign}, your second house.',
    ],
    3: [
      'The Sun in {sign}, your third house, can give you the nerve to write, ask or apply.',
      'You may find it easier to speak up at work with the Sun in {sign}, your third house.',
    ],
    4: [
      'Work and home may both want the same hour while the Sun is in {sign}, your fourth house.',
      'The Sun in {sign}, your fourth house, can make it hard to switch off; an agreed closing time may help.',
    ],
    5: [
      'With the Sun in {sign}, your fifth house, you may want your own idea to win; hearing out the others often improves it.',
      'The Sun in {sign}, your fifth house, tends to scatter attention, so one task at a time may go better.',
    ],
    6: [
      'The Sun in {sign}, your sixth house, often helps with hard tasks and with people who compete with you.',
      'A stubborn piece of work may finally move while the Sun is in {sign}, your sixth house.',
    ],
    7: [
      'Clients and partners may want more of your time while the Sun is in {sign}, your seventh house.',
      'With the Sun in {sign}, your seventh house, a small difference can grow if both insist; letting the other person speak first may settle it.',
    ],
    8: [
      'The Sun in {sign}, your eighth house, often keeps good work out of sight for a while; it can be a useful time to review and correct.',
      'Seniors may be slow to answer with the Sun in {sign}, your eighth house, so it could be kinder to yourself not to press.',
    ],
    9: [
      'Questions of principle may come up at work while the Sun is in {sign}, your ninth house; an older colleague can often help.',
      'The Sun in {sign}, your ninth house, may bring a delay in a matter that needs somebody’s approval.',
    ],
    10: [
      'The Sun in {sign}, your tenth house, can bring your work before the people who decide.',
      'Responsibility may sit well on you while the Sun is in {sign}, your tenth house.',
    ],
    11: [
      'Recognition, or a payment that was due, may come closer with the Sun in {sign}, your eleventh house.',
      'The Sun in {sign}, your eleventh house, often makes seniors and well-placed friends easier to reach.',
    ],
    12: [
      'With the Sun in {sign}, your twelfth house, you may do better in the background than on the stage.',
      'The Sun in {sign}, your twelfth house, can bring extra costs or travel; planning a little ahead may help.',
    ],
  },
  mars: {
    1: [
      'Mars in {sign}, your own sign, can make you quick to react; a walk or some exercise may take the edge off.',
      'You may have more energy than patience while Mars is in {sign}, your own sign.',
    ],
    2: [
      'Mars in {sign}, your second house, can make words and purchases a little hasty; waiting an hour may help with both.',
      'With Mars in {sign}, your second house, you may speak faster than you mean to, so a pause can be useful.',
    ],
    3: [
      'Mars in {sign}, your third house, often gives drive: a workout or a difficult call may be easier to start.',
      'You may feel braver than usual with Mars in {sign}, your third house.',
    ],
    4: [
      'Home can feel restless while Mars is in {sign}, your fourth house; repairs and cleaning may use that energy well.',
      'With Mars in {sign}, your fourth house, sleep may come later than you would like, so an early evening could help.',
    ],
    5: [
      'Mars in {sign}, your fifth house, can make you impatient with learners, yourself included; a little practice each day may work better.',
      'Sport and games may be a good outlet while Mars is in {sign}, your fifth house.',
    ],
    6: [
      'Stamina is often good with Mars in {sign}, your sixth house, and a stubborn task may give way.',
      'Mars in {sign}, your sixth house, can help you keep up a routine that you have been meaning to start.',
    ],
    7: [
      'Mars in {sign}, your seventh house, can turn a discussion into a contest; it may help to agree on one point before the next.',
      'With Mars in {sign}, your seventh house, the people close to you may seem short-tempered, and so may you.',
    ],
    8: [
      'With Mars in {sign}, your eighth house, it may be wise to warm up before exercise and to stop in good time.',
      'Mars in {sign}, your eighth house, can make you hurry; going slower on stairs and roads may be the easy answer.',
    ],
    9: [
      'You may tire sooner than you expect while Mars is in {sign}, your ninth house, so shorter efforts could suit you.',
      'Mars in {sign}, your ninth house, can make a debate longer than it needs to be; a brisk walk may be the better use of it.',
    ],
    10: [
      'Mars in {sign}, your tenth house, can push you to do too much at work; planned breaks may keep you going.',
      'With Mars in {sign}, your tenth house, deadlines may feel closer than they are.',
    ],
    11: [
      'Mars in {sign}, your eleventh house, often makes effort pay, and friends may join in.',
      'Training with others may go well while Mars is in {sign}, your eleventh house.',
    ],
    12: [
      'With Mars in {sign}, your twelfth house, energy may drain away unnoticed; going to bed a little earlier can help.',
      'Mars in {sign}, your twelfth house, can wake an old irritation; leaving it for another day may be restful.',
    ],
  },
  mercury: {
    1: [
      'Mercury in {sign}, your own sign, can make you think aloud; reading a message twice before sending it may help.',
      'With Mercury in {sign}, your own sign, you may talk more than you listen, and miss something useful.',
    ],
    2: [
      'Mercury in {sign}, your second house, often gives a clear head for figures, prices and speeches.',
      'You may explain yourself well with Mercury in {sign}, your second house, above all where money is concerned.',
    ],
    3: [
      'Messages may pile up while Mercury is in {sign}, your third house; fewer and fuller answers could serve you better.',
      'With Mercury in {sign}, your third house, a quick reply can be misread, so a call may be the safer choice.',
    ],
    4: [
      'Mercury in {sign}, your fourth house, can make talks at home sensible and papers about a house easier to sort out.',
      'A family question may find a practical answer while Mercury is in {sign}, your fourth house.',
    ],
    5: [
      'Too many ideas may come at once with Mercury in {sign}, your fifth house; finishing one lesson before the next can help.',
      'Mercury in {sign}, your fifth house, can make a plan look simpler than it is.',
    ],
    6: [
      'With Mercury in {sign}, your sixth house, you may spot the error that others missed.',
      'Mercury in {sign}, your sixth house, often helps with paperwork, revision and a well-argued reply.',
    ],
    7: [
      'Mercury in {sign}, your seventh house, can make two people hear different things in one sentence; asking again kindly may clear it up.',
      'Agreements may need a second reading while Mercury is in {sign}, your seventh house.',
    ],
    8: [
      'Research, insurance and puzzles may go well with Mercury in {sign}, your eighth house.',
      'Mercury in {sign}, your eighth house, often helps you find out what was not said.',
    ],
    9: [
      'Mercury in {sign}, your ninth house, can promise more reading than time allows; one good source may be enough.',
      'With Mercury in {sign}, your ninth house, advice may come from too many sides at once.',
    ],
    10: [
      'Mercury in {sign}, your tenth house, can help a presentation, an application or a report find its reader.',
      'Your words may count for more at work while Mercury is in {sign}, your tenth house.',
    ],
    11: [
      'Useful news may come through friends with Mercury in {sign}, your eleventh house, and a small deal could go well.',
      'Mercury in {sign}, your eleventh house, often favours trade, contacts and a reminder about a payment.',
    ],
    12: [
      'With Mercury in {sign}, your twelfth house, small details may slip; a written list can catch most of them.',
      'Mercury in {sign}, your twelfth house, can make bookings and tickets worth a second look.',
    ],
  },
  jupiter: {
    1: [
      'Jupiter in {sign}, your own sign, may ask you to spend on learning or on a fresh start before it pays back.',
      'With Jupiter in {sign}, your own sign, growth can cost a little at first; a modest plan may be the better one.',
    ],
    2: [
      'Savings, and the family’s common plans, may have room to grow with Jupiter in {sign}, your second house.',
      'Jupiter in {sign}, your second house, is traditionally kind to income, and good advice about it may be near.',
    ],
    3: [
      'Jupiter in {sign}, your third house, tends to leave progress to your own effort; many small tries may add up.',
      'Money may come from work rather than from luck while Jupiter is in {sign}, your third house.',
    ],
    4: [
      'Money spent on the home may need a plan while Jupiter is in {sign}, your fourth house.',
      'With Jupiter in {sign}, your fourth house, peace at home can come slowly, and comfort may cost more than it seems.',
    ],
    5: [
      'Jupiter in {sign}, your fifth house, often brings sound judgement: a decision about savings, study or children may turn out well.',
      'You may see further than usual with Jupiter in {sign}, your fifth house, in money as in learning.',
    ],
    6: [
      'With Jupiter in {sign}, your sixth house, credit may be easy to get and slow to repay.',
      'Jupiter in {sign}, your sixth house, can bring more requests than you have means for; a small yes may be enough.',
    ],
    7: [
      'A fair partner may be worth more than a clever one with Jupiter in {sign}, your seventh house, which tends to favour agreements.',
      'Jupiter in {sign}, your seventh house, often helps what two people build together, at home or in trade.',
    ],
    8: [
      'Returns can be slow while Jupiter is in {sign}, your eighth house; a reserve may let you wait calmly.',
      'Jupiter in {sign}, your eighth house, may delay what you are owed, so it can help to read what you sign.',
    ],
    9: [
      'Jupiter in {sign}, your ninth house, is traditionally a fortunate place: teachers, travel and timely help may come your way.',
      'Good advice about money may reach you while Jupiter is in {sign}, your ninth house.',
    ],
    10: [
      'Rewards may lag behind the work while Jupiter is in {sign}, your tenth house.',
      'With Jupiter in {sign}, your tenth house, a post can pay less than it promised; asking early may spare you a surprise.',
    ],
    11: [
      'Jupiter in {sign}, your eleventh house, is one of its best places: earnings may improve, and a wish could come nearer.',
      'Income from more than one side may be possible with Jupiter in {sign}, your eleventh house.',
    ],
    12: [
      'Jupiter in {sign}, your twelfth house, can open the purse for good causes and far places; deciding the sum beforehand may help.',
      'Expenses may be worthwhile but large while Jupiter is in {sign}, your twelfth house.',
    ],
  },
  venus: {
    1: [
      'Charm may come easily with Venus in {sign}, your own sign, and affection is often returned.',
      'Venus in {sign}, your own sign, can make you good company; dressing up a little may be half the pleasure.',
    ],
    2: [
      'Venus in {sign}, your second house, often goes with warm words and good food at the family table.',
      'A kind sentence may do more than a gift while Venus is in {sign}, your second house.',
    ],
    3: [
      'A message or a short trip may bring two people closer with Venus in {sign}, your third house.',
      'Venus in {sign}, your third house, can make it easy to say something nice, and to mean it.',
    ],
    4: [
      'With Venus in {sign}, your fourth house, home may be the nicest place to invite somebody to.',
      'Venus in {sign}, your fourth house, often brings comfort: flowers, music, and time with the people you trust.',
    ],
    5: [
      'Romance, music and play may come naturally while Venus is in {sign}, your fifth house.',
      'Venus in {sign}, your fifth house, tends to make affection light-hearted, and that can be just right.',
    ],
    6: [
      'With Venus in {sign}, your sixth house, you may notice faults before good points; forgiving one small thing could change the mood.',
      'Venus in {sign}, your sixth house, can turn affection into a list of chores, so an evening without the list may help.',
    ],
    7: [
      'Company may cost more effort than usual while Venus is in {sign}, your seventh house; courtesy on both sides can help.',
      'Venus in {sign}, your seventh house, can raise expectations of a partner, and a plain talk may bring them back to size.',
    ],
    8: [
      'Trust may deepen with Venus in {sign}, your eighth house, often in private and without many words.',
      'Venus in {sign}, your eighth house, can bring a pleasant surprise from an unexpected side.',
    ],
    9: [
      'With Venus in {sign}, your ninth house, love may look outward, to travel, learning or a shared belief.',
      'Venus in {sign}, your ninth house, often brings people together through what they both admire.',
    ],
    10: [
      'Work may take the time meant for those you love while Venus is in {sign}, your tenth house.',
      'Venus in {sign}, your tenth house, can mix up duty and affection; it may help to keep the two apart.',
    ],
    11: [
      'Friends may introduce friends with Venus in {sign}, your eleventh house.',
      'Venus in {sign}, your eleventh house, often makes an old wish feel nearer, and a group is a likely place for it.',
    ],
    12: [
      'Quiet hours for two may do the most good with Venus in {sign}, your twelfth house.',
      'Venus in {sign}, your twelfth house, tends to favour privacy and small comforts.',
    ],
  },
  saturn: {
    1: [
      'With Saturn in {sign}, your own sign, every promise may weigh more; making fewer of them can help you keep them all.',
      'Saturn in {sign}, your own sign, often asks for patience with your own pace.',
    ],
    2: [
      'Saturn in {sign}, your second house, can make money feel tight; a small regular saving may calm the mind.',
      'Plain speech and plain accounts may serve you best while Saturn is in {sign}, your second house.',
    ],
    3: [
      'Steady effort may get further than talent with Saturn in {sign}, your third house.',
      'Saturn in {sign}, your third house, often gives quiet courage, and long tasks can move at last.',
    ],
    4: [
      'Duties at home may feel heavier while Saturn is in {sign}, your fourth house; sharing them out can help.',
      'With Saturn in {sign}, your fourth house, work may follow you home unless you stop it at the door.',
    ],
    5: [
      'Saturn in {sign}, your fifth house, can slow ideas down; practice may be more useful than inspiration.',
      'Plans may need longer than you hoped while Saturn is in {sign}, your fifth house.',
    ],
    6: [
      'Saturn in {sign}, your sixth house, often rewards discipline: backlogs and debts may shrink bit by bit.',
      'You may outlast a difficulty at work with Saturn in {sign}, your sixth house.',
    ],
    7: [
      'With Saturn in {sign}, your seventh house, partners may want reliability more than charm; saying who does what can help.',
      'Saturn in {sign}, your seventh house, can make agreements slow, and it may be worth taking the time.',
    ],
    8: [
      'Offices and approvals may take their time while Saturn is in {sign}, your eighth house.',
      'Saturn in {sign}, your eighth house, can hold a matter up without giving a reason; patience often saves strength.',
    ],
    9: [
      'Saturn in {sign}, your ninth house, may test whether a principle works in practice.',
      'Help from seniors can be scarce while Saturn is in {sign}, your ninth house, so it may be wise to rely on preparation.',
    ],
    10: [
      'Responsibility may come before the title while Saturn is in {sign}, your tenth house; keeping records can help.',
      'Saturn in {sign}, your tenth house, often means more work and later thanks.',
    ],
    11: [
      'Long work may bring lasting gains with Saturn in {sign}, your eleventh house.',
      'Saturn in {sign}, your eleventh house, tends to favour slow, steady income and loyal older friends.',
    ],
    12: [
      'With Saturn in {sign}, your twelfth house, it may be a time to close accounts and do with less.',
      'Saturn in {sign}, your twelfth house, can make work feel lonely; a simpler plan may be the answer.',
    ],
  },
  rahu: {
    1: [
      'Rahu in {sign}, your own sign, can make you restless for something new; trying it in a small way first may be wise.',
    ],
    2: [
      'Shortcuts to money may look tempting while Rahu is in {sign}, your second house; the slower way is often the safer one.',
    ],
    3: ['A bold message may carry further than you expect with Rahu in {sign}, your third house.'],
    4: [
      'Rahu in {sign}, your fourth house, can unsettle the sense of home; keeping one corner as it was may help.',
    ],
    5: [
      'With Rahu in {sign}, your fifth house, a brilliant idea may deserve a second opinion before you stake anything on it.',
    ],
    6: ['An unusual method may get you past an obstacle with Rahu in {sign}, your sixth house.'],
    7: [
      'Rahu in {sign}, your seventh house, can draw you to unusual people; getting to know them slowly may be best.',
    ],
    8: [
      'Rumours may sound better than facts while Rahu is in {sign}, your eighth house, so it can help to check them.',
    ],
    9: [
      'Rahu in {sign}, your ninth house, may make you doubt what you were taught; travel and reading can settle some of it.',
    ],
    10: [
      'With Rahu in {sign}, your tenth house, you may want the bigger title before the work has grown to it.',
    ],
    11: [
      'Rahu in {sign}, your eleventh house, often widens the circle, and a new source of income may appear in it.',
    ],
    12: [
      'Far places may call while Rahu is in {sign}, your twelfth house; it can help to look at the costs and to sleep on it.',
    ],
  },
  ketu: {
    1: [
      'Ketu in {sign}, your own sign, may loosen an old ambition, and what stays can feel closer to you.',
    ],
    2: [
      'Possessions may matter less while Ketu is in {sign}, your second house, but the family papers can still do with some order.',
    ],
    3: ['Ketu in {sign}, your third house, often gives a quiet courage that needs no audience.'],
    4: [
      'With Ketu in {sign}, your fourth house, you may feel less tied to one place; a visit to your roots can be good.',
    ],
    5: [
      'Ketu in {sign}, your fifth house, can teach by intuition; asking a teacher to check the result may be wise.',
    ],
    6: ['An old dispute may lose its hold on you with Ketu in {sign}, your sixth house.'],
    7: [
      'You may want more room in a partnership while Ketu is in {sign}, your seventh house; saying so kindly can help.',
    ],
    8: [
      'Ketu in {sign}, your eighth house, may turn you inward, and study or meditation can go deep.',
    ],
    9: ['With Ketu in {sign}, your ninth house, faith may want less show and more practice.'],
    10: [
      'Rank may interest you less while Ketu is in {sign}, your tenth house; the craft itself can be enough for now.',
    ],
    11: [
      'Ketu in {sign}, your eleventh house, often leaves fewer friends, and they may be the right ones.',
    ],
    12: ['Time alone may restore you while Ketu is in {sign}, your twelfth house.'],
  },
};
