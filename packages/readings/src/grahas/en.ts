import type { GrahaTexts } from './grahas.types.ts';

export const grahasEn: GrahaTexts = {
  sun: {
    definition:
      'The Sun represents the self, vitality, the father and authority. Its house shows where you want to be recognised and to decide for yourself, and its sign shows how you go about it. Jyotish calls it a king, who gives light to everybody and is responsible for the order of the court.',
    qualities:
      'With a strong Sun people tend to know where they are going: they decide, keep their word and take responsibility when something goes wrong. Too much of it can turn into pride, or into impatience with advice. Getting up early and being fully responsible for one thing are simple ways to look after your Sun.',
    flagship: 'Vitality and self-respect',
    strengths: ['confidence', 'leadership', 'integrity', 'vitality', 'generosity'],
    watchpoints: ['pride', 'domination', 'irritability', 'hunger for praise'],
  },
  moon: {
    definition:
      'The Moon represents the mind, feelings, memory, the mother and the public. Your rashi is the sign it is in, and the dashas begin from its nakshatra. It shows what you need in order to feel safe, and how your moods depend on food, sleep, places and the people around you.',
    qualities:
      'A strong Moon listens, cares and adapts, so you tend to feel at home in many places. Under strain it may brood, cling or change its plans by the hour. Water, regular rest, the songs of your childhood and an hour with family or old friends usually calm it.',
    flagship: 'Feeling, memory and care',
    strengths: ['empathy', 'imagination', 'receptiveness', 'memory', 'tenderness'],
    watchpoints: ['moodiness', 'worry', 'dependence', 'changeability'],
  },
  mars: {
    definition:
      'Mars represents energy, courage, younger siblings, land and sharp tools. It shows how you go after what you want, defend yourself and deal with competition. The texts call it the commander of the army, and surgeons, engineers, athletes and soldiers are traditionally under it.',
    qualities:
      'With a clear aim, Mars gives initiative, technical skill and the courage to protect others. Without a task it may turn into temper or careless haste. Exercise, work with tools, a fair contest and the habit of speaking up while an annoyance is still small usually help.',
    flagship: 'Courage and drive',
    strengths: ['courage', 'energy', 'decisiveness', 'technical skill', 'protectiveness'],
    watchpoints: ['anger', 'haste', 'quarrels', 'risk for its own sake'],
  },
  mercury: {
    definition:
      'Mercury represents intellect, speech, trade, calculation and play. It shows how you learn, joke, count and pass on news, and it is easily influenced by the planets beside it. At the royal court it is the young prince, curious about everybody and friendly with most.',
    qualities:
      'At its best Mercury explains things simply, bargains fairly and finds a third way where others see only two. When it is overworked, attention may scatter and thoughts may keep you awake. Breathing exercises, simple accounts and finishing one book before you begin the next tend to do it good.',
    flagship: 'Intellect and exchange',
    strengths: ['wit', 'learning', 'eloquence', 'adaptability', 'commerce'],
    watchpoints: ['nervousness', 'scattered attention', 'cunning', 'indecision'],
  },
  jupiter: {
    definition:
      'Jupiter represents wisdom, teachers, children, law, faith and growth. The house it is in is often where you hope, give advice and receive support, and all the texts value its aspect. It is the teacher of the gods, who looks beyond a quarrel to its purpose.',
    qualities:
      'People with a strong Jupiter tend to encourage, teach and take the long view. Too much of it may show as big promises, too many sweets, long sermons or careless spending. Learning from a real teacher, saying thank you and giving according to a plan suit this planet.',
    flagship: 'Wisdom and goodwill',
    strengths: ['wisdom', 'optimism', 'generosity', 'ethics', 'counsel'],
    watchpoints: ['excess', 'overconfidence', 'preaching', 'complacency'],
  },
  venus: {
    definition:
      'Venus represents love, marriage, art, comfort, vehicles and the wish to please. Its sign and house show your taste, what attracts you in a companion and how you make peace between people. As Shukra it is also a teacher, said to know how to bring the weary back to life.',
    qualities:
      'Grace, tact and a feeling for beauty are its gifts, and people usually enjoy its company. Too much comfort may make you lazy, and the wish to keep the peace can hide a truth. Practising an art, looking after your home and being honest in a kind way tend to bring out its best.',
    flagship: 'Affection and beauty',
    strengths: ['charm', 'artistry', 'affection', 'diplomacy', 'refinement'],
    watchpoints: ['indulgence', 'vanity', 'avoidance of effort', 'people-pleasing'],
  },
  saturn: {
    definition:
      'Saturn represents time, work, discipline, old age, limits and people who work with their hands. In the house it is in, results tend to come slowly and to last, and you may have felt a sense of duty early. At the royal court it is the servant, who knows how much a person can carry.',
    qualities:
      'Patience, realism and fairness grow under Saturn, along with a dry sense of humour. When it is under strain, it may show as gloom, rigidity or distance. Regular hours, respect for those who work for you and finishing small duties on time are the habits that tend to suit it.',
    flagship: 'Patience and responsibility',
    strengths: ['discipline', 'endurance', 'realism', 'justice', 'humility'],
    watchpoints: ['pessimism', 'rigidity', 'delay', 'isolation'],
  },
  rahu: {
    definition:
      'Rahu, the north node, is one of the two points where the path of the Moon crosses that of the Sun; it is not a body. It represents appetite, novelty, foreign things and technology, and makes more of whatever it joins. In its house you may like to experiment and to break with custom.',
    qualities:
      'Rahu can give daring, inventiveness and ease among strangers. Left to itself, it may want more and more and care too much for appearances. It helps to check the facts, to keep honest company and to ask yourself how much would be enough.',
    flagship: 'Ambition for the unknown',
    strengths: ['innovation', 'daring', 'worldliness', 'research', 'adaptation'],
    watchpoints: ['restless desire', 'confusion', 'shortcuts', 'exaggeration'],
  },
  ketu: {
    definition:
      'Ketu, the south node, is the point opposite Rahu, and like Rahu it is not a body. It represents release, insight, skills that seem to come from nowhere, and little interest in display. In its house you may know a great deal, want little, and be asked to take part all the same.',
    qualities:
      'Ketu tends to bring intuition, precision and a liking for silence; it is often strong in the charts of healers, programmers and people who meditate. It can also make you withdrawn, abrupt or careless with paperwork. Meditation, care of animals and one practical friend may help you to stay in touch with daily life.',
    flagship: 'Insight and detachment',
    strengths: ['intuition', 'spirituality', 'precision', 'simplicity', 'independence'],
    watchpoints: ['withdrawal', 'vagueness', 'abruptness', 'self-neglect'],
  },
};
