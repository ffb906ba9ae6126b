import type { NakshatraTexts } from './nakshatras.types.ts';

export const nakshatrasEn: NakshatraTexts = [
  // Ashwini
  {
    note: 'The symbol of Ashwini is a horse’s head, and its deities are the Ashwini Kumaras, the physicians of the gods. People born under it often start quickly, help at once and recover well. Medicine, transport or rescue work may attract you. Finishing what you have begun may need more patience than beginning it did.',
    padas: {
      1: 'This quarter falls in Aries navamsa and is the quickest of the four: brave, independent and glad to go first.',
      2: 'Taurus navamsa makes this quarter steadier. You may be practical and patient, and you probably like your comforts.',
      3: 'With Gemini navamsa you tend to think fast, and talk, trade and humour come easily. It may help to make notes.',
      4: 'Cancer navamsa adds tenderness here. You may be drawn to nursing, to teaching or to looking after a large family.',
    },
  },
  // Bharani
  {
    note: 'Bharani is pictured as a vessel, and its deity is Yama, who keeps the law. People of this star tend to carry a good deal, be it feelings, duties or creative ideas. You are probably loyal, and may have learned moderation by trial and error. Work that takes staying power often suits you.',
    padas: {
      1: 'Leo navamsa gives this quarter pride and warmth. You may like to take responsibility openly and under your own name.',
      2: 'With Virgo navamsa you tend to use your strength carefully: in method, in healthy routines and in long hours of quiet work.',
      3: 'Libra navamsa makes Bharani milder and more courteous here. Art, partnership and the pleasures of life may matter a good deal.',
      4: 'Scorpio navamsa gives this quarter unusual stamina. You may guard your privacy and stay calm while everything around you changes.',
    },
  },
  // Krittika
  {
    note: 'The symbol of Krittika is a blade or a flame, and its deity is Agni, the god of fire. It often gives clear judgement, an appetite for work and a wish to protect, like the six foster mothers of Kartikeya. You may see through a muddle at once. People take your criticism better after a friendly word.',
    padas: {
      1: 'With Sagittarius navamsa this quarter tends to be principled, generous and direct, and you may be happiest with a cause to work for.',
      2: 'Capricorn navamsa makes you ambitious and thorough. You may be ready to work for years for a position that you have earned.',
      3: 'Aquarius navamsa turns you against outdated customs. You may care more about sharing what you know than about your own comfort.',
      4: 'Pisces navamsa makes Krittika gentler. You may put criticism kindly, and faith or music can soften a firm opinion.',
    },
  },
  // Rohini
  {
    note: 'Rohini is pictured as an ox-cart. Its deity is Prajapati, the creator, and it is said to be the Moon’s favourite star. Growth, beauty and patience are its themes. You may have a pleasant voice or expressive eyes, and things often do well in your care. Attachments can be strong; sharing what you love helps.',
    padas: {
      1: 'Aries navamsa adds energy to this quarter. You may go after beautiful things actively and begin several projects at a time.',
      2: 'As the navamsa is Taurus again, this is the most typical quarter of Rohini: calm, musical and sensible about money.',
      3: 'Gemini navamsa makes your charm talkative, so trade, writing, design or entertainment could be a good way to earn a living.',
      4: 'With Cancer navamsa home comes first. Your mother, good food and familiar things probably mean a great deal to you.',
    },
  },
  // Mrigashira
  {
    note: 'Mrigashira is a deer’s head, and its deity is the gentle Soma. Curiosity, delicacy and a liking for travel or research go with it. You may collect scents, words or facts and move on when your interest fades. If you stay with one subject for long enough, you may find what you were looking for.',
    padas: {
      1: 'Leo navamsa gives this quarter good taste and creative confidence, and you may enjoy being noticed for both of them.',
      2: 'Virgo navamsa makes your curiosity exact. Research, editing, botany or accounts may suit you, and you may worry more than you need to.',
      3: 'With Libra navamsa you tend to search in company: conversations, art and partners may give you your best ideas.',
      4: 'Scorpio navamsa takes your curiosity deeper. Hidden causes may fascinate you, and your questions can be sharper than they first sound.',
    },
  },
  // Ardra
  {
    note: 'Ardra is pictured as a teardrop or a jewel, and its deity is Rudra, the god of storms. Effort, strong feelings and a fresh start afterwards go together here, as the air is fresh after rain. You may be gifted technically and moved by other people’s pain. Honest work and a friend who listens usually calm you.',
    padas: {
      1: 'With Sagittarius navamsa you tend to look for the truth. Study, travel and outspoken ideals may mark this hopeful quarter.',
      2: 'Capricorn navamsa makes your effort disciplined. You may deal well with practical tasks, and it helps to say your worries aloud.',
      3: 'Aquarius navamsa can draw you to science, technology and reform, and often to a circle of rather unusual friends.',
      4: 'Pisces navamsa makes Ardra gentle. Compassion, imagination and a wish to ease pain may give your strong feelings a direction.',
    },
  },
  // Punarvasu
  {
    note: 'Punarvasu means the return of the light. Its symbol is a quiver of arrows, and its deity is Aditi, mother of the gods. You tend to become hopeful again after each disappointment, and you may travel, teach or forgive more readily than most people. A simple home to come back to suits you.',
    padas: {
      1: 'With Aries navamsa you may regain your spirits by doing something: sport, a journey, or an adventure with friends.',
      2: 'Taurus navamsa makes this quarter contented. You may be glad to come back to comfort, good food and skilled work.',
      3: 'Gemini navamsa gives you a way with words. Teaching, writing or counselling may suit you, usually with plenty of good humour.',
      4: 'Here both the Moon’s sign and the navamsa are Cancer, so caring for people and welcoming guests may be your gifts.',
    },
  },
  // Pushya
  {
    note: 'Pushya means the nourisher. Its symbol is an udder or a flower, and its deity is Brihaspati, teacher of the gods. Tradition counts it among the most helpful stars for lasting work. You may feed, teach or advise people, and you respect old customs. Saying no now and then keeps your kindness from wearing you out.',
    padas: {
      1: 'Leo navamsa gives this quarter family pride and leadership, and you may be generous to those who depend on you.',
      2: 'With Virgo navamsa your care is practical and correct: medicine, accounts, cooking or teaching good habits may suit you.',
      3: 'Libra navamsa makes harmony important. A comfortable home, polite company and an equal partner tend to do you good.',
      4: 'Scorpio navamsa gives you deep devotion. People may trust you with their secrets, and old wisdom can become a private study.',
    },
  },
  // Ashlesha
  {
    note: 'Ashlesha is pictured as a coiled serpent, and its deities are the Nagas, who guard treasure and knowledge. Insight into people’s motives, persuasive speech and a gift for healing often go with it. You may hold on tightly once you are attached. Medicine, psychology, music or negotiation can use this talent well.',
    padas: {
      1: 'Sagittarius navamsa turns this quarter towards learning, and teachers, faith and a wish to know may guide your ambition.',
      2: 'Capricorn navamsa gives you practical skill. You may plan patiently, and clear principles keep your cleverness on good terms with others.',
      3: 'Aquarius navamsa mixes mystery with company, so you may be drawn to astrology, to reform or to the study of crowds.',
      4: 'Pisces navamsa softens Ashlesha. You may feel deeply for others and dream vividly, and helping people can help you too.',
    },
  },
  // Magha
  {
    note: 'Magha is pictured as a royal throne, and its deities are the Pitris, the ancestors. Respect for the family line, dignity and a feeling for ceremony often go with it. You may be asked to take the chair. People tend to respect you most when you use your position to help somebody without one.',
    padas: {
      1: 'With Aries navamsa courage and command come early, and you may find it hard to give up any of your independence.',
      2: 'Taurus navamsa makes this royal star settled. You may build up property, tradition and a dignified way of life patiently.',
      3: 'Through Gemini navamsa you may pass on old knowledge in speech and writing; scholarship, history or administration could suit you.',
      4: 'Cancer navamsa makes the family your kingdom. You may look after its rituals, recipes and memories with real feeling.',
    },
  },
  // Purva Phalguni
  {
    note: 'Purva Phalguni is pictured as the front of a couch, and its deity is Bhaga, who grants enjoyment. Charm, creativity and affection tend to be present. You may bring ease into a workplace and colour into a celebration. You know how to relax, and you enjoy it most when the main work is done.',
    padas: {
      1: 'As the navamsa is Leo again, this quarter loves the stage, warm company and generous gestures, and it tends to forgive easily.',
      2: 'Virgo navamsa makes you modest and skilful. Fine handiwork, teaching and thoughtful hospitality may come naturally to you.',
      3: 'Libra navamsa brings art and romance. You may look for a balance of rest and duty, best of all with a pleasant partner.',
      4: 'Scorpio navamsa gives this sociable quarter more depth: passion, loyalty and much thought about family matters.',
    },
  },
  // Uttara Phalguni
  {
    note: 'Uttara Phalguni is pictured as the back legs of a couch, and its deity is Aryaman, keeper of contracts and friendship. You tend to be reliable and helpful, and people may name you as a guarantor or a guide. Since you take a promise seriously, keep a few evenings free of them.',
    padas: {
      1: 'With Sagittarius navamsa your advice often has a moral side. Teachers, elders and good causes may find an ally in you.',
      2: 'Capricorn navamsa makes your kindness well organised: you may see to it that help arrives when it is needed.',
      3: 'Aquarius navamsa widens your circle. You may share knowledge, science or social projects without asking about anybody’s rank.',
      4: 'Pisces navamsa turns duty into compassion. Quiet charity and a forgiving view of a partner may come naturally with time.',
    },
  },
  // Hasta
  {
    note: 'Hasta is the hand, and its deity is Savitar, the Sun at dawn. Skill, wit and a talent for arranging small things well are its gifts. Healers, artisans, players and traders are often born under it. With a clear purpose your cleverness can achieve a great deal; without one it may turn into mere tricks.',
    padas: {
      1: 'Aries navamsa makes your hands fast. Surgery, sport, repairs or a new craft may suit this bold quarter.',
      2: 'With Taurus navamsa you tend to be a patient artisan, good with clay, cloth, food or figures, and fair in trade.',
      3: 'As the navamsa is Gemini, your fingers and your wit are both quick. Writing, accounts, magic tricks or jokes may suit you.',
      4: 'With Cancer navamsa you may use your hands to feed, to heal and to look after the family.',
    },
  },
  // Chitra
  {
    note: 'Chitra is a bright jewel, and its deity is Tvashtar, craftsman of the gods. It often gives an eye for form, colour and structure, and some love of display. Design, architecture, fashion or engineering may appeal. Your best work tends to be as careful on the inside as it is on the outside.',
    padas: {
      1: 'Leo navamsa gives this quarter creative pride and a striking style, and you may take the lead in matters of design.',
      2: 'With Virgo navamsa you tend to be precise. Fine detail, good technique and long hours of practice bring out your best.',
      3: 'Libra navamsa gives a sense of proportion, so interiors, law, music or a graceful partnership may be your strong points.',
      4: 'Scorpio navamsa makes this quarter deeper and more private, with a gift for research and a strong personal magnetism.',
    },
  },
  // Swati
  {
    note: 'Swati is a young shoot in the wind, and its deity is Vayu, the god of air. Independence, adaptability and a talent for trade or learning go with it. You tend to bend instead of breaking. It may take you some time to put down roots; regular habits make that easier.',
    padas: {
      1: 'Sagittarius navamsa carries your ideas far. Public speaking, travel and higher study may suit this frank first quarter.',
      2: 'With Capricorn navamsa you have more ground under your feet: business sense, calm ambition and respect for order.',
      3: 'Aquarius navamsa makes this the most independent quarter; learning, networks and friends from every background may matter to you.',
      4: 'Pisces navamsa makes you adaptable, imaginative and kind, and travel or artistic work may bring out the best in you.',
    },
  },
  // Vishakha
  {
    note: 'Vishakha is pictured as a decorated arch, and its deities are Indra and Agni together. Purpose is its main quality: once you have chosen an aim, you tend to go on until you reach it. Comparing yourself with rivals can hurt. Enjoy each stage, and be glad for other people’s success as well.',
    padas: {
      1: 'Aries navamsa gives this quarter energy, a taste for competition and quick decisions. Impatience may be what you have to work on.',
      2: 'With Taurus navamsa you tend to pursue wealth and comfort slowly and steadily, and to keep what you have built.',
      3: 'Gemini navamsa gets there by talking. Communication, trade or scholarship may help you to reach an agreement.',
      4: 'With Cancer navamsa your feelings drive you. You may work hardest for your family, your homeland or something you believe in.',
    },
  },
  // Anuradha
  {
    note: 'Anuradha is a lotus growing out of the mud, and its deity is Mitra, the friend. Devotion, cooperation and success among strangers or far from home are often linked with it. You may keep a group together by your patience. When your mood is low, a faithful friend tends to help more than advice.',
    padas: {
      1: 'With Leo navamsa your friendships turn into leadership. You may bring people together for something worth doing.',
      2: 'Virgo navamsa makes your devotion careful. Learning, analysis and steady help tend to keep your friendships in good repair.',
      3: 'Libra navamsa makes you good company. Music, diplomacy and affection may open many circles to you.',
      4: 'Scorpio navamsa gives intense loyalty, and a spiritual or healing practice may become an important part of your life.',
    },
  },
  // Jyeshtha
  {
    note: 'Jyeshtha means the eldest. Its symbol is a protective talisman, and its deity is Indra. Responsibility, a cool head under pressure and pride in doing things well are common here. You may protect others and tell them little about your own worries. It gets easier once you let somebody else be the strong one.',
    padas: {
      1: 'Sagittarius navamsa gives you a philosophy to live by. Learning and frankness may help you with early responsibility.',
      2: 'With Capricorn navamsa you tend to take duty seriously. Good organisation, thrift and time with cheerful friends lighten it.',
      3: 'Aquarius navamsa turns your care towards the many. Social concern, science or unconventional views may mark this quarter.',
      4: 'Pisces navamsa makes you more open. Sensitivity, music and faith may help you to talk about your own sorrows.',
    },
  },
  // Mula
  {
    note: 'Mula is a bunch of roots, and its deity is Nirriti, who dissolves what has served its time. People born here often look for causes, in medicine, philosophy, research or family history. Your life may change direction more than once and teach you something each time. Give a new beginning time to grow.',
    padas: {
      1: 'Aries navamsa makes this quarter bold. You may be impatient to get to the bottom of things, and brave enough to do it.',
      2: 'With Taurus navamsa you tend to ask what a thing is good for. Practical research, herbs, land or finance may suit you.',
      3: 'Gemini navamsa asks its questions aloud, so languages, debate and investigative writing may suit this nimble quarter.',
      4: 'With Cancer navamsa you may look for answers in your own family, and caring for a home can settle you.',
    },
  },
  // Purva Ashadha
  {
    note: 'Purva Ashadha is pictured as a winnowing fan or a tusk, and its deity is Apas, the waters. Conviction, persuasive speech and the power to recover from setbacks are often described. You may win people over with your enthusiasm and dislike giving in. Let yourself be persuaded now and then.',
    padas: {
      1: 'Leo navamsa makes your convictions visible. Pride, warmth and moral confidence may put you at the head of a group.',
      2: 'With Virgo navamsa you tend to check your facts, and what you do for others gives weight to what you say.',
      3: 'Libra navamsa makes you persuasive in a pleasant way. Trade, art, marriage and public relations may benefit from it.',
      4: 'Scorpio navamsa makes this a determined and private quarter, and your beliefs may have been tested by change.',
    },
  },
  // Uttara Ashadha
  {
    note: 'Uttara Ashadha is pictured as an elephant’s tusk, and its deities are the Vishvedevas, the universal gods. Lasting success by fair means is its classic theme. You may begin slowly, earn trust and finish what others have left. Time alone restores you, but it is your allies who help your success to last.',
    padas: {
      1: 'With Sagittarius navamsa you tend to aim high and to say so. Teaching, law or public ethics might attract you.',
      2: 'Capricorn navamsa makes you persevering. You may reach a high position by merit, and carry its load without much complaint.',
      3: 'Aquarius navamsa likes to share its success. Groups, knowledge and fair institutions may be a good field for your patience.',
      4: 'Pisces navamsa gives gentle determination. Spiritual aims, kindness and stamina may take you further than haste does.',
    },
  },
  // Shravana
  {
    note: 'Shravana is the ear, or the three footprints of Vishnu, who is its deity. Listening, learning and passing on what was heard are its work. Teachers, linguists, counsellors and travellers are often born under it. Gossip may hurt you more than it hurts others; music is better company.',
    padas: {
      1: 'With Aries navamsa you tend to act on what you hear. Initiative, a strong career and outspoken teaching may mark this quarter.',
      2: 'Taurus navamsa gives you a calm and musical ear, and you may remember what you learn for many years.',
      3: 'Gemini navamsa likes to pass things on. Languages, broadcasting, trade or storytelling may bring you a lively audience.',
      4: 'With Cancer navamsa you tend to hear what people feel, and you may be the one in whom a whole family confides.',
    },
  },
  // Dhanishta
  {
    note: 'Dhanishta is a drum, and its deities are the eight Vasus, who give wealth. Rhythm, ambition and generosity tend to appear together. Music, sport, property or work in a team may suit you. Leave room for your partner’s rhythm as well as your own, and things at home tend to go better.',
    padas: {
      1: 'Leo navamsa gives this quarter ambition, courage and generosity. You may draw attention, and enjoy being recognised.',
      2: 'With Virgo navamsa you tend to have a good sense of timing, and may practise a business, a sport or an instrument carefully.',
      3: 'Libra navamsa turns rhythm into harmony; playing together, partnership and gracious hospitality may bring out your optimism.',
      4: 'Scorpio navamsa makes this quarter competitive, magnetic and persevering. You may put your whole strength into chosen work.',
    },
  },
  // Shatabhisha
  {
    note: 'Shatabhisha means a hundred healers. Its symbol is an empty circle, and its deity is Varuna, lord of the waters. Independence, research and unusual remedies go with it. You may need long hours alone, and you tend to speak the truth abruptly. Try sharing what you have found before it is perfect.',
    padas: {
      1: 'Sagittarius navamsa makes this first quarter hopeful. Philosophy, frank speech and generosity with what you know may describe you.',
      2: 'Capricorn navamsa makes your research disciplined, and good organisation may help you to earn a living from unusual knowledge.',
      3: 'As the navamsa is Aquarius again, your ideas may be far ahead of your time; inventions, astronomy or reform can attract you.',
      4: 'Pisces navamsa makes you compassionate and intuitive. Regular sleep, and limits on what you take on, tend to help.',
    },
  },
  // Purva Bhadrapada
  {
    note: 'Purva Bhadrapada is pictured as the front of a funeral cot or as a face with two sides, and its deity is Aja Ekapada, a form of fire. Idealism and intensity go together here. You may live simply for the sake of a cause and surprise people with your passion. Humour, sleep and steady friends keep you balanced.',
    padas: {
      1: 'Aries navamsa makes this quarter direct and ardent. You tend to act on what you believe and to dislike a compromise.',
      2: 'With Taurus navamsa lasting projects, a comfortable home and creative work may steady your strong convictions.',
      3: 'Gemini navamsa lets you see both sides. Inquiry, writing and teaching may help others to understand your intensity.',
      4: 'Cancer navamsa brings your warmth home. Caring for people who need help may give your passion a tender and practical aim.',
    },
  },
  // Uttara Bhadrapada
  {
    note: 'The deity of Uttara Bhadrapada is Ahir Budhnya, the serpent of the deep, and its symbol is the back of a funeral cot, a place of rest. Depth, self-control and quiet charity are its marks. You may give wise advice and avoid crowds. An active morning balances your love of being alone.',
    padas: {
      1: 'Leo navamsa brings your depth into the open. Dignity, creative purpose and care for those who depend on you may mark this quarter.',
      2: 'With Virgo navamsa you tend to analyse what lies below the surface; healing, research and careful service may suit you.',
      3: 'Libra navamsa turns stillness into balance. Advice, art and a fair partnership may benefit from your sense of measure.',
      4: 'Scorpio navamsa goes deepest of all: meditation, the study of hidden things or great compassion may shape this quarter.',
    },
  },
  // Revati
  {
    note: 'Revati is pictured as a fish or as a drum that marks the time, and its deity is Pushan, who guides travellers and lost cattle. Kindness, protection and a feeling for the end of a journey come naturally. You may care for animals, children or strangers. Keep some time and strength for yourself.',
    padas: {
      1: 'Sagittarius navamsa gives you faith in the journey. Learning, pilgrimage and cheerful generosity may show in this quarter.',
      2: 'With Capricorn navamsa your help is well organised: timetables, savings and dependable care for those in your charge.',
      3: 'Aquarius navamsa treats strangers as friends. Social service, new ideas and independence may go with your gentle manner.',
      4: 'This last quarter of the zodiac falls in Pisces navamsa. You may be imaginative and deeply sympathetic, so rest and routine help.',
    },
  },
];
