import type { TensedText } from '../periods/periods.types.ts';
import type { ThemesByGraha } from './mahadashas.types.ts';

/** What the years of each graha are about, for a child, an adult and an elder. */
export const themesEn: ThemesByGraha = {
  sun: {
    child: {
      past: 'Your parents may remember a child who liked to be noticed and took praise and scolding to heart, with the father often setting the tone at home.',
      ahead:
        'Parents may notice a wish to lead the game and to be seen. Honest praise for effort usually works better than comparison with other children.',
    },
    grown: {
      past: 'The Sun’s years were likely about responsibility: dealing with people in authority, answering for others, and deciding what you wanted to be known for.',
      ahead:
        'The Sun asks you to take responsibility under your own name. Dealings with seniors, officials or your father may matter more than usual.',
    },
    elder: {
      past: 'As an older person you may have been the one asked to decide, and respect from the young may have meant more than rest.',
      ahead:
        'In later life the Sun often shows in being asked for advice. A fixed daily walk and one duty that is truly yours can keep these years bright.',
    },
  },
  moon: {
    child: {
      past: 'You may have felt things strongly in those years, and the mood at home may have followed that of your mother, or of whoever cared for you.',
      ahead:
        'Parents may find that moods change quickly and that a familiar routine settles them. The bond with the mother tends to matter most.',
    },
    grown: {
      past: 'These years of the Moon often moved with feeling: changes of home or company, people to care for, and days that depended a good deal on mood.',
      ahead:
        'The Moon makes a period responsive and changeable. Family, the public and your own need for comfort tend to guide decisions more than plans do.',
    },
    elder: {
      past: 'Family closeness, memories and small comforts may have counted most in those years, more than anything that was still to be achieved.',
      ahead:
        'Company and familiar places often matter most in the Moon’s years. Keep the telephone numbers of old friends within reach, and use them.',
    },
  },
  mars: {
    child: {
      past: 'You were probably an active child: quick to run, quick to quarrel, quick to make up. Scraped knees and contests may be part of the family stories.',
      ahead:
        'Parents may see a great deal of energy. Sport, swimming or any game with rules tends to use it better than being told to sit still.',
    },
    grown: {
      past: 'Mars tends to speed things up. Those years may have had a push in them: a contest, a move made at short notice, arguments that cleared the air or did not.',
      ahead:
        'Seven years of Mars usually have more drive in them than patience. Property, machines, competition or a sibling can take a larger place.',
    },
    elder: {
      past: 'You may have surprised the family with your energy in those years, and with opinions that were not up for discussion.',
      ahead:
        'Mars keeps an older person busy: repairs, a garden, the affairs of siblings. Do heavy jobs in two halves, and let a quarrel wait until morning.',
    },
  },
  mercury: {
    child: {
      past: 'Questions, stories and imitation probably filled those years, and teachers may have called you bright, talkative or easily distracted.',
      ahead:
        'Parents may notice a curious child who talks, counts and copies. Books, puzzles and one good listener do more than many classes.',
    },
    grown: {
      past: 'Mercury’s years were often about learning and exchange: a course, accounts, trade, writing, and more people met than in the years before.',
      ahead:
        'Mercury turns attention to learning, trade, writing and paperwork. Several small opportunities are likelier than one large one, so choose which to finish.',
    },
    elder: {
      past: 'Reading, letters, accounts and conversation may have kept you company, and you may have been the one who remembered every date.',
      ahead:
        'A curious mind does well in these years: a language, a crossword, the family history put on paper. Ask somebody younger to help with forms.',
    },
  },
  jupiter: {
    child: {
      past: 'Those years may have had kind teachers or grandparents in them, and your parents may recall a trusting child with a good appetite.',
      ahead:
        'Parents may find a trusting, hopeful child who learns best from people who are liked. Time with grandparents or a good teacher is well spent.',
    },
    grown: {
      past: 'Jupiter tends to widen life. Study, a teacher, travel or a change of outlook may have given those years their direction.',
      ahead:
        'Jupiter’s sixteen years usually widen the view: study, teaching, faith or a guide may come into focus, and help often comes through people who respect you.',
    },
    elder: {
      past: 'Faith, teaching and the progress of the young may have been the good part of those years.',
      ahead:
        'You may be sought out for counsel in Jupiter’s years. Teaching what you know, even to one person, tends to give more than any ceremony.',
    },
  },
  venus: {
    child: {
      past: 'Colour, music, sweets and affection may be what you remember, and adults probably found you an easy child to please.',
      ahead:
        'Parents may notice a liking for music, pretty things and company. Lessons that feel like play usually hold such a child longest.',
    },
    grown: {
      past: 'In the long years of Venus, relationships, comfort and taste often mattered: whom you lived with, what you enjoyed, what your home looked like.',
      ahead:
        'Twenty years of Venus tend to be about relationships, comfort and taste. Agreements come more easily now; spending does too.',
    },
    elder: {
      past: 'Company, music and a pleasant home may have been the reward of those years.',
      ahead:
        'Venus makes later life sociable: music, visitors, a well-kept home. Share the pleasures and keep the budget, and these can be friendly years.',
    },
  },
  saturn: {
    child: {
      past: 'You may have been serious for your age, and among older people a good deal; whoever brought you up may remember a child who could wait.',
      ahead:
        'Parents may see a careful, somewhat serious child who needs time. Patience, warm clothes, warm words and a steady bedtime help more than pressure.',
    },
    grown: {
      past: 'Saturn’s years tend to be long ones of work, duty and waiting, in which results came late and what you learned has probably stayed with you.',
      ahead:
        'Saturn gives slowly. These nineteen years tend to favour steady work, older people, plain living and anything that improves with practice.',
    },
    elder: {
      past: 'Those years may have asked for patience with limits and with other people, and your routine was probably what kept them in order.',
      ahead:
        'Simple routines serve you best in Saturn’s years: regular meals, a short list of duties, few but dependable people.',
    },
  },
  rahu: {
    child: {
      past: 'Something about those years was probably out of the ordinary: a move, an unusual school, people of other customs, or a child who wanted what was new.',
      ahead:
        'Parents may notice strong wishes and a fascination with screens and novelties. Clear limits, kindly kept, usually do more good than surprise bans.',
    },
    grown: {
      past: 'Rahu’s eighteen years often carried people off the expected road: new places, new company, ambition, and some detours that made sense only afterwards.',
      ahead:
        'Rahu’s period tends to be restless and ambitious. Foreign places, technology or unfamiliar circles may open doors, and not every door is worth entering.',
    },
    elder: {
      past: 'Change may have kept finding you even in those years: new surroundings, new machines, relatives far away.',
      ahead:
        'New gadgets, distant relatives or a change of place may keep these years from being quiet. Let somebody you trust read any offer twice.',
    },
  },
  ketu: {
    child: {
      past: 'You may have been an inward child, content alone and hard to read, with one interest that adults did not quite follow.',
      ahead:
        'Parents may find a child who is happy alone and says little. A calm house and one steady friend matter more than a full calendar.',
    },
    grown: {
      past: 'Ketu’s seven years often thin things out. Some interests, people or ambitions may have lost their pull, and quieter ones took their place.',
      ahead:
        'Ketu simplifies. Over seven years some aims may lose their taste, while study, prayer, research or a skill practised alone gains ground.',
    },
    elder: {
      past: 'You may have let go of possessions and opinions in those years more easily than your family expected.',
      ahead:
        'Quiet suits these years: fewer things, fewer obligations, time for prayer or reading. Stay in touch with people even when solitude is pleasant.',
    },
  },
};

