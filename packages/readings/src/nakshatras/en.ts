import type { NakshatraTexts } from './nakshatras.types.ts';

export const nakshatrasEn: NakshatraTexts = [
  // Ashwini
  {
    note: 'Ashwini carries the sign of a horse’s head and belongs to the Ashwini Kumaras, physicians of the gods. Those born under it often start quickly, help on the spot and recover well. Healing, transport or rescue may attract. A finished task is the one thing such speed is apt to leave behind.',
    padas: {
      1: 'Falling in Aries navamsha, this quarter is the quickest of the four: brave, self-directed, and happiest when first through the door.',
      2: 'Taurus navamsha slows the horse to a steady trot, so practical skill, patience with healing work and a liking for comfort appear.',
      3: 'With Gemini navamsha the mind runs ahead. Talk, trade, humour and clever remedies come easily; notes help you to remember them.',
      4: 'The Cancer navamsha adds tenderness. Care for others’ pain may lead you towards nursing, teaching or looking after a large household.',
    },
  },
  // Bharani
  {
    note: 'Bharani is drawn as a vessel and given to Yama, who keeps the law of limits. People of this star tend to carry much: feelings, duties, creative force. Loyalty is marked, and moderation is learnt by living. You may do well where something has to be borne, shaped and brought to birth.',
    padas: {
      1: 'Leo navamsha lends pride and warmth to this quarter; you prefer to carry responsibility in the open, with your name upon it.',
      2: 'Through Virgo navamsha the strength of Bharani turns careful, good at method, health routines and quiet service over long hours.',
      3: 'Here Libra navamsha softens intensity with courtesy. Art, partnership and a fair share of pleasures can matter a good deal.',
      4: 'Scorpio navamsha deepens this last quarter. Endurance is unusual, privacy guarded, and transformation is approached with a steady gaze.',
    },
  },
  // Krittika
  {
    note: 'Krittika, a blade or flame, is ruled by Agni, the fire. Clear judgement, appetite for work and a protective temper often accompany it, as with the six foster mothers of Kartikeya. You may cut through confusion at once. Warming people before correcting them keeps the flame welcome in every house.',
    padas: {
      1: 'The fire burns in Sagittarius navamsha: principled, generous and direct, this quarter likes a cause and open country around it.',
      2: 'Under Capricorn navamsha, Krittika becomes ambitious and thorough, ready to work long for a place that rests on merit.',
      3: 'Aquarius navamsha directs the blade at stale customs; knowledge shared with a group means more than personal comfort does.',
      4: 'In Pisces navamsha the flame becomes a lamp. Kindness guides criticism, and faith or music can soften firm opinions.',
    },
  },
  // Rohini
  {
    note: 'Rohini, the ox-cart, belongs to Prajapati the creator and is dear to the Moon. Growth, beauty and patience are its themes. Those born here often have a pleasing voice or eyes and a talent for making things thrive. Attachment can be strong, so generosity is its best companion.',
    padas: {
      1: 'Passion and initiative enter through Aries navamsha; this quarter goes after beauty actively and may begin several lovely projects.',
      2: 'Doubly in Taurus by navamsha, this is the fullest Rohini: calm, sensuous, musical, with a sound feeling for value.',
      3: 'The Gemini navamsha makes charm talkative. Commerce, writing, design or entertainment could give it a livelihood that varies pleasantly.',
      4: 'Cancer navamsha brings home to the front, and affection for mother, food and old belongings runs deep in this quarter.',
    },
  },
  // Mrigashira
  {
    note: 'Mrigashira is the head of a deer, searching the forest under gentle Soma. Curiosity, delicacy and a liking for travel or research go with it. You might collect scents, words or facts and move on when the trail grows cold. Choosing one path for long enough lets the search find its object.',
    padas: {
      1: 'Leo navamsha gives the searching deer a proud neck, so taste, creative confidence and a wish to be noticed come in.',
      2: 'A Virgo navamsha turns curiosity exact. Research, editing, botany or accounts may please this thoughtful and slightly anxious quarter.',
      3: 'Searching happens in company when Libra navamsha takes part; conversation, art and partnership supply the clues that you follow.',
      4: 'With Scorpio navamsha the trail goes underground. Hidden causes fascinate, and questions may be sharper than they first sound.',
    },
  },
  // Ardra
  {
    note: 'Ardra is a teardrop or a jewel, and its lord is Rudra of the storm. Effort, strong feeling and clearing away go together here; after rain the air is fresh. Such natives may be technically gifted and moved by the pain of others. Calm returns through honest work, breath and a friend who listens.',
    padas: {
      1: 'Sagittarius navamsha lets the storm look for truth: study, travel and outspoken ideals mark this first and hopeful quarter.',
      2: 'Within Capricorn navamsha, Ardra’s effort grows disciplined. Material tasks are faced squarely, while worries deserve to be said aloud.',
      3: 'Electric thought belongs to Aquarius navamsha; science, technology and reform may draw you, often with a circle of unusual friends.',
      4: 'Rain becomes gentle in Pisces navamsha. Compassion, imagination and the wish to relieve pain give direction to strong emotion.',
    },
  },
  // Punarvasu
  {
    note: 'Punarvasu means return of the light, pictured as a quiver of arrows and guarded by Aditi, mother of the gods. Optimism comes back after each disappointment. You may travel, teach or forgive more readily than most. A simple home, to which all the roads return, suits this generous star.',
    padas: {
      1: 'In Aries navamsha this quarter renews itself by acting: sport, travel and pioneering friendships restore hope within a day.',
      2: 'Taurus navamsha adds contentment, so returning means returning to comfort, craft, good soil and a well-set table.',
      3: 'The arrow of Gemini navamsha is a word. Teaching, writing or counselling may send it, cheerfully and in many directions.',
      4: 'Here the Moon’s sign, Cancer, holds rashi and navamsha alike; motherly care and hospitality are gifts of this quarter.',
    },
  },
  // Pushya
  {
    note: 'Pushya, the nourisher, is shown as an udder or a flower and is watched over by Brihaspati. Tradition holds it among the most helpful stars for steady undertakings. You may feed, teach or advise people and respect old forms. Saying no occasionally keeps the well of goodness from running low.',
    padas: {
      1: 'Leo navamsha gives nourishment a throne. Family pride, leadership and generosity towards dependants are likely to be visible.',
      2: 'By Virgo navamsha, care becomes service done correctly, through medicine, accounts, cooking or the teaching of useful habits.',
      3: 'Harmony matters to the Libra navamsha; a comfortable home, polite company and equal partnership feed this quarter well.',
      4: 'The Scorpio navamsha gives depth to devotion. Secrets are safe with you, and ancient wisdom may become a private study.',
    },
  },
  // Ashlesha
  {
    note: 'Ashlesha coils like its deities, the Nagas, who guard treasure and knowledge. Insight into motives, persuasive speech and a healing touch are often found here. You might hold on tightly once attached. Used with candour, this subtle strength can serve medicine, psychology, music or negotiation.',
    padas: {
      1: 'Sagittarius navamsha sends the serpent towards learning, and ambition is guided by teachers, faith and the desire to know.',
      2: 'Worldly skill comes with Capricorn navamsha. Planning is patient, and clear ethics are the ground such cleverness needs.',
      3: 'Mystery and society meet in Aquarius navamsha, a quarter drawn to occult science, reform or the study of crowds.',
      4: 'Pisces navamsha loosens the coil; sympathy is wide, dreams are strong, and healing others may also heal you.',
    },
  },
  // Magha
  {
    note: 'Magha is the royal seat, and its deities are the Pitris, the ancestors. Respect for lineage, dignity and a feeling for ceremony often belong to it. You may be asked to preside. Honour is carried most lightly when it is used to lift those who have no famous name.',
    padas: {
      1: 'The throne stands in Aries navamsha: courage and command are ready early, and independence is hard to bargain over.',
      2: 'Taurus navamsha settles the royal star. Property, tradition and a dignified way of life may be built with patience.',
      3: 'Through Gemini navamsha, ancestral knowledge is spoken and written; scholarship, history or lively administration could suit this quarter.',
      4: 'Under Cancer navamsha, family is the kingdom. Rituals, recipes and memories of elders are guarded with real feeling.',
    },
  },
  // Purva Phalguni
  {
    note: 'Purva Phalguni is the front of a couch, a place of rest under Bhaga, who gives enjoyment. Charm, creativity and affection tend to be present. You may bring ease into a workplace and colour into celebrations. Leisure is a talent here, most fruitful after the main work is done.',
    padas: {
      1: 'Doubly Leo by navamsha, this quarter loves the stage, warm company and generous gestures, and forgives with equal flourish.',
      2: 'Modest Virgo navamsha turns pleasure into craft, so fine handiwork, teaching and considerate hospitality are natural outlets.',
      3: 'Art and romance speak in Libra navamsha. Balance between rest and duty is sought, preferably with agreeable partners.',
      4: 'A deeper current runs through Scorpio navamsha; passion, loyalty and reflection on family matters underlie the sociable surface.',
    },
  },
  // Uttara Phalguni
  {
    note: 'Uttara Phalguni, the rear legs of the couch, belongs to Aryaman, keeper of contracts and friendship. Reliability, patronage and helpfulness mark it. You might be the person others name as guarantor or guide. Since promises weigh much with you, leave some evenings unpromised.',
    padas: {
      1: 'Sagittarius navamsha gives counsel a moral colour. Teachers, family elders and noble causes find an ally in this quarter.',
      2: 'Here Capricorn navamsha organises kindness; systems, institutions and practical arrangements make help available when it is required.',
      3: 'Friendship widens under Aquarius navamsha, and knowledge, science or social projects may be shared without regard to rank.',
      4: 'The Pisces navamsha lets duty become compassion. Quiet charity and a forgiving view of partners come naturally with time.',
    },
  },
  // Hasta
  {
    note: 'Hasta is the hand, and Savitar, who sets things in motion at dawn, directs it. Skill, wit and the power to arrange small matters well are its gifts. Healers, artisans, players and traders often know this star. A clear purpose keeps cleverness from becoming mere sleight of hand.',
    padas: {
      1: 'Energy of Aries navamsha moves the fingers fast: surgery, sport, repair or start-up craft may suit this bold quarter.',
      2: 'In Taurus navamsha the hand becomes an artisan’s, patient with clay, cloth, food or figures, and fair in trade.',
      3: 'Gemini navamsha doubles dexterity. Writing, accounts, magic tricks and jokes may all come from the same ten fingers.',
      4: 'Hands that hold and feed belong to Cancer navamsha; family welfare and healing touch are at the centre here.',
    },
  },
  // Chitra
  {
    note: 'Chitra is a bright jewel, made by Tvashtar, craftsman of the gods. An eye for form, colour and structure is common with it, along with some love of display. Design, architecture, fashion or engineering may appeal. What shines longest is made as carefully inside as it is outside.',
    padas: {
      1: 'Leo navamsha sets the jewel in gold. Creative pride, striking style and leadership in design are typical of this quarter.',
      2: 'Precision belongs to Virgo navamsha: fine detail, technique and modest hours at the bench bring out the sparkle.',
      3: 'By Libra navamsha, beauty turns to proportion and relation, giving talent for interiors, law, music or graceful partnership.',
      4: 'The inner facets show in Scorpio navamsha, where mysteries of form, research and strong personal magnetism are at work.',
    },
  },
  // Swati
  {
    note: 'Swati is a young shoot moving in the wind, under Vayu, the air. Independence, adaptability and talent for trade or learning go with it. You bend and seldom break. Roots form slowly, helped by regular habits, and then the flexible stem may carry surprising weight.',
    padas: {
      1: 'A breeze from Sagittarius navamsha carries ideas far; speech, travel and liberal study suit this candid first quarter.',
      2: 'Capricorn navamsha plants the shoot in firm earth. Business sense, calm ambition and regard for structure help it stand.',
      3: 'Independent thought is strongest with Aquarius navamsha, in learning, networks and friendships free of social fences.',
      4: 'The Pisces navamsha gives the wind moisture. Adaptable, imaginative and kind, you may flourish in travel or artistic work.',
    },
  },
  // Vishakha
  {
    note: 'Vishakha, a decorated arch, is shared by Indra and Agni, power and fire together. Purpose is its keynote: once the aim is chosen, effort continues until the gate is reached. Comparison with rivals can sting. Celebrating each stage and other people’s wins keeps the heart free for the goal.',
    padas: {
      1: 'Aries navamsha starts the march. Energy, competition and sudden decisions drive this quarter, and impatience is its teacher.',
      2: 'A purpose in Taurus navamsha is built and kept: wealth, comfort and perseverance join in one slow campaign.',
      3: 'The Gemini navamsha debates its way to the arch. Communication, trade or scholarship turn resolve into agreements.',
      4: 'Feeling powers the effort in Cancer navamsha; family, homeland or an emotional truth may be what you strive for.',
    },
  },
  // Anuradha
  {
    note: 'Anuradha is a lotus, growing through mud under Mitra, the friend. Devotion, cooperation and success among strangers or far from home are often linked with it. You may keep groups together by patience. Moods fall now and then, and a faithful friend is the surest way back.',
    padas: {
      1: 'With Leo navamsha, friendship becomes leadership. Warm, proud and loyal, you bring people together around a worthy standard.',
      2: 'Careful devotion is the mark of Virgo navamsha: learning, analysis and steady help hold this quarter’s ties in repair.',
      3: 'Libra navamsha opens the lotus in society. Music, diplomacy and affection make you a welcome companion in many circles.',
      4: 'Devotion reaches its depth in Scorpio navamsha, where loyalty is intense and spiritual or healing practice may take root.',
    },
  },
  // Jyeshtha
  {
    note: 'Jyeshtha means the eldest, wearing Indra’s protective talisman. Responsibility, cleverness under pressure and pride in competence are frequent here. You may guard others while telling little of your own worries. Authority rests easier once you let somebody else be strong on your behalf.',
    padas: {
      1: 'Sagittarius navamsha gives the elder a philosophy. Generous advice, learning and frankness help carry early responsibility.',
      2: 'In Capricorn navamsha, duty is exact and somewhat heavy; organisation, thrift and humour with friends lighten it.',
      3: 'An Aquarius navamsha protects the many. Social concern, scientific bent or unconventional views mark this senior figure.',
      4: 'The Pisces navamsha loosens the armour. Sensitivity, music and faith help the guardian speak about personal sorrows.',
    },
  },
  // Mula
  {
    note: 'Mula is a bundle of roots under Nirriti, who dissolves what has served its time. Those born here often dig for causes, in medicine, philosophy, research or family history. Changes of ground may occur and teach much. Replanting patiently after pulling something up is the wisdom of this star.',
    padas: {
      1: 'Roots are pulled with vigour in Aries navamsha: bold inquiry, courage and impatience to reach the bottom of things.',
      2: 'Taurus navamsha asks what the root can feed. Practical research, herbs, land or finance may reward slow digging.',
      3: 'By way of Gemini navamsha, questions are asked aloud; languages, debate and investigative writing suit this nimble quarter.',
      4: 'Here Cancer navamsha searches family soil. Emotional origins matter, and caring for home helps to settle the search.',
    },
  },
  // Purva Ashadha
  {
    note: 'Purva Ashadha is a winnowing fan or a tusk, given to Apas, the waters. Conviction, persuasive speech and renewal after setbacks are commonly described. You may win people by enthusiasm and dislike surrender. Water near the home, and a willingness to be persuaded in turn, refreshes this star.',
    padas: {
      1: 'Leo navamsha makes conviction visible. Pride, warmth and moral confidence place this quarter at the head of the procession.',
      2: 'Under Virgo navamsha the fan sifts fine; argument is supported by facts, and service gives weight to belief.',
      3: 'Persuasion is gracious in Libra navamsha. Trade, art, marriage and public relations benefit from agreeable strength.',
      4: 'The waters run deep with Scorpio navamsha: a determined, private quarter whose beliefs have been tested by change.',
    },
  },
  // Uttara Ashadha
  {
    note: 'Uttara Ashadha, the elephant’s tusk, is under the Vishvedevas, the universal gods. Lasting success by fair means is its classic theme. You may begin slowly, gather trust and complete what others left. Solitude restores you, though allies are the reason that such victories endure.',
    padas: {
      1: 'In Sagittarius navamsha the aim is noble and plainly stated. Teaching, law or public ethics might attract this quarter.',
      2: 'Capricorn navamsha concentrates perseverance. Rank is reached by merit, and the load is carried without much complaint.',
      3: 'Victory is shared in Aquarius navamsha; groups, knowledge and fair institutions give your patience its proper field.',
      4: 'Gentle determination comes with Pisces navamsha. Spiritual aims, kindness and bodily stamina work together better than haste.',
    },
  },
  // Shravana
  {
    note: 'Shravana is the ear, or three footprints of Vishnu. Listening, learning and passing on what was heard are its work. Teachers, linguists, counsellors and travellers are often found under it. You may be sensitive to gossip; music and sacred sound are better company for such fine hearing.',
    padas: {
      1: 'With Aries navamsha, listening leads at once to action. Initiative, career drive and outspoken teaching mark this quarter.',
      2: 'A calm, musical ear belongs to Taurus navamsha, and knowledge is stored like grain for later seasons.',
      3: 'Gemini navamsha hears and repeats. Languages, broadcasting, trade or storytelling give this quarter a lively public.',
      4: 'In Cancer navamsha the ear catches feelings; sympathy and memory may make you the confidant of a whole family.',
    },
  },
  // Dhanishta
  {
    note: 'Dhanishta is a drum, resonant under the eight Vasus, givers of substance. Rhythm, ambition and generosity tend to appear together. Music, sport, property or work in teams may suit. A drum sounds because it is hollow: making room for a partner’s beat keeps life in good time.',
    padas: {
      1: 'Leo navamsha beats a royal drum. Ambition, courage and generosity draw attention, and recognition is warmly received.',
      2: 'Skill in timing is refined by Virgo navamsha; business, sport or instrument is practised with attention to detail.',
      3: 'Rhythm becomes harmony in Libra navamsha, where ensembles, partnerships and gracious hospitality bring out your optimism.',
      4: 'Scorpio navamsha gives the beat intensity: competitive, magnetic and persevering, this quarter puts full strength into chosen work.',
    },
  },
  // Shatabhisha
  {
    note: 'Shatabhisha, a hundred healers, is an empty circle under Varuna, who sees through waters and hearts. Independence, research and unusual remedies go with it. You may need long stretches alone and speak the truth abruptly. Sharing findings before they are perfect brings the healer out of the circle.',
    padas: {
      1: 'Hope enters the circle through Sagittarius navamsha. Philosophy, frank speech and generous science describe this first quarter.',
      2: 'The Capricorn navamsha makes research disciplined. Organisation and realism help unusual knowledge to find a livelihood.',
      3: 'Solitary vision reaches furthest in Aquarius navamsha, with inventions, astronomy or reform among its possible paths.',
      4: 'By Pisces navamsha, healing becomes compassionate and intuitive; boundaries, sleep and clear water support such sensitivity.',
    },
  },
  // Purva Bhadrapada
  {
    note: 'Purva Bhadrapada shows the front of a bier or a face with two sides, under Aja Ekapada, the one-footed fire. Idealism and intensity are joined here. You could live simply for a cause and startle people with sudden fervour. Humour, sleep and steady friends keep the inner fire useful.',
    padas: {
      1: 'Aries navamsha ignites the ideal. Direct, ardent and impatient with compromise, this quarter acts on its belief.',
      2: 'The fire is banked in Taurus navamsha, where lasting projects, comfort and creative labour steady strong convictions.',
      3: 'Two faces talk to each other in Gemini navamsha: inquiry, writing and teaching make intensity understandable.',
      4: 'Within Cancer navamsha the heat warms a home. Care for the vulnerable gives fervour a tender and practical aim.',
    },
  },
  // Uttara Bhadrapada
  {
    note: 'Uttara Bhadrapada belongs to Ahir Budhnya, the serpent of the deep, and shows the back of a bier, a place of rest. Depth, self-control and quiet charity are its marks. You may give wise counsel and avoid crowds. Activity in the morning balances a love of withdrawal.',
    padas: {
      1: 'Leo navamsha brings depth into daylight. Dignity, creative purpose and protection of dependants mark this first quarter.',
      2: 'Analysis dives with Virgo navamsha; healing, research and careful service draw up what lies beneath the surface.',
      3: 'In Libra navamsha, stillness becomes balance. Counsel, art and fair partnership benefit from your unhurried sense of measure.',
      4: 'Scorpio navamsha goes to the sea bed: meditation, occult study or intense compassion may shape this quarter.',
    },
  },
  // Revati
  {
    note: 'Revati, a fish or a drum that marks time, is under Pushan, who guides travellers and lost cattle. Kindness, protection and a feeling for journeys’ ends are natural to it. You may care for animals, children or strangers on the road. Maps, clocks and some reserve keep the guide from getting lost.',
    padas: {
      1: 'Sagittarius navamsha blesses the traveller with faith. Learning, pilgrimage and cheerful generosity show in this quarter.',
      2: 'Guidance becomes organised under Capricorn navamsha, through timetables, savings and dependable care for those in charge.',
      3: 'The Aquarius navamsha protects strangers as friends; social service, ideas and independence accompany a gentle manner.',
      4: 'The zodiac closes here in Pisces navamsha. Imagination, surrender and deep sympathy ask for rest and firm daily outlines.',
    },
  },
];
