import type { DayTexts } from '../numerology.types.ts';

/** What the day of birth says of how a person comes across, from the first of the month. */
export const personalityEn: DayTexts = [
  // 1
  'Born on the first, you come across as someone with a plan. Others may look to you for the opening move and rarely see you hesitate. Originality matters more than approval, though praise is remembered. Letting a friend choose the restaurant, cheerfully, is a good exercise in shared leadership.',
  // 2
  'The second gives a gentle, attentive presence. You notice tone, colour and the person at the edge of the group, and you keep confidences well. Decisions made alone can feel heavy. Your calm is most convincing when your own wish has been stated along with everyone else’s.',
  // 3
  'People born on the third are usually good company. Stories improve as you tell them, and a dull afternoon gains a tune. Moods pass quickly over the surface. When something truly hurts, say so without the joke; those who laugh with you are often glad to sit quietly too.',
  // 4
  'Day four shows a reliable face. You turn up, bring what you said you would bring, and prefer shoes that last. Strangers might find you serious until they hear the dry humour. Leaving a plan unfinished for one evening could show you that the roof stays on.',
  // 5
  'Those born on the fifth seem to be between two journeys. Quick eyes, quick hands and a fund of anecdotes make you easy to like and hard to hold. Boredom shows at once. Promising less and staying a little longer adds depth to a naturally wide acquaintance.',
  // 6
  'The sixth lends warmth, good taste and a sense of duty. Friends may come to you for a meal and leave with advice. Home and appearance are seldom neglected. If resentment appears, it is commonly a sign that help was given where it had not been requested.',
  // 7
  'With the seventh as a birthday you seem thoughtful, sometimes far away. You choose words and friends with care, and dislike being hurried to an opinion. Mystery is partly an effect of shyness. Two or three questions about the other person open a conversation that both enjoy.',
  // 8
  'Day eight gives a presence that fills a doorway. You speak of aims, weigh offers and do not mind responsibility for money or people. Others could assume that you need nothing. Showing doubt in the right company makes your strength approachable and your decisions better informed.',
  // 9
  'Born on the ninth, you seem at home with all sorts of people. Generosity, a feeling for drama and a wide outlook are noticed soon. Old attachments are released slowly. Finishing one chapter with a small ceremony, a letter or a meal, helps the next to begin well.',
  // 10
  'The tenth carries the force of one with a circle around it: independence that comes back after each setback. You start again well, and may change your field more than once. Pride can delay asking. A circle of peers who speak frankly is worth more than admirers.',
  // 11
  'Eleven is a master number among the days. You may appear poised while a great deal goes on inside, and strangers often tell you important things. Inspiration comes in bursts. Regular food, sleep and an honest friend keep such fine strings in tune, and the two hidden in eleven at peace.',
  // 12
  'Day twelve mixes initiative with charm. You persuade with a smile, like variety and have a good ear for phrases. Several projects may run side by side. Sorting them each Sunday into now, later and no gives your cheerful energy a direction others can follow.',
  // 13
  'The thirteenth is a builder’s day, whatever the superstition says. You work hard, love order and often have skill in the hands. Change is accepted once you have taken it apart. Talking about feelings in practical terms, what helps and what does not, comes more easily than grand words.',
  // 14
  'A birthday on the fourteenth gives a restless competence. You learn by doing, take reasonable risks and recover with style. Appetite for experience may outrun the clock. A fixed hour for sleep and a savings box on autopilot leave you free to improvise with the rest.',
  // 15
  'Those of the fifteenth attract without trying: a pleasant voice, a welcoming house, talent for teaching or art. You care about family and fairness, and remember who was kind. Stubbornness wears velvet here. Putting the matter into numbers sometimes shows that both sides were nearly agreed.',
  // 16
  'Day sixteen looks composed and thinks deeply. You notice inconsistencies, enjoy solitude and may hide tenderness behind analysis. Plans change at an inner signal that others cannot hear. Giving a reason, even a short one, helps those close to you to walk beside such independence.',
  // 17
  'The seventeenth joins ambition with judgement. You think in the long term, dislike waste and have an instinct for what a thing is worth. Privacy is kept about setbacks. Sharing the story of one of them might inspire more than the list of successes does.',
  // 18
  'Born on the eighteenth, you can lead and you can care, and look for work that asks both. Opinions are firm, sympathies wide. Emotion tends to arrive a day late. Leaving a heated letter unsent until morning suits this number, as does travel to places unlike your own.',
  // 19
  'Day nineteen stands up straight. You prefer to find your own answer and may have learnt early to manage alone. Energy is high, as are standards. Accepting help before it is urgent, and thanking for it without repayment, softens an independence that others already respect.',
  // 20
  'The twentieth gives sensitivity and a talent for alliance. You read a room, remember birthdays and bring out the best in a partner. Criticism goes deep. A private place for feelings, a diary, a garden or a prayer, lets you return to company with your natural kindness intact.',
  // 21
  'On the twenty-first, sociable charm meets a wish to succeed. You enjoy an audience, dress with flair and can talk a project into life. Nerves hide beneath the sparkle. Rehearsing the difficult part twice, instead of the easy part four times, gives confidence something to stand on.',
  // 22
  'Twenty-two is the other master number among the days. You may seem older than your years, able to see how a large thing could be arranged and who could do it. The reduced four keeps you practical. Lightness, games and foolish films belong on the timetable too.',
  // 23
  'People of the twenty-third adapt fast and explain well. Health, travel, language or technology may interest you, preferably all in one week. You are witty under pressure. An anchor that does not move, one friend, one street, one morning habit, gives such flexibility its elegance.',
  // 24
  'Day twenty-four cares in practical ways. You arrive with soup and a screwdriver, keep families in touch and like things made properly. Worry is a form of love here. Agreeing what is yours to carry, and what is not, saves energy for the visits that matter most.',
  // 25
  'The twenty-fifth lends a clear, searching mind. You may look reserved, even critical, while you are in fact concentrating. Nature and music calm you. Speaking a thought before it is perfect is worth the risk now and then, since other minds like to take part in the making.',
  // 26
  'Born on the twenty-sixth, you organise with heart. Business sense and family feeling go together, and elders or juniors come to depend on you. The past is weighed often. Writing down what each old mistake has taught, then closing the book, lets your capable hands rest.',
  // 27
  'Day twenty-seven sees far. You combine a private, reflective side with a strong wish to help, and seldom follow a crowd. People may trust you before they know you. Being specific about what you can offer, and until when, keeps idealism on friendly terms with the calendar.',
  // 28
  'The twenty-eighth leads by affection. You have drive, like to begin things with others and care what the team feels about them. Freedom and closeness take turns. Stating at the outset what you wish to decide yourself prevents most of the arguments that this day knows.',
  // 29
  'A birthday on the twenty-ninth brings imagination and strong feeling, with the eleven glimmering behind it. You move between hope and doubt quicker than most, and can lift others with a word. Grounding comes through cooking, walking, craft. Steady company suits you better than exciting company.',
  // 30
  'Those born on the thirtieth express themselves broadly: voice, gestures, opinions and affection. Friends gather, and teaching or media may suit. Disagreement can sound louder than it is meant. Asking another person to finish the story once in a while makes the stage larger for both.',
  // 31
  'The thirty-first closes the longest months with solid work. You are steadfast, observant and more inventive than your tidy desk suggests. Loyalty is given slowly and kept. Travel, music or any other door that opens outward balances a natural preference for what is already known.',
];
