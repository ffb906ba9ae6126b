import type { GrahaTexts } from './grahas.types.ts';

export const grahasEn: GrahaTexts = {
  sun: {
    definition:
      'The Sun stands for the self, vitality, the father and authority. Its house shows where you wish to be recognised and to act on your own judgement, its sign the manner. Jyotish calls it a king: one who gives light to all and answers for the order of the court.',
    qualities:
      'Where the Sun works well, people find a steady centre: they decide, keep their word and stand in front when something goes wrong. Out of measure, the same force turns to pride or impatience with advice. Rising early and taking responsibility for one thing entirely are simple ways of tending it.',
    flagship: 'Vitality and self-respect',
    strengths: ['confidence', 'leadership', 'integrity', 'vitality', 'generosity'],
    watchpoints: ['pride', 'domination', 'irritability', 'hunger for praise'],
  },
  moon: {
    definition:
      'The Moon stands for the mind, feeling, memory, the mother and the public. From its sign the rashi is named, and from its nakshatra the dashas begin. It shows what you need in order to feel safe, and how your moods follow food, sleep, places and the people around.',
    qualities:
      'A well-supported Moon listens, nourishes and adapts; its owner feels at home in many rooms. Under strain it may brood, cling or change plans by the hour. Water, regular rest, songs from childhood and an hour with family or old friends usually return it to calm.',
    flagship: 'Feeling, memory and care',
    strengths: ['empathy', 'imagination', 'receptiveness', 'memory', 'tenderness'],
    watchpoints: ['moodiness', 'worry', 'dependence', 'changeability'],
  },
  mars: {
    definition:
      'Mars is energy, courage, younger siblings, land and the power to cut. It shows how you go after what you want, defend a boundary and bear competition. The texts make it the commander, quick to march; surgeons, engineers, athletes and soldiers are counted among its people.',
    qualities:
      'Used with aim, this graha gives initiative, technical skill and readiness to protect. Without a task it heats into temper or accidents of haste. Exercise, tools, a fair contest and the habit of speaking early, while annoyance is small, give its fire a proper hearth.',
    flagship: 'Courage and drive',
    strengths: ['courage', 'energy', 'decisiveness', 'technical skill', 'protectiveness'],
    watchpoints: ['anger', 'haste', 'quarrels', 'risk for its own sake'],
  },
  mercury: {
    definition:
      'Mercury is intellect, speech, trade, calculation and play. It tells how you learn, joke, count and pass on news, and it takes on the colour of planets beside it. In the royal court it is the young prince, curious about everyone, friendly to most and bound to few.',
    qualities:
      'At its best Mercury explains simply, bargains fairly and finds a third way where others see two. When overworked it scatters, argues for sport or loses sleep to thought. Handwriting, breathing exercises, accounts kept daily and one book finished before the next begins serve it well.',
    flagship: 'Intellect and exchange',
    strengths: ['wit', 'learning', 'eloquence', 'adaptability', 'commerce'],
    watchpoints: ['nervousness', 'scattered attention', 'cunning', 'indecision'],
  },
  jupiter: {
    definition:
      'Jupiter means wisdom, teachers, children, law, faith and growth. The house in which it stands is often where you hope, give counsel and receive support, and its aspect is valued by all the texts. It is the preceptor of the gods, who looks beyond the quarrel to its purpose.',
    qualities:
      'People with Jupiter to the fore encourage, teach and take the long view. Excess shows as promises, sweets, sermons or careless spending. Study with a real teacher, gratitude spoken aloud and giving by plan keep its abundance in form, so that others can lean upon it.',
    flagship: 'Wisdom and goodwill',
    strengths: ['wisdom', 'optimism', 'generosity', 'ethics', 'counsel'],
    watchpoints: ['excess', 'overconfidence', 'preaching', 'complacency'],
  },
  venus: {
    definition:
      'Venus represents love, marriage, art, comfort, vehicles and the wish to please. By sign and house it describes taste, what draws you in a companion and how you reconcile people. As Shukra it is a teacher too, versed in renewal, and knows how to bring the weary back to life.',
    qualities:
      'Grace, tact and a feeling for beauty are its gifts, and company improves when it arrives. Too much comfort can dull effort, and keeping the peace may hide a truth. Practising an art, dressing a simple room with care and courteous honesty in love refine this graha.',
    flagship: 'Affection and beauty',
    strengths: ['charm', 'artistry', 'affection', 'diplomacy', 'refinement'],
    watchpoints: ['indulgence', 'vanity', 'avoidance of effort', 'people-pleasing'],
  },
  saturn: {
    definition:
      'Saturn is time, work, discipline, age, limits and those who labour. Wherever it stands, results tend to come slowly and to last, and an early sense of duty is common. Called the servant at court, it teaches what can be carried, for how long, and what had better be put down.',
    qualities:
      'Patience, realism and fairness grow under Saturn, along with a dry kind of humour. Fatigue or old fears may show as gloom, rigidity or distance. Fixed hours, warmth for the joints, respect towards workers and finishing small duties on time are the practices that it seems to like.',
    flagship: 'Patience and responsibility',
    strengths: ['discipline', 'endurance', 'realism', 'justice', 'humility'],
    watchpoints: ['pessimism', 'rigidity', 'delay', 'isolation'],
  },
  rahu: {
    definition:
      'Rahu, the north node, is a point where the Moon’s path crosses the Sun’s, without a body of its own. It marks appetite, novelty, foreign things and technology, and magnifies what it joins. The house that holds it is one where you tend to experiment and reach beyond custom.',
    qualities:
      'Rahu can lend daring, inventiveness and ease among strangers. Unchecked, wanting may grow faster than having, and appearance outrun substance. Clear facts, sobriety, honest company and asking how much would be enough give its hunger something worth building, step after verified step.',
    flagship: 'Ambition for the unknown',
    strengths: ['innovation', 'daring', 'worldliness', 'research', 'adaptation'],
    watchpoints: ['restless desire', 'confusion', 'shortcuts', 'exaggeration'],
  },
  ketu: {
    definition:
      'Ketu, the south node, stands opposite Rahu and is likewise a point instead of a body. It signifies release, insight, skill that seems remembered, and indifference to display. In its house you may know much, want little, and be asked to take part all the same.',
    qualities:
      'With Ketu come intuition, precision and a liking for silence; healers, programmers and contemplatives often show it. The shadow is withdrawal, abruptness or neglect of worldly papers. Meditation with guidance, care of animals, and one practical friend to keep the diary bring its gifts to ground.',
    flagship: 'Insight and detachment',
    strengths: ['intuition', 'spirituality', 'precision', 'simplicity', 'independence'],
    watchpoints: ['withdrawal', 'vagueness', 'abruptness', 'self-neglect'],
  },
};