/** How the sign of a graha shows in its years, if the sign is one that makes it strong or weak. */
export const dignitiesEn = {
  exalted: {
    sun: {
      past: 'With the Sun exalted in Aries, courage came more readily then than at other times.',
      ahead:
        'With the Sun exalted in Aries, initiative tends to be rewarded; step forward when you are asked.',
    },
    moon: {
      past: 'The Moon is exalted in Taurus, which tends to give such years affection and enough to share.',
      ahead:
        'The Moon is exalted in Taurus, so contentment is likelier than worry, and people tend to trust you.',
    },
    mars: {
      past: 'Mars is exalted in Capricorn: effort then was probably well aimed, and some of its results still hold.',
      ahead:
        'Mars is exalted in Capricorn, which turns drive into discipline. One clear goal suits these years.',
    },
    mercury: {
      past: 'Exalted in Virgo, Mercury often gave those years a clear head and useful skills.',
      ahead:
        'Exalted in Virgo, Mercury favours exact work; study, accounts and negotiation may go unusually well.',
    },
    jupiter: {
      past: 'Jupiter is exalted in Cancer, and help may have reached you through family or teachers when it counted.',
      ahead:
        'Jupiter is exalted in Cancer, one of the kinder placements for a period: family and mentors tend to be on your side.',
    },
    venus: {
      past: 'Since Venus is exalted in Pisces, affection and art may have come easily then, sometimes more easily than thrift.',
      ahead:
        'Since Venus is exalted in Pisces, kindness tends to be returned and art can flourish; watch what you spend.',
    },
    saturn: {
      past: 'Saturn is exalted in Libra, so patience in those years probably paid, and fair dealing was noticed.',
      ahead:
        'Saturn is exalted in Libra. Fair, patient work tends to be recognised, and what you build now may last.',
    },
  },
  own: {
    sun: {
      past: 'The Sun in its own sign, Leo, usually gives confidence that others can feel.',
      ahead: 'The Sun is in its own sign, Leo, so confidence is there to be used with tact.',
    },
    moon: {
      past: 'The Moon was at ease in your chart, and you may have recovered from upsets sooner than others did.',
      ahead:
        'The Moon is at ease by sign, which tends to steady the ups and downs of such a period.',
    },
    mars: {
      past: 'Mars is in a sign of its own, so your energy probably had a direction.',
      ahead:
        'Mars is in a sign of its own: energy comes with direction, and half-measures may bore you.',
    },
    mercury: {
      past: 'In a sign of its own, Mercury often made learning and bargaining come naturally then.',
      ahead:
        'In a sign of its own, Mercury is quick and clear; trust your preparation more than your nerves.',
    },
    jupiter: {
      past: 'Jupiter is in a sign of its own, which often kept good advice within reach.',
      ahead:
        'Jupiter is in a sign of its own, and sound advice tends to be near when you ask for it.',
    },
    venus: {
      past: 'Venus is in a sign of its own, so some comfort and good company were probably there.',
      ahead: 'Venus is in a sign of its own, a comfortable placement for friendship, art and home.',
    },
    saturn: {
      past: 'Saturn in a sign of its own usually means that the load, though real, could be carried.',
      ahead: 'Saturn is in a sign of its own: the load tends to be one that you know how to carry.',
    },
  },
  debilitated: {
    sun: {
      past: 'The Sun is debilitated in Libra, so recognition may have come late or had to be shared.',
      ahead:
        'With the Sun debilitated in Libra, credit may be shared or delayed; small promises kept to yourself rebuild confidence.',
    },
    moon: {
      past: 'The Moon is debilitated in Scorpio, and some worries of that time may have been kept inside.',
      ahead:
        'The Moon is debilitated in Scorpio, so feelings can run deep and private. One person to talk to makes a real difference.',
    },
    mars: {
      past: 'With Mars debilitated in Cancer, energy may have come in bursts, and home may have felt restless.',
      ahead:
        'With Mars debilitated in Cancer, drive depends on mood and home can feel restless; steady effort may work better than sudden bursts.',
    },
    mercury: {
      past: 'Mercury is debilitated in Pisces: details may have slipped then, while imagination grew.',
      ahead:
        'Mercury is debilitated in Pisces, so facts blur more easily. Imagination gains; numbers deserve a second look.',
    },
    jupiter: {
      past: 'Jupiter is debilitated in Capricorn, so hope may have needed hard evidence, and help came in a practical form or late.',
      ahead:
        'Jupiter is debilitated in Capricorn. Optimism may run low at times, though modest and practical aims tend to succeed.',
    },
    venus: {
      past: 'Venus is debilitated in Virgo, and you may have been harder to please, or harder on yourself, than was necessary.',
      ahead:
        'Venus is debilitated in Virgo, which can make affection critical. Praise before you correct, at home above all.',
    },
    saturn: {
      past: 'Saturn is debilitated in Aries: patience may have run short just when it was needed.',
      ahead:
        'Saturn is debilitated in Aries, so delays may chafe. Shorter goals and regular rest suit you better than one long push.',
    },
  },
} as const satisfies Record<string, Record<string, TensedText>>;

