import type { DoshaTexts } from './doshas.types.ts';

export const doshasEn: DoshaTexts = {
  states: {
    mangal: {
      present:
        'Mars stands in a house from which tradition sees it stirring married life. In practice this often means strong energy: quick decisions, frank speech, a need for work that uses the body. Couples handle it well by agreeing how to disagree. Many happy marriages have this placement, and the rest of both charts deserves equal attention.',
      partial:
        'A mild form of mangal dosha is seen here: Mars is in one of the listed houses, while other factors soften it. Expect some impatience in close relationships and considerable drive besides. Shared exercise, separate tasks and prompt apologies are usually enough. In matching, tradition gives such a chart little weight on this account.',
      cancelled:
        'Mars does occupy one of the listed houses, yet the exceptions that the old authors name apply and leave nothing of the dosha. You may keep the courage that Mars lends without reading a warning into it. Compatibility is then better judged from the Moon, Venus and the seventh house.',
      absent:
        'Mars stands outside the houses on which mangal dosha is based, so this rule has nothing to say about your chart. That is one factor settled among many. Temper, tenderness and daily habits still shape a marriage, and those are learnt by any couple, whatever their planets show.',
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
        'Nearly all planets lie on one side of the line from Rahu to Ketu, with an exception that breaks the pattern. Most schools then speak of a partial kaal sarp or of none. Some themes of the nodes may sound louder in certain years. The planet outside shows where matters move more freely.',
      absent:
        'Planets are found on both sides of the nodes, so kaal sarp dosha does not arise. Rahu and Ketu still describe where you reach out and where you let go, through their houses and signs. Read them there, along with everything else the chart says, and leave this name aside.',
    },
    pitra: {
      present:
        'Certain links between the Sun, the ninth house and the nodes are read as a debt towards ancestors. It may be felt as unfinished matters with the father’s line, or a wish to know where you come from. Remembering elders, mending a quarrel and caring for the old are sincere answers. No classical text defines this dosha.',
      absent:
        'The combinations commonly used for pitra dosha are missing in this chart. Gratitude to parents and ancestors remains a good custom for anybody, and needs no planetary reason. Should family questions weigh on you, conversation with living relatives generally reaches further than a search for causes in the past.',
    },
    papasamaya: {
      none: 'Mars, Saturn, the Sun and Rahu all avoid the counted houses from the ascendant, the Moon and Venus, so the papasamaya total is nil. For matching, tradition then looks for a partner whose total is low as well. Mutual regard, naturally, cannot be counted by any such method.',
      some: 'A moderate papasamaya total appears in this chart, which is the usual case. Its purpose is comparison: two people with similar totals are thought to meet on level ground. By itself the number says nothing about character or happiness, and it is best kept for the matching table.',
      many: 'Several of the counted malefics fall in the listed houses, and the papasamaya total is on the high side. Tradition takes this as intensity in close bonds and suggests a partner with a comparable figure. Clear agreements and a patient first year together often matter more than the sum.',
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
    accepted:
      'The two totals stand in the order that the rule accepts, so papasamaya raises no objection to this match. Near equality is held to be best, since both partners would meet strain with similar strength. Other kootas, and above all how you treat each other, complete the picture.',
    not_accepted:
      'The totals differ in the direction that the rule does not favour. Traditional advisers would then weigh exceptions, the seventh houses and the running periods before forming a view. Take it as a prompt to talk about temper, pace and expectations; one count out of many need not settle a choice.',
  },
  kaalSarpDescending:
    'The planets here stand on the arc from Ketu forward to Rahu. Some almanacs give this direction the name Kaal Amrit and read it as the gentler of the two: worldly concerns may loosen earlier, and inner interests grow. Others treat both alike, which is why the direction is mentioned separately.',
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
