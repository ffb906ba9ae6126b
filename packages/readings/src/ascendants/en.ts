import type { AscendantTexts } from './ascendants.types.ts';

export const ascendantsEn: AscendantTexts = {
  1: {
    symbol: 'Ram',
    prediction:
      'With Aries rising, life tends to open through first moves: a new post, a shift of city, a project nobody has tried. Early years may hold a few impatient turns, and what is learnt from them serves later. Work with a visible result at the end of the day usually keeps you in good spirits.',
    characteristics:
      'Mars lends a brisk walk, direct speech and a habit of beginning before the plan is complete. Others often turn to you when someone has to decide on the spot. Anger comes quickly and leaves quickly. Long committees and slow queues are the real test of patience here.',
    spirituality:
      'Stillness may come more easily after the body has moved. Surya namaskar at sunrise, a walk to a temple on foot, or seva that needs strong arms can do more for you than hours of sitting. On Tuesdays, a few minutes given to one short prayer, said slowly, is a good counterweight to hurry.',
    flagship: 'Courage to begin',
    strengths: ['initiative', 'courage', 'candour', 'quick recovery', 'energy'],
    watchpoints: ['impatience', 'haste', 'leaving things half done', 'blunt words'],
  },
  2: {
    symbol: 'Bull',
    prediction:
      'Taurus on the ascendant favours what grows slowly: savings, skill of the hand, a house improved room by room. You may take longer than others to choose a path, then stay with it for decades. Change forced from outside feels heavy at first, though a steady routine generally carries you through it.',
    characteristics:
      'Venus gives an eye for texture, a pleasant voice and real enjoyment of food, fabric and song. People around you often find you calm, and forget how firm you are until they try to push. Comfort matters, as does fairness in money. You seldom raise a quarrel and seldom forget one.',
    spirituality:
      'Devotion through the senses suits this sign: singing bhajans, stringing flowers, cooking prasad with care. A small altar kept clean every day can be a complete practice. Giving away one comfort for a week now and then shows how much is habit and how much is need, without any harshness.',
    flagship: 'Steadiness that others lean on',
    strengths: ['patience', 'loyalty', 'sense of beauty', 'thrift', 'endurance'],
    watchpoints: ['stubbornness', 'slowness to change', 'possessiveness', 'comfort before effort'],
  },
  3: {
    symbol: 'Pair with lute and mace',
    prediction:
      'Gemini rising often brings a life with several threads at once: two jobs, many friends, courses started in the evening. Opportunities tend to arrive through a message, a neighbour or a chance talk. The middle years usually reward those who choose one subject out of the many and follow it to some depth.',
    characteristics:
      'Mercury makes the mind quick, the hands restless and the humour dry. You probably explain things well and can see both sides of a dispute, which sometimes delays your own answer. Young company keeps you fresh. Silence in a room may feel like a question you ought to fill.',
    spirituality:
      'Study can be your form of worship: one verse of the Gita a day, copied by hand and thought over, or a discussion group that meets every Wednesday. Because thoughts run in many directions, counting breaths up to eleven and starting again is a modest, workable meditation for an ordinary morning.',
    flagship: 'A mind that connects people and ideas',
    strengths: ['wit', 'adaptability', 'curiosity', 'clear explanation', 'friendliness'],
    watchpoints: ['scattered effort', 'restlessness', 'saying more than needed', 'doubt'],
  },
  4: {
    symbol: 'Crab',
    prediction:
      'When Cancer rises, home and family tend to be the ground on which other matters are built. Moods and fortunes may move in tides, with fuller and quieter months. Work that feeds, shelters, teaches or heals people often suits you, and so does any enterprise run like a household where each person is known.',
    characteristics:
      'The Moon gives a long memory, an expressive face and a sense of what others feel before they say it. You may approach a goal sideways, as the crab does, and hold on once it is reached. Old photographs, recipes and friends stay with you. Criticism is felt deeply, so rest helps.',
    spirituality:
      'Water and evening light are natural helpers here. Lighting a lamp at dusk, sitting near a river or tank, and remembering the mother’s line with gratitude can settle the mind. On Mondays a lighter meal and an earlier bedtime often do as much good as a longer ritual would.',
    flagship: 'Care that remembers',
    strengths: ['tenderness', 'memory', 'intuition', 'tenacity', 'hospitality'],
    watchpoints: ['changing moods', 'taking things to heart', 'clinging to the past', 'worry'],
  },
  5: {
    symbol: 'Lion',
    prediction:
      'Leo on the horizon often asks for a place where your name stands behind the work. Recognition may come after a period of doing a senior’s tasks without the title. You tend to do well when responsibility is clear and when somebody younger is being taught; crowded, anonymous work is usually less satisfying.',
    characteristics:
      'The Sun gives an upright bearing, a warm manner and an instinct for the centre of the room. Generosity comes naturally, and thanks are welcome in return. You keep promises because your word is part of your pride. Being corrected in public is difficult; the same advice in private is often accepted.',
    spirituality:
      'Offering water to the rising Sun is the simplest practice for this sign, five quiet minutes before the day makes its claims. Service done without a name on the plaque is a fine discipline too. Reading lives of rulers who gave things up may speak to you more than abstract teaching does.',
    flagship: 'Warm authority',
    strengths: ['generosity', 'dignity', 'leadership', 'loyalty', 'openness'],
    watchpoints: ['pride', 'need for praise', 'difficulty in delegating', 'overspending on show'],
  },
  6: {
    symbol: 'Maiden with a lamp and an ear of grain',
    prediction:
      'Virgo rising frequently leads through training: a craft, a science, accounts, medicine, editing, any field where small errors count. Progress may look slow beside bolder people, yet what you build tends to stay repaired. Health routines, a tidy desk and fair pay for exact work make a large difference to your days.',
    characteristics:
      'Mercury here becomes careful and practical. You notice the missing comma, the loose screw, the tired face at the end of the table. Modesty is real, and so is a sharp inner critic that may be turned on yourself first. Usefulness pleases you more than applause, at least on most days.',
    spirituality:
      'Karma yoga fits this temperament: cleaning a shrine, keeping the books of a charity, serving food without comment. A written record of three things that went well each evening can soften self-criticism. Where worry circles at night, a short mantra repeated on a mala gives the careful mind something useful to count.',
    flagship: 'Careful, useful skill',
    strengths: ['precision', 'diligence', 'modesty', 'analysis', 'helpfulness'],
    watchpoints: ['fault-finding', 'worry over details', 'self-doubt', 'trouble in resting'],
  },
  7: {
    symbol: 'Scales',
    prediction:
      'With Libra rising, much of life tends to happen in partnership: marriage, a business shared in two names, a cause taken up with a friend. Decisions may take time because the other side is honestly weighed. Fields that need taste, negotiation or fairness often open doors, and saying a clear no is a skill worth practising.',
    characteristics:
      'Venus lends courtesy, a sense of proportion and clothes that somehow go together. You read a gathering quickly and smooth what is rough in it. Beneath the ease there is a firm idea of justice. When nobody agrees, you may agree with everyone for a while, which tires you afterwards.',
    spirituality:
      'Beauty arranged with attention can lead this sign inward: rangoli at the door, classical music heard to the end, a poem by Mirabai or Kabir learnt by heart. Sitting in silence beside another person often works better than sitting alone. On Fridays, settling one small unfairness is a worthy offering.',
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
      'Scorpio on the ascendant tends to give a life of distinct chapters, each closed fully before the next begins. Research, repair, surgery, investigation, insurance or any work behind a closed door may suit you. Trust is built slowly here. What is lost in one phase often returns in another form, through patience and effort.',
    characteristics:
      'Mars works quietly in this watery sign, so strength shows as stamina and a steady gaze. You observe a good deal and tell a little. Friends are few and kept for long. When hurt you might withdraw instead of speaking, and a plain sentence at that point usually saves months of silence.',
    spirituality:
      'Practices that go below the surface draw you: silent retreats, pranayama with a teacher, study of the Upanishads. Writing down an old resentment and planting something over the torn paper can be a sincere rite. Forgiveness in small portions is generally more lasting than a single grand gesture.',
    flagship: 'Depth and resolve',
    strengths: ['determination', 'insight', 'loyalty', 'resourcefulness', 'calm in a crisis'],
    watchpoints: ['secrecy', 'holding grudges', 'suspicion', 'all-or-nothing choices'],
  },
  9: {
    symbol: 'Archer',
    prediction:
      'Sagittarius rising likes a far horizon, and life often obliges with travel, higher study, or work among people of other tongues. A teacher met at the right time may change your direction. Promises made in enthusiasm can crowd the calendar; fewer of them, each kept, tend to bring the standing that you value.',
    characteristics:
      'Jupiter gives optimism, frank talk and a fondness for principles. You encourage people easily and may lecture them a little. Open ground, sport, animals and long roads refresh you. Details are a chore, so a patient colleague is a blessing. Injustice towards the weak is likely to bring you to your feet.',
    spirituality:
      'Pilgrimage is the natural form: a yearly journey to one sacred place, planned simply and walked in part. Listening to a discourse on Thursdays, then living a single line of it for the week, keeps belief from remaining talk. Questions asked with respect are themselves a kind of prayer.',
    flagship: 'Hopeful vision',
    strengths: ['optimism', 'honesty', 'love of learning', 'generosity', 'sense of justice'],
    watchpoints: ['overpromising', 'bluntness', 'preaching', 'neglect of detail'],
  },
  10: {
    symbol: 'Makara, a crocodile with a deer’s face',
    prediction:
      'Capricorn on the rising point often means a climb that starts early and rewards late. Duties at home or at work may come before you feel ready. The later half of life is generally lighter than the first, since reputation, savings and skill have been set down in layers. Rest deserves a place in the plan.',
    characteristics:
      'Saturn gives economy of words, respect for time and a dry, surprising humour. You would rather under-promise. Titles matter less than being relied upon. Colleagues may think you distant until the day things go wrong and you stay late. Enjoyment sometimes waits for a permission that only you can give.',
    spirituality:
      'A fixed hour suits you better than a strong feeling. Ten minutes at the same spot each day, a Saturday visit to old people who have few callers, or the care of a tree planted in memory of an elder: such plain, regular acts build a faith with firm foundations.',
    flagship: 'Patient responsibility',
    strengths: ['discipline', 'perseverance', 'practical sense', 'reliability', 'thrift'],
    watchpoints: ['gloom', 'overwork', 'reserve', 'measuring all by results'],
  },
  11: {
    symbol: 'Bearer of a water pot',
    prediction:
      'Aquarius rising tends to place you among groups: unions, laboratories, circles of friends with one strange shared interest. Your path may look odd to relatives until it begins to help many people at once. Networks built without a motive often turn out, years later, to be the source of steady work.',
    characteristics:
      'Saturn in an airy sign makes an independent thinker with fixed opinions and an even temper. You treat the peon and the director alike. Ideas interest you more than gossip. Closeness might take effort, because you care for people in general and sometimes forget a birthday at home.',
    spirituality:
      'Silent group meditation, satsang without hierarchy, or service organised for a whole neighbourhood can suit you well. The thought that one consciousness lives in many bodies may be more than a theory here. To bring it down to earth, look after one particular person, plant or animal each day.',
    flagship: 'Independent, humane thinking',
    strengths: ['originality', 'fairness to all', 'friendship', 'objectivity', 'reforming spirit'],
    watchpoints: ['detachment', 'fixed views', 'contrariness', 'forgetting the near ones'],
  },
  12: {
    symbol: 'Two fishes',
    prediction:
      'With Pisces on the ascendant, boundaries are soft, and life often flows towards where help is needed. Arts, hospitals, ashrams, the sea or foreign places may all play a part. Money asks for a simple written system. The right company matters greatly, since you tend to take on the colour of those around you.',
    characteristics:
      'Jupiter gives compassion and a forgiving nature; the watery sign adds imagination. You may know the mood of a house at the door. Listening comes easily, deadlines less so. People bring you their troubles, and you might carry these home unless some hour of solitude washes them off.',
    spirituality:
      'Surrender comes naturally to this sign, and form helps it to last. Singing the divine names, keeping a dream diary, or helping in a kitchen that feeds strangers gives feeling a vessel. Before sleep, mentally returning to each person the trouble that belongs to them is a gentle, useful habit.',
    flagship: 'Compassion and imagination',
    strengths: ['compassion', 'imagination', 'forgiveness', 'devotion', 'sensitivity'],
    watchpoints: ['vagueness', 'weak boundaries', 'escaping from duty', 'being easily swayed'],
  },
};
