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
        'Anant form: Rahu is in the first house and Ketu in the seventh, with all planets on one side. Life may swing between finding yourself and finding the other. Identity often matures after some trial. Honest partnership, begun without hurry, tends to bring this axis into balance.',
      kulik:
        'In the Kulik form, Rahu occupies the second house and Ketu the eighth. Family, speech and resources can require several new starts, and habits of eating or spending may need reform. Measured words and simple accounts help. Over time you could become the one who restores order in family affairs.',
      vasuki:
        'Vasuki places Rahu in the third house, Ketu in the ninth. Effort is plentiful, while guidance from elders may come late or in unfamiliar form. Siblings and journeys can bring both adventures and delays. Steady practice of one skill, with respect for honest teachers, suits this pattern.',
      shankhpal:
        'Here Rahu is in the fourth house and Ketu in the tenth, the form called Shankhpal. Home and career may pull against each other, with changes of residence or post along the way. Peace grows by making a stable private routine. A house of any size becomes restful through regular hours.',
      padma:
        'The Padma form has Rahu in the fifth and Ketu in the eleventh house. Study, children or creative work may advance in jumps, and friends change. Unusual talent is possible. Patience with results, small stakes in speculation and trust in one good teacher let the lotus of the name open in its season.',
      mahapadma:
        'With Rahu in the sixth house and Ketu in the twelfth, the form is Mahapadma. Work, debts or opponents take up energy, and solitude restores it. You may become very capable in crises. Regular checks of health and papers, done calmly, leave room for sound sleep and inner life.',
      takshak:
        'Takshak sets Rahu in the seventh house opposite Ketu in the first. Partnerships can be absorbing and sometimes puzzling, as the other person seems to hold the missing half. Contracts should be clear. Self-respect developed alone, in art, prayer or sport, makes companionship lighter and steadier.',
      karkotak:
        'In the form named Karkotak, Rahu stands in the eighth house and Ketu in the second. Sudden turns, inheritance questions or inner change may mark certain years. Family speech benefits from gentleness. Insurance, a healthy diet and learning about what you fear tend to make the road smoother.',
      shankhachud:
        'Shankhachud has Rahu in the ninth and Ketu in the third house. Belief may be questioned before it is found, and the relation with the father or mentors could be unusual. Fortune likes persistence here. Pilgrimage, reading of sources and courtesy to siblings bring this axis to rest.',
      ghatak:
        'The Ghatak form shows Rahu in the tenth house, Ketu in the fourth. Ambition is strong, and home may feel distant during busy periods. Reputation prospers by openness. Calling your mother or an old friend, and keeping one room free of work, returns the ground beneath so much striving.',
      vishdhar:
        'Rahu in the eleventh house with Ketu in the fifth makes the form Vishdhar. Networks and aims expand, while studies, romance or children may follow an uncommon course. Choose companions with care. When gains are shared with learners and the young, both ends of this axis appear to benefit.',
      sheshnag:
        'Sheshnag is formed by Rahu in the twelfth house and Ketu in the sixth. Distant places, expenses and dreams may be prominent, and opponents lose interest early. Solitude gives strength when it has a rhythm. Service in a hospital, shelter or temple kitchen is a natural outlet for this pattern.',
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
      some: 'The total is moderate, which is the usual case. It is meant for comparing two charts: people with similar totals are thought to meet on equal terms. On its own the number says nothing about your character or your happiness.',
      many: 'Several of the four malefics are in the counted houses, so the total is on the high side. Tradition reads this as intensity in close relationships and suggests a partner with a similar total. Clear agreements and a patient first year together often matter more than the number.',
    },
    sadeSati: {
      rising:
        'Saturn is in the sign before your Moon, the first part of sade sati. Sleep, expenses or distant matters may ask for order, and old plans are quietly put away. It is a season for reducing load: fewer commitments, clean accounts, early nights. What you simplify now tends to support the years ahead.',
      peak: 'Saturn moves through the sign of your natal Moon, the middle part of sade sati. Feelings can be heavier and responsibilities closer to home, while maturity grows in the same measure. Keep routines, accept help, and postpone what can wait. Many people later name these years as those in which they became dependable.',
      setting:
        'In the sign after your Moon, Saturn completes the sade sati. Family, speech and money usually take the foreground, and results of earlier patience begin to show. Saving a little, speaking with care and finishing old paperwork suit this stretch. The pace often eases step by step as it closes.',
      fourth:
        'Saturn transits the fourth sign from your Moon, a dhaiya of about two and a half years. Home, vehicles, the mother’s wellbeing or peace of mind may call for maintenance. Repairs done in time save trouble. A quiet corner, regular meals and a slower evening make this passage quite manageable.',
      eighth:
        'The eighth sign from your Moon now holds Saturn; almanacs call this the ashtama dhaiya. Plans may take detours, and matters shared with others need clear papers. It is a good time for research, for letting go and for routine check-ups. Move at walking pace and tell people where you stand.',
      none: 'At the moment Saturn stands neither around your Moon nor in the fourth or eighth sign from it, so neither sade sati nor a dhaiya is running. Its lessons come then through its own house and aspects. Use the lighter ground to form good habits, which carry well into any later phase.',
    },
  },
  papasamyaMatch: {
    near_equal:
      'The two totals are nearly equal, which the rule likes best: both would meet strain with similar strength. How you treat each other matters more than any count.',
    boy_more:
      'The totals are in the order that the rule accepts. The nearer they are, the better the rule likes them, and the percentage falls as they move apart.',
    girl_more:
      'The totals are in the order that the rule does not accept. Traditional advisers then look at exceptions, the seventh houses and the running periods before they say anything. It is one count among many, and a good reason to talk about temper, pace and expectations.',
  },
  kaalSarpDescending:
    'The planets here are on the arc from Ketu forward to Rahu. Some almanacs give this direction the name Kaal Amrit and read it as the gentler of the two: worldly concerns may loosen earlier, and inner interests grow. Others treat both alike, which is why the direction is mentioned separately.',
  remedies: {
    mangal: [
      'Give the body honest work each day: a run, yoga, gardening or a sport with rules.',
      'On Tuesdays read the Hanuman Chalisa or sit quietly for as long as it takes to recite.',
      'Agree with those at home on a pause of ten minutes whenever voices rise.',
      'Help where strength is useful: carrying, repairing, donating blood if your doctor approves.',
      'Before a marriage, speak openly about anger, money and rest, and write down what you agree.',
    ],
    kaalSarp: [
      'Keep one small observance at the same hour daily, for regularity steadies the nodes’ restlessness.',
      'Recite Om Namah Shivaya on Mondays, or listen to it with attention.',
      'Care for a piece of nature near you, such as a tree, a pond or the animals of the street.',
      'Finish one postponed task every week and note the date.',
      'Speak of recurring dreams or worries with someone you trust, instead of carrying them alone.',
    ],
    pitra: [
      'Remember ancestors on new-moon days with water, sesame or a silent thought by name.',
      'Write down what the oldest relatives can still tell about the family.',
      'Share a meal with elderly people, your own or others who eat alone.',
      'Take the first step towards a relative with whom talk has stopped.',
      'Plant or look after a peepal, banyan or any long-lived tree in memory of those before you.',
    ],
    papasamaya: [
      'Compare both charts in full before giving weight to this single count.',
      'Offer a prayer together, in whatever form both of you find natural.',
      'Choose one evening a week for talk about the household, with praise first.',
      'Serve jointly for a day each month, at a school, kitchen or shelter.',
    ],
    sadeSati: [
      'Rise, eat and sleep at settled times, and let Saturdays be simple.',
      'Visit or telephone an older person who has few callers.',
      'Repay small debts first and keep accounts up to date.',
      'Light a sesame-oil lamp at dusk on Saturday, with a short prayer to Shani or Hanuman.',
      'Treat those who serve you, at home or at work, with fairness and with their names.',
      'If low spirits last, speak to a doctor or counsellor as well as to an astrologer.',
    ],
  },
};
