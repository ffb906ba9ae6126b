import type { CoreNumberTexts } from '../numerology.types.ts';

/** What the date and the name together say of what a life may be for. */
export const purposeEn: CoreNumberTexts = {
  1: 'Name and date together come to 1: a purpose of beginning. Somewhere you may be asked to open a path, hold a view before it is common, or show that a thing can be done. What is founded in this way serves others once you hand over the key.',
  2: 'A divine purpose of 2 is to join. Bringing two people, two sides or two ideas into one conversation could be the thread that runs through quite different chapters. The work is often invisible. Trust that the quiet after a reconciliation is a result as real as any building.',
  3: 'Three as a purpose encourages. By word, art, teaching or plain good humour you may remind others of what they can enjoy and dare. Your own joy is part of the assignment, so it deserves tending. What you say in passing can travel further than what was prepared.',
  4: 'The purpose of 4 is to make things firm enough to rely on. Systems, houses, habits and institutions may be better for your having passed through, though few notice the mason. Teaching how it was built matters as much as building. A garden beside the wall completes the picture.',
  5: 'With 5 as a purpose, life may use you as a messenger. You carry news, methods and flavours from one place to another and show that change can be survived with a smile. Choosing what is worth carrying is the discipline. Arrive, share, listen, and travel on lighter.',
  6: 'A purpose of 6 creates places where people are safe and looked after. It may be one kitchen or a hospital; the principle is the same. Beauty belongs to it, as do fair rules. When you are included among those cared for, the whole house runs better.',
  7: 'The sum 7 suggests that you are here to look beneath. An honest question, a discovery, a practice of silence or a text explained well may be your contribution. It ripens in private and needs an audience at the end. Let what you find be handed on, even unfinished.',
  8: 'Eight as a purpose concerns the right use of means. Money, rank and influence may pass through your hands so that something just can be done with them. The number has two equal circles, giving and receiving. Accounts that anyone may read are its finest ornament.',
  9: 'With 9 the purpose is wide: to complete, to forgive, to give back. You may serve strangers, the arts, healing or a cause larger than one generation. Endings entrusted to you are a form of honour. Keep a corner for private delight, from which such giving is refilled.',
  11: 'A purpose of 11 works as a lamp does, by being lit. Insight lived in daily conduct tends to influence more than speeches. You may be asked to stand for an ideal while still learning it. Keeping good company and good hours protects the flame.',
  22: 'The purpose 22 gives form to what many hope for. Something useful, large and patient could take shape with your help, whether or not your name is carved on it. Choose partners with care and let the first version be modest. Time is on the side of this number.',
};
