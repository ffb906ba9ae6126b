import type { AscendantTexts } from './ascendants.types.ts';

export const ascendantsEn: AscendantTexts = {
  1: {
    symbol: 'Ram',
    prediction:
      'With Aries rising, life tends to move forward when you make the first move: a new post, a shift to another city, a project nobody has tried. You may have been impatient when you were young, and what you learned from it helps later. Work with a visible result at the end of the day usually keeps you in good spirits.',
    characteristics:
      'Mars tends to give a brisk walk, direct speech and a habit of starting before the plan is complete. Others often turn to you when someone has to decide on the spot. You may get angry quickly and get over it quickly. Long meetings and slow queues are what tests your patience most.',
    spirituality:
      'It may be easier for you to be still after some exercise. Surya namaskar at sunrise, walking to a temple, or seva that needs strong arms can do more for you than hours of sitting. On Tuesdays, one short prayer, said slowly, is a good way to calm down.',
    flagship: 'Courage to begin',
    strengths: ['initiative', 'courage', 'candour', 'quick recovery', 'energy'],
    watchpoints: ['impatience', 'haste', 'leaving things half done', 'blunt words'],
  },
  2: {
    symbol: 'Bull',
    prediction:
      'A Taurus ascendant favours what grows slowly: savings, a craft, a house improved room by room. You may take longer than others to choose a path, and then stay with it for decades. Change that is forced on you can feel heavy at first, though a steady routine generally gets you through it.',
    characteristics:
      'Venus often gives a pleasant voice and a real enjoyment of food, fabric and music. People tend to find you calm, and forget how firm you are until they try to push you. Comfort matters to you, and so does fairness about money. You seldom start a quarrel and seldom forget one.',
    spirituality:
      'You may like to express devotion with your hands and your voice: singing bhajans, stringing flowers, cooking prasad with care. A small altar that you keep clean every day can be a complete practice. Giving up one comfort for a week, now and then, shows you what you need and what is only habit.',
    flagship: 'Steadiness that others rely on',
    strengths: ['patience', 'loyalty', 'sense of beauty', 'thrift', 'endurance'],
    watchpoints: ['stubbornness', 'slowness to change', 'possessiveness', 'comfort before effort'],
  },
  3: {
    symbol: 'Pair with lute and mace',
    prediction:
      'With Gemini rising you may do several things at once: two jobs, many friends, evening courses. Opportunities tend to come through a message, a neighbour or a chance talk. In the middle years it usually pays to choose one of your many subjects and study it properly.',
    characteristics:
      'Mercury tends to give a quick mind, restless hands and a dry sense of humour. You probably explain things well and can see both sides of a dispute, which sometimes delays your own answer. Young company keeps you fresh. When a room is silent, you may feel that you have to say something.',
    spirituality:
      'Study can be your form of worship: one verse of the Gita a day, or a discussion group that meets every Wednesday. If your thoughts run in many directions, you may like a simple meditation: count your breaths up to eleven and start again.',
    flagship: 'A mind that connects people and ideas',
    strengths: ['wit', 'adaptability', 'curiosity', 'clear explanation', 'friendliness'],
    watchpoints: ['scattered effort', 'restlessness', 'saying more than needed', 'doubt'],
  },
  4: {
    symbol: 'Crab',
    prediction:
      'With Cancer rising, home and family tend to be the basis for everything else. Your mood and your luck may come in waves, with fuller and quieter months. Work that feeds, shelters, teaches or heals people often suits you, and so does a firm that is run like a family.',
    characteristics:
      'The Moon tends to give a long memory, an expressive face and a sense of what others feel before they say it. You may approach a goal sideways, as a crab does, and hold on once you have reached it. You probably keep old photographs, recipes and friends. Criticism can hurt you for a long time.',
    spirituality:
      'Water and evening light often do you good. Lighting a lamp at dusk, sitting near a river or a temple tank, and remembering your mother’s family with gratitude can settle your mind. On Mondays a lighter meal and an earlier night often do as much good as a long ritual.',
    flagship: 'Care that remembers',
    strengths: ['tenderness', 'memory', 'intuition', 'tenacity', 'hospitality'],
    watchpoints: ['changing moods', 'taking things to heart', 'clinging to the past', 'worry'],
  },
  5: {
    symbol: 'Lion',
    prediction:
      'With Leo rising you may want work that carries your name. Recognition often comes after some years of doing a senior’s work without the title. You tend to do well when it is clear who is responsible, and when there is somebody younger to teach. Work in which nobody knows you is usually less satisfying.',
    characteristics:
      'The Sun tends to give an upright bearing and a warm manner, and people usually notice you. You are often generous, and glad to be thanked. You keep promises because you are proud of your word. Being corrected in public may be hard for you; in private you can accept the same advice.',
    spirituality:
      'Offering water to the rising Sun may be the simplest practice for you: five quiet minutes before the day begins. Helping without your name on a plaque is another good one. The lives of rulers who gave up their power may interest you more than abstract teaching does.',
    flagship: 'Warm authority',
    strengths: ['generosity', 'dignity', 'leadership', 'loyalty', 'openness'],
    watchpoints: ['pride', 'need for praise', 'difficulty in delegating', 'overspending on show'],
  },
  6: {
    symbol: 'Maiden with a lamp and an ear of grain',
    prediction:
      'With Virgo rising you often get ahead by training: a craft, a science, accounts, medicine, editing, any field where small errors matter. You may seem slow beside bolder people, but what you build tends to last. A healthy routine, a tidy desk and fair pay for exact work can make a large difference to your days.',
    characteristics:
      'Mercury is careful and practical here. You tend to notice the missing comma, the loose screw, the tired face at the end of the table. You are probably modest, and you may criticise yourself more than anybody else. On most days you would rather be useful than applauded.',
    spirituality:
      'Karma yoga often suits you: cleaning a shrine, keeping the books of a charity, serving food. If you tend to be hard on yourself, think each evening of three things that went well. When worries keep you awake, a short mantra repeated on a mala can give your mind something to hold on to.',
    flagship: 'Careful, useful skill',
    strengths: ['precision', 'diligence', 'modesty', 'analysis', 'helpfulness'],
    watchpoints: ['fault-finding', 'worry over details', 'self-doubt', 'trouble in resting'],
  },
  7: {
    symbol: 'Scales',
    prediction:
      'With Libra rising, much of life tends to happen with a partner: a marriage, a joint business, a cause taken up with a friend. You may take time to decide, because you honestly consider the other side. Work that needs taste, negotiation or fairness often suits you. Saying a clear no may take some practice.',
    characteristics:
      'Venus tends to give courtesy, a sense of proportion and clothes that go well together. You can read a gathering quickly and smooth over what is rough in it. Under the easy manner you have a firm idea of justice. When nobody agrees, you may agree with everyone for a while, and be tired afterwards.',
    spirituality:
      'Beauty may be your way to prayer: a rangoli at the door, classical music heard to the end, a poem by Mirabai or Kabir learnt by heart. You may find it easier to sit in silence beside another person than alone. On Fridays, putting right one small unfairness is a good offering.',
    flagship: 'A gift for balance',
    strengths: ['tact', 'fairness', 'taste', 'cooperation', 'charm'],
    watchpoints: [
      'indecision',
      'pleasing everyone',
      'avoiding conflict',
      'leaning on others’ opinion',
    ],
  },
  8: {
    symbol: 'Scorpion',
    prediction:
      'With Scorpio rising, life may have clear chapters, each closed before the next begins. Research, repair, surgery, investigation, insurance or any work behind a closed door may suit you. You tend to trust people slowly. What you lose in one phase often comes back in another form, with patience and effort.',
    characteristics:
      'Mars works quietly in this watery sign, so your strength tends to show as stamina. You observe a great deal and say little. You may have few friends, and keep them for long. When you are hurt you might withdraw instead of speaking; one plain sentence at that point usually saves months of silence.',
    spirituality:
      'Deep practices may attract you: silent retreats, pranayama with a teacher, study of the Upanishads. You might write down an old resentment, tear up the paper and plant something over it. Forgiving a little at a time often lasts longer than one grand gesture.',
    flagship: 'Depth and resolve',
    strengths: ['determination', 'insight', 'loyalty', 'resourcefulness', 'calm in a crisis'],
    watchpoints: ['secrecy', 'holding grudges', 'suspicion', 'all-or-nothing choices'],
  },
  9: {
    symbol: 'Archer',
    prediction:
      'With Sagittarius rising you may be drawn to far places, and life often brings travel, higher study, or work among people who speak other languages. A teacher met at the right time may change your direction. When you are enthusiastic, you can promise too much; people tend to respect you more if you promise less and keep it.',
    characteristics:
      'Jupiter tends to give optimism, frank speech and a love of principles. You encourage people easily and may lecture them a little. The open air, sport, animals and long journeys refresh you. You may not care for details, so a patient colleague is a help. If somebody weak is treated unfairly, you are likely to speak up.',
    spirituality:
      'Pilgrimage may suit you best: a simple journey to one sacred place each year, partly on foot. You could listen to a discourse on Thursdays and try to live by one line of it for a week. You may learn most by asking questions, respectfully.',
    flagship: 'Hopeful vision',
    strengths: ['optimism', 'honesty', 'love of learning', 'generosity', 'sense of justice'],
    watchpoints: ['overpromising', 'bluntness', 'preaching', 'neglect of detail'],
  },
  10: {
    symbol: 'A crocodile with a deer’s face (makara)',
    prediction:
      'With Capricorn rising, you often start early and are rewarded late. Duties at home or at work may come before you feel ready. The second half of life tends to be easier than the first, when reputation, savings and skill have grown. Plan some rest as well.',
    characteristics:
      'Saturn tends to give few words, respect for time and a dry, surprising sense of humour. You would rather promise too little than too much, and being relied upon matters more to you than a title. Colleagues may think you distant until things go wrong and you stay late. Allow yourself to enjoy things.',
    spirituality:
      'A regular practice tends to suit you better than strong feelings. Ten minutes in the same place each day, a Saturday visit to old people who have few visitors, or looking after a tree planted in memory of an elder: plain things like these may mean a great deal to you.',
    flagship: 'Patient responsibility',
    strengths: ['discipline', 'perseverance', 'practical sense', 'reliability', 'thrift'],
    watchpoints: ['gloom', 'overwork', 'reserve', 'judging everything by results'],
  },
  11: {
    symbol: 'Bearer of a water pot',
    prediction:
      'With Aquarius rising you may find yourself in groups: unions, laboratories, circles of friends with one unusual interest. Your path may look odd to relatives until it begins to help many people. The contacts you make without any motive often bring you steady work years later.',
    characteristics:
      'Saturn in an airy sign tends to give independent thinking, fixed opinions and an even temper. You probably treat the peon and the director alike, and ideas interest you more than gossip. Closeness might take some effort: you care about people in general, and sometimes forget a birthday at home.',
    spirituality:
      'Silent meditation in a group, a satsang where everybody is equal, or service for a whole neighbourhood can suit you well. The thought that one consciousness lives in many bodies may mean a great deal to you. It also helps to look after one particular person, plant or animal each day.',
    flagship: 'Independent, humane thinking',
    strengths: ['originality', 'fairness to all', 'friendship', 'objectivity', 'reforming spirit'],
    watchpoints: ['detachment', 'fixed views', 'contrariness', 'forgetting those close to you'],
  },
  12: {
    symbol: 'Two fishes',
    prediction:
      'With Pisces rising, you may find it hard to say no, and often go where help is needed. The arts, hospitals, ashrams, the sea or foreign places may all play a part. A simple system for money is useful. Choose your company with care, since you tend to take on the mood of the people around you.',
    characteristics:
      'Jupiter tends to give compassion and a forgiving nature, and the watery sign adds imagination. You may sense the mood of a house at the door. Listening comes easily to you, deadlines less so. People bring you their troubles, and you might carry them home unless you take an hour to yourself.',
    spirituality:
      'Devotion tends to come naturally to you, and a fixed form helps it to last. You may like to sing the divine names, or to help in a kitchen that feeds strangers. Before you go to sleep, leave other people’s troubles with them in your thoughts: it can be a useful habit.',
    flagship: 'Compassion and imagination',
    strengths: ['compassion', 'imagination', 'forgiveness', 'devotion', 'sensitivity'],
    watchpoints: ['vagueness', 'weak boundaries', 'escaping from duty', 'being easily swayed'],
  },
};
