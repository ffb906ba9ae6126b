import type { CoreNumberTexts } from '../numerology.types.ts';

/** What the consonants of the name say of the plan that is kept to oneself. */
export const agendaEn: CoreNumberTexts = {
  1: 'The consonants make 1, a quiet plan to stand on your own. Even while agreeing, part of you may be drafting how you would do it alone. Competition with your former self drives you more than rivals do. Saying aloud which piece you want to own prevents silent struggles over the rest.',
  2: 'A hidden agenda of 2 works for peace behind the scenes. You may arrange who sits by whom, soften messages as you pass them on, and count a calm evening as a victory. Influence of this kind is real. Use it in the open now and then, so that others can thank you.',
  3: 'Behind the everyday face, 3 hopes for a stage. It may be a real one, a story told at dinner, or a post that many people share. Attention feeds effort. Choosing listeners who are also honest keeps this plan from living on applause, which is thin food by itself.',
  4: 'The plan that 4 keeps to itself is security. You may have a reserve nobody knows of, a list for emergencies, a second way home. Others rest on this foresight without seeing it. Letting a partner look into the plan, once a year, makes it the plan of both.',
  5: 'Freedom is the secret clause in each contract that a 5 signs. You agree, and note where the exit is. This is often a wish for movement and seldom for escape. Building variety into work and home in advance means that the exit can stay unused.',
  6: 'With 6 among the consonants, the unspoken aim is a family, of blood or of choice, that holds together. You may steer reunions, mend rifts and keep the recipes. Control can slip into care. Leaving space for others’ ways of loving lets the circle grow without your pushing.',
  7: 'The agenda of 7 is to know more than it tells. You collect, compare and wait, which serves research, negotiation and prayer alike. People could feel examined. Offering a fact about yourself in exchange puts them at ease, and the picture you are building becomes truer.',
  8: 'An 8 hidden in the name looks for leverage. Where is the decision made, what is it worth, who can be brought together for it? You might dress down and still run the numbers. Putting a share of any gain aside for others from the start keeps the calculation humane.',
  9: 'What 9 intends in private is to make things better for people it may not meet. You give without a receipt, and feel restless in success that is only personal. Martyrdom is a wrong turning. Agreeing a limit with a friend keeps generosity renewable.',
  11: 'The agenda of 11 wants to awaken something. You drop hints, lend books, say the phrase that someone remembers years later, and may hide how much you hope from it. Not everyone is listening yet. Planting without watching the soil is a good motto here.',
  22: 'The consonants of 22 plan in decades. Under ordinary employment there may lie a scheme for an institution, a landscape or a reform, waiting for its season. Impatience is the weak beam. A timetable with small dated steps, shown to one other person, brings it out of hiding.',
};
