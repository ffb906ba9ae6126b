import type { DoshaTexts } from './doshas.types.ts';

export const doshasEn: DoshaTexts = {
  states: {
    mangal: {
      present:
        'Mars is in a house from which tradition sees it stirring up married life, and enough of that is left after the cancellations to count. In practice it often means strong energy: quick decisions, frank speech, a need for physical work. Couples usually do well when they agree how to disagree. Many happy marriages have this placement, and the rest of both charts deserves equal attention.',
      partial:
        'Mars is in one of the listed houses, but what cancels the dosha leaves too little to count, so the answer is No. You may notice some impatience in close relationships, and plenty of drive. Exercise together, clear tasks and a quick apology are usually enough. In matching, such a chart is given little weight on this account.',
      cancelled:
        'Mars is in one of the listed houses, but the exceptions cancel the dosha completely, so the answer is No. You can enjoy the courage of Mars without reading a warning into it. The Moon, Venus and the seventh house say more about a match.',
      absent:
        'Mars is in none of the houses that make mangal dosha, so this rule does not apply to your chart. Temper, tenderness and daily habits still shape a marriage, as they do for everybody, and any couple can work on those.',
    },
    kaalSarp: {
      anant:
        'This is the Anant form: Rahu is in the first house and Ketu in the seventh, with all the planets on one side. You may swing between wanting to be yourself and wanting to be with others, and it may take some time to find out who you are. An honest partnership, begun without hurry, tends to help.',
      kulik:
        'In the Kulik form, Rahu is in the second house and Ketu in the eighth. Family, speech and money may need several fresh starts, and habits of eating or spending may have to change. Measured words and simple accounts usually help. In time you could be the one who puts family matters in order.',
      vasuki:
        'In the Vasuki form, Rahu is in the third house and Ketu in the ninth. You probably make a great effort, while guidance from elders may come late or in an unfamiliar form. Siblings and journeys can mean adventures as well as delays. It may help to practise one skill steadily and to find a teacher you trust.',
      shankhpal:
        'Rahu is in the fourth house and Ketu in the tenth here, which is called the Shankhpal form. Home and career may pull you in different directions, and you may change your house or your job more than once. A regular private routine, in a house of any size, tends to give you peace.',
      padma:
        'In the Padma form, Rahu is in the fifth house and Ketu in the eleventh. Studies, creative work or matters concerning children may advance in jumps, and your friends may change. Unusual talent is possible. Be patient about results, and keep to one good teacher if you have found one.',
      mahapadma:
        'With Rahu in the sixth house and Ketu in the twelfth, the form is Mahapadma. Work, debts or opponents may take up your energy, and time alone tends to restore it. You may become very capable in a crisis. A regular routine and papers that are in order usually let you sleep better.',
      takshak:
        'In the Takshak form, Rahu is in the seventh house and Ketu in the first. Partnerships can be absorbing and sometimes puzzling, as if the other person had something that you lack. Clear agreements help. Something of your own, such as art, prayer or sport, tends to make a partnership easier.',
      karkotak:
        'In the form called Karkotak, Rahu is in the eighth house and Ketu in the second. Some years may bring sudden turns, questions of inheritance or an inner change. Gentle words in the family usually help, as does reading about whatever worries you instead of only thinking of it.',
      shankhachud:
        'The Shankhachud form has Rahu in the ninth house and Ketu in the third. You may question your beliefs before you settle on them, and your relation with your father or a mentor could be unusual. Persistence tends to pay. A pilgrimage, some reading of the old texts and kindness to your siblings may help.',
      ghatak:
        'In the Ghatak form, Rahu is in the tenth house and Ketu in the fourth. You may be ambitious, and home can feel distant when you are busy. People tend to respect you when you are open with them. Calling your mother or an old friend, and keeping one room free of work, may do you good.',
      vishdhar:
        'Rahu in the eleventh house and Ketu in the fifth make the form called Vishdhar. Your circle and your aims may keep growing, while studies, romance or plans for children can take an unusual course. It may help to choose your company with care, and to share what you gain with young people who are learning.',
      sheshnag:
        'The Sheshnag form has Rahu in the twelfth house and Ketu in the sixth. Distant places, expenses and dreams may play a large part, and opponents tend to lose interest early. Time alone can give you strength if it has a fixed place in your week. Helping in a hospital, a shelter or a temple kitchen may suit you.',
      partial:
        'Nearly all planets are on one side of the line from Rahu to Ketu, and what is outside is close to that line. Some almanacs call this a partial kaal sarp, others count none; we do not count it, so the answer is No. The matters of Rahu and Ketu, as their houses describe them, may be a little more noticeable in some years.',
      absent:
        'There are planets on both sides of the line from Rahu to Ketu, so kaal sarp dosha does not arise. Rahu and Ketu still say where you reach out and where you let go, through their houses and signs; the planet report describes them.',
    },
    pitra: {
      present:
        'Some links between the Sun, the ninth house and the nodes are read as a debt to your ancestors. You may feel it as unfinished matters on your father’s side, or as a wish to know where you come from. Remembering elders, ending a quarrel and caring for older people are sincere answers. Classical texts do not name “pitra dosha”; modern lists draw on the combinations that Brihat Parashara Hora Shastra calls pitri shapa.',
      absent:
        'None of the combinations usually counted as pitra dosha is in this chart. Remembering parents and ancestors is a good custom for anybody and needs no planetary reason. If family questions weigh on you, talking to living relatives usually helps more than searching the past.',
    },
    papasamaya: {
      none: 'Mars, Saturn, the Sun and Rahu are in none of the counted houses from the ascendant, the Moon and Venus, so the total is zero. In matching, tradition then looks for a partner whose total is low as well. Respect for each other, of course, cannot be counted this way.',
      some: 'The total is moderate, which is the usual case. In matching, two people with similar totals are thought to meet on equal terms. The number says nothing about your character or your happiness, and there is nothing you need to do about it before a match.',
      many: 'Several of the four malefics are in the counted houses, so the total is on the high side. Tradition reads this as intensity in close relationships and suggests a partner with a similar total. Clear agreements and a patient first year together often matter more than the number.',
    },
    sadeSati: {
      rising:
        'Saturn is in the sign before your Moon, the first part of sade sati. Sleep, expenses or distant matters may need some order, and you may quietly give up old plans. Many people find it a good time to take on less: fewer commitments, clean accounts, early nights.',
      peak: 'Saturn is in the sign of your Moon, the middle part of sade sati. Feelings can be heavier and responsibilities closer to home, and you may grow up a good deal in these years. Keep to your routine, accept help, and postpone what can wait. Looking back, many people say that this is when they became dependable.',
      setting:
        'Saturn is in the sign after your Moon, the last part of sade sati. Family, speech and money usually come to the front, and your earlier patience may begin to show results. It tends to help if you save a little, speak with care and finish old paperwork. Things often get easier step by step.',
      fourth:
        'Saturn is in the fourth sign from your Moon, a dhaiya of about two and a half years. Home, vehicles, your mother or your own peace of mind may need attention. Repairs done in time usually save trouble. A quiet corner, regular meals and slow evenings tend to make these years manageable.',
      eighth:
        'Saturn is in the eighth sign from your Moon, which almanacs call the ashtama dhaiya. Plans may take a detour, and whatever you share with others needs clear papers. It can be a good time for research, for letting go of old things and for taking life more slowly. Tell people early when your plans change.',
      break:
        'Saturn has left the signs around your Moon for some months, so your sade sati is paused. It turns back later and completes the part that is left, which often feels like a second look at the same questions. It can be a good time to rest, to finish what these years have started, and to plan the months ahead without hurry.',
      none: 'At the moment Saturn is not near your Moon, nor in the fourth or eighth sign from it, so neither sade sati nor a dhaiya is running. Saturn still works through its own house and its aspects. It can be a good time to form habits that help you later on.',
    },
  },
  papasamyaMatch: {
    near_equal:
      'The two totals are nearly equal, which the rule likes best: both of you would take strain in a similar way. How you treat each other matters more than any count.',
    boy_more:
      'The totals are in the order that the rule accepts. The nearer they are, the better the rule likes them, and the percentage falls as they move apart.',
    girl_more:
      'The totals are in the order that the rule does not accept. Traditional advisers then look at exceptions, the seventh houses and the running periods before they say anything. It is one count among many, and a good reason to talk about temper, pace and expectations.',
  },
  kaalSarpDescending:
    'In this chart the planets lie between Ketu and Rahu, counted forward from Ketu. Some almanacs call this Kaal Amrit and consider it the gentler of the two directions: interest in worldly things may fade earlier, and inner interests may grow. Others see no difference, so we mention it separately.',
  remedies: {
    mangal: [
      'Give your body some work each day: a run, yoga, gardening or a sport with rules.',
      'On Tuesdays, read the Hanuman Chalisa, or sit quietly for as long as reading it would take.',
      'Agree with those at home on a pause of ten minutes whenever voices rise.',
      'Help where strength is useful: carrying, repairing, donating blood if your doctor approves.',
      'Before a marriage, speak openly about anger, money and rest, and write down what you agree.',
    ],
    kaalSarp: [
      'Keep one small observance, such as a lamp or a short prayer, at the same hour each day.',
      'Recite Om Namah Shivaya on Mondays, or listen to it with attention.',
      'Care for a piece of nature near you, such as a tree, a pond or the animals of the street.',
      'Finish one postponed task every week and note the date.',
      'Speak of recurring dreams or worries with someone you trust, instead of carrying them alone.',
    ],
    pitra: [
      'Remember ancestors on new-moon days with water, sesame or a silent thought by name.',
      'Ask your oldest relatives about the family, and write down what they remember.',
      'Share a meal with elderly people, your own or others who eat alone.',
      'Take the first step towards a relative you no longer talk to.',
      'Plant or look after a peepal, banyan or any long-lived tree in memory of those before you.',
    ],
    papasamaya: [
      'Compare both charts in full before giving weight to this single count.',
      'Offer a prayer together, in whatever form both of you find natural.',
      'Choose one evening a week to talk about the household, and begin with what went well.',
      'Spend a day each month helping together, at a school, a kitchen or a shelter.',
    ],
    sadeSati: [
      'Get up, eat and go to bed at regular times, and keep Saturdays simple.',
      'Visit or call an older person who has few visitors.',
      'Repay small debts first and keep accounts up to date.',
      'Light a sesame-oil lamp at dusk on Saturday, with a short prayer to Shani or Hanuman.',
      'Be fair to the people who work for you, at home or at the office, and call them by name.',
      'If low spirits last, speak to a doctor or counsellor as well as to an astrologer.',
    ],
  },
};
