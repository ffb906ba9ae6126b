import type { CoreNumberTexts } from '../numerology.types.ts';

/** Meanings of the number of date and name together: the purpose of life. */
export const purposeEn: CoreNumberTexts = {
  1: 'Your name and date together come to 1, which tradition reads as a purpose of beginning. You may be asked to open a path, to hold a view before others share it, or to show that something can be done. What you start often helps others most after you have handed it over.',
  2: 'A divine purpose of 2 is to bring people together. You may often be the one who gets two people, two sides or two ideas into one conversation. Much of this work is invisible. A quiet evening after a quarrel has been settled is a real result too.',
  3: 'A purpose of 3 is to encourage. With words, art, teaching or simple good humour you may remind others of what they can enjoy and dare. Look after your own joy as well. People may remember something you said in passing better than what you had prepared.',
  4: 'The purpose of 4 is to make things that people can rely on. Systems, houses, habits or institutions may be better because of you, though few people notice who built them. Teaching others how to do it may matter as much as doing it. Leave time for something that is only beautiful.',
  5: 'With a purpose of 5, you may be a kind of messenger. You carry news, methods and tastes from one place to another, and show people that change need not be frightening. You may have to choose what is worth passing on. Keep what you carry light.',
  6: 'A purpose of 6 is to make places where people are safe and looked after. It may be one kitchen or a whole hospital. Beauty and fair rules belong to it. It works best when you also let others look after you.',
  7: 'A purpose of 7 is to look below the surface. An honest question, a discovery, a silent practice or a text explained well may be what you have to give. It tends to ripen in private, and then it needs an audience. Pass on what you find, even if it is not finished.',
  8: 'A purpose of 8 is about using means well. Money, rank and influence may pass through your hands so that something fair can be done with them. Giving and receiving have equal weight here. Accounts that anybody may read are a good habit for this number.',
  9: 'With a purpose of 9, you may be drawn to finish things, to forgive and to give back. You might help strangers, the arts, healing or a cause that takes longer than one generation. People may trust you with the end of something. Keep some pleasures for yourself as well.',
  11: 'A purpose of 11 is to inspire by example. What you live each day tends to influence people more than what you say. You may be asked to represent an ideal while you are still learning it yourself. Good company and good hours help.',
  22: 'A purpose of 22 is to give shape to what many people hope for. Something useful, large and patient could come about with your help, whether or not it carries your name. Choose your partners with care, and let the first version be modest. Take your time.',
};