/** What combustion means for the years of a graha. It does not apply to the Sun and the nodes. */
export const combustEn = {
  moon: {
    past: 'A Moon this close to the Sun often puts one’s own needs second, and that may be how it felt.',
    ahead:
      'A Moon this close to the Sun often puts your own needs second. Say early when you are tired.',
  },
  mars: {
    past: 'Mars is combust, too close to the Sun, and effort may have gone unthanked.',
    ahead: 'Mars is combust, too close to the Sun: effort may go unthanked, so note what you did.',
  },
  mercury: {
    past: 'Mercury is combust, and you may have spoken mostly for others, or with others speaking over you.',
    ahead:
      'Mercury is combust, so your own view can get lost beside a louder one; writing it down often helps.',
  },
  jupiter: {
    past: 'Because Jupiter is combust, good advice may have been close by and hard to hear.',
    ahead:
      'Because Jupiter is combust, good advice may come in an unwelcome voice. It can be worth hearing all the same.',
  },
  venus: {
    past: 'Venus is combust, and work or pride may have taken the room that affection needed.',
    ahead:
      'Venus is combust, which can leave too little room for affection beside duty. Fix a free evening each week.',
  },
  saturn: {
    past: 'Saturn is combust: duty to seniors or to your father may have weighed more than your own plans.',
    ahead:
      'Saturn is combust, so seniors may set the pace for you. Agree on limits early and politely.',
  },
} as const satisfies Record<string, TensedText>;
