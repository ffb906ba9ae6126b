import type { DayTexts } from '../numerology.types.ts';

/** Meanings of the day of birth: the impression on others, from the first of the month. */
export const personalityEn: DayTexts = [
  // 1
  'Born on the first, you tend to come across as someone with a plan. Others may look to you for the first move, and rarely see you hesitate. You would rather be original than popular, but you do remember praise. Let a friend choose the restaurant now and then, and be cheerful about it.',
  // 2
  'People born on the second often have a gentle, attentive manner. You notice tones, colours and the person at the edge of the group, and you can keep a secret. Deciding alone may feel heavy. Say what you want yourself, too; people then find your calm even more convincing.',
  // 3
  'People born on the third are usually good company. Your stories get better as you tell them, and a dull afternoon gets some music. Your moods tend to pass quickly. When something really hurts, say so without a joke; the friends who laugh with you are often glad to listen as well.',
  // 4
  'Born on the fourth, you tend to seem reliable. You turn up, bring what you said you would bring, and prefer shoes that last. Strangers may find you serious until they hear your dry humour. Leave a plan unfinished for one evening; you may see that nothing bad happens.',
  // 5
  'People born on the fifth often seem to be between two journeys. You are probably quick, full of stories, easy to like and hard to hold. When you are bored, everybody can see it. If you promise a little less and stay a little longer, your many acquaintances may become friends.',
  // 6
  'The sixth tends to give warmth, good taste and a sense of duty. Friends may come to you for a meal and go home with advice. You seldom neglect your home or your appearance. If you feel resentful, perhaps you have helped where nobody had asked you to.',
  // 7
  'With a birthday on the seventh, you may seem thoughtful, sometimes far away. You choose your words and your friends with care, and dislike being hurried to an opinion. Part of the mystery is shyness. Ask the other person two or three questions, and you may both enjoy the conversation.',
  // 8
  'Born on the eighth, you tend to have a strong presence. You talk about aims, weigh offers and don’t mind being responsible for money or people. Others may think that you need nothing. If you admit a doubt in the right company, people come closer, and your decisions get better.',
  // 9
  'Born on the ninth, you may seem at home with all sorts of people. They soon notice your generosity, your feeling for drama and your wide outlook. It can take you a long time to let go of the past. Ending a chapter with a letter or a meal may help you to begin the next.',
  // 10
  'People born on the tenth often have the independence of a 1 and recover well from setbacks. You are good at starting again, and may change your field more than once. Pride can keep you from asking for help. A few friends who speak frankly are worth more than admirers.',
  // 11
  'Eleven is a master number among the days. You may look calm while a great deal goes on inside, and strangers often tell you important things. Your ideas tend to come all at once. Regular food, enough sleep and an honest friend help you to keep your balance.',
  // 12
  'The twelfth tends to mix initiative with charm. You persuade people with a smile, like variety and have a good ear for a phrase. You may have several projects at a time. On Sundays, sort them into now, later and no, and others can follow you more easily.',
  // 13
  'The thirteenth is a good day for builders, whatever superstition says. You tend to work hard, love order and be good with your hands. You may accept a change once you have looked at it closely. When you talk about feelings, it is often easier to say what helps and what does not.',
  // 14
  'Born on the fourteenth, you are probably capable and a little restless. You learn by doing, take reasonable risks and recover with style. There may be more things you want to try than there are hours. A fixed bedtime and automatic savings leave you free to improvise with the rest.',
  // 15
  'People born on the fifteenth often attract others without trying: a pleasant voice, a welcoming house, a talent for teaching or art. You care about family and fairness, and remember who was kind. You can be stubborn in the gentlest way. If you put the matter into figures, you may find that both sides nearly agree.',
  // 16
  'Born on the sixteenth, you may look calm and think deeply. You notice what does not fit, enjoy being alone and may hide a soft heart behind analysis. Your plans can change for reasons that nobody else sees. If you give a reason, even a short one, those close to you can follow.',
  // 17
  'The seventeenth tends to join ambition with good judgement. You think in the long term, dislike waste and have a sense of what a thing is worth. You may say little about your setbacks. Telling somebody about one of them might inspire that person more than a list of successes.',
  // 18
  'Born on the eighteenth, you can lead and you can care, and you may look for work that needs both. You tend to have firm opinions and wide sympathies. Sometimes you notice what you feel only the next day. Leave a heated letter unsent until the morning, and visit places unlike your own.',
  // 19
  'People born on the nineteenth often prefer to find their own answer, and may have learned early to manage alone. You have energy and high standards. Try to accept help before you need it urgently, and simply say thank you. People already respect your independence.',
  // 20
  'The twentieth tends to give sensitivity and a talent for working with others. You can read a room, remember birthdays and bring out the best in a partner. Criticism may hurt you for a long time. A place for your own feelings, such as a garden or a prayer, helps you to come back with your usual kindness.',
  // 21
  'Born on the twenty-first, you are probably charming and want to succeed. You like an audience, dress well and can talk a project into life. Nobody may notice that you are nervous. Practise the difficult part twice instead of the easy part four times, and you may feel surer.',
  // 22
  'Twenty-two is the other master number among the days. You may seem older than your years, and able to see how something large could be arranged and who could do it. The 4 it reduces to keeps you practical. Make time for games and silly films too.',
  // 23
  'People born on the twenty-third tend to adapt fast and explain well. Health, travel, languages or technology may interest you, ideally all in one week. You are witty under pressure. One thing that does not change, such as a friend, a street or a morning habit, can be good for you.',
  // 24
  'Born on the twenty-fourth, you tend to care in practical ways. You arrive with soup and a screwdriver, keep the family in touch and like things made properly. Worrying may be your way of loving. Agree with the others on what is yours to do, and save your energy for what matters most.',
  // 25
  'The twenty-fifth tends to give a clear, searching mind. You may look reserved or even critical when you are only concentrating. Nature and music calm you. Try saying a thought before it is perfect; other people may like to think about it with you.',
  // 26
  'Born on the twenty-sixth, you are probably good at organising and warm at the same time. A sense of business and a feeling for family go together, and older or younger people come to depend on you. You may think about the past a great deal. Learn from an old mistake, and then leave it alone.',
  // 27
  'People born on the twenty-seventh often take the long view. You have a private, thoughtful side and a strong wish to help, and seldom follow the crowd. People may trust you before they know you. Say exactly what you can do for them, and until when.',
  // 28
  'The twenty-eighth tends to lead by affection. You have drive, like to begin things with others and care about how the team feels. You want freedom one day and closeness the next. If you say at the beginning what you would like to decide yourself, you can avoid most arguments.',
  // 29
  'A birthday on the twenty-ninth often gives imagination and strong feelings, as the day adds up to 11. You may move between hope and doubt faster than most, and you can cheer people up with a word. Cooking, walking and crafts keep you steady. Calm company tends to suit you better than exciting company.',
  // 30
  'People born on the thirtieth often express themselves freely, with voice, gestures, opinions and affection. Friends like to gather around you, and teaching or the media may suit you. You may sound angrier than you are. Once in a while, let another person finish the story.',
  // 31
  'People born on the thirty-first tend to be steady, observant and more inventive than their tidy desk suggests. You may be slow to become a friend, and then you stay one. You probably prefer what you know. Travel, music or anything else that takes you out of it can do you good.',
];
