import type { LifeArea, LifeAreaVerdict } from './life-areas.types.ts';

/** Typical texts for each area, by the result of weighing. */
export const summariesEn: Readonly<Record<LifeArea, Readonly<Record<LifeAreaVerdict, string>>>> = {
  self: {
    supported:
      'You tend to recover quickly and to trust your own judgement, and people usually know what you think. The more you let others finish their sentences, the more they follow you.',
    mixed:
      'Confidence may come and go with circumstances: strong on familiar ground, hesitant in a new place. Preparing a little more than seems necessary often settles the matter.',
    effort:
      'Confidence and energy may need to be built, often by regular habits and small successes that nobody else notices. Late starters with this pattern often go far once they stop comparing.',
  },
  money: {
    supported:
      'Earning and keeping money tend to come naturally, and family may be a help. It may help to decide what the money is for before it is spent.',
    mixed:
      'Income may be good in some years and thin in others, or come and go at the same speed. A fixed amount moved aside on pay day usually matters more than the size of the salary.',
    effort:
      'Savings may grow slowly, and family duties or sudden bills can eat into them. Simple rules work best here: one account that is not touched, and a night’s sleep before any large purchase.',
  },
  siblings: {
    supported:
      'Courage and skill are there when you need them, and brothers, sisters or neighbours may be allies. You probably do best in work that lets you use your hands, your voice or your pen.',
    mixed:
      'You may be bold in one field and shy in another, close to one sibling and distant from the next. Effort tends to pay off when it is spent on one thing at a time.',
    effort:
      'Asking, selling or speaking up may cost you more than it costs others, and ties with siblings can need patience. Practice in small, safe steps changes more here than a show of nerve.',
  },
  home: {
    supported:
      'Home tends to restore you, and your mother or another elder may have given you a firm base. Property and study at home often go well; keep a chair free for guests.',
    mixed:
      'Home may be a comfort and a worry at once: a good house in the wrong place, or affection with many opinions. One corner that is only yours makes a difference.',
    effort:
      'Peace at home may have to be made, through moves, repairs or patience with relatives. Many with this pattern feel settled only in a home that they chose themselves.',
  },
  children: {
    supported:
      'Learning, creative work and the company of young people tend to go well for you, whether or not you have children of your own. Teaching may be one of your quiet gifts.',
    mixed:
      'Ideas come easily but seldom on time, and pleasure in children or in study may be mixed with worry about them. Praise what is half finished; it helps it along.',
    effort:
      'Study and creative work may take more patience than talent, and plans concerning children can need time. A teacher who is patient with you is worth more than a famous one.',
  },
  learning: {
    supported:
      'Learning tends to come with pleasure here: stories, music, numbers or games, often several at once. Let curiosity choose one subject, and leave it free of marks.',
    mixed:
      'Lessons may go very well with one teacher and badly with the next. Short sessions, a fixed place to study and praise for effort usually even this out.',
    effort:
      'A child with this pattern often needs longer to show what has been understood. Patience, practice by hand and a kind tutor tend to help more than extra hours.',
  },
  health: {
    supported:
      'You probably cope well with routine, competition and the small repairs of life, and good habits stick once begun. Keep them simple enough to survive a holiday.',
    mixed:
      'Good habits may last for months and then vanish in a week of travel or stress. A walk, a regular dinner and a fixed bedtime are enough to start again.',
    effort:
      'Work, worry or disputes can push your own routine aside. Treat meals, sleep and exercise as appointments, and let smaller quarrels go.',
  },
  partner: {
    supported:
      'Partnership tends to agree with you: you may find people who are willing to meet you halfway, in marriage as in business. Thanking them aloud keeps it so.',
    mixed:
      'A partner may bring out both your best and your most stubborn side. Agreements about money and time, made on a calm day, prevent most of the arguments.',
    effort:
      'Close partnership may come later, or ask you to unlearn some habits first. Choosing slowly and saying plainly what you need tend to matter more here than first impressions.',
  },
  faith: {
    supported:
      'Teachers, elders and long journeys tend to be kind to you, and luck often arrives through your good name. Whatever you believe, living by it in small things suits you.',
    mixed:
      'Belief and doubt may take turns, and help from elders may come with conditions. Travel for a purpose usually teaches you more than travel for a rest.',
    effort:
      'You may have had to find your own guides, or differ from your father or the faith you grew up in. What you work out for yourself often becomes firm in later years.',
  },
  work: {
    supported:
      'Work is likely to be a strong part of your life: responsibility comes to you, and what you do is seen. Choose one field to be known for, and take your leave when it is due.',
    mixed:
      'Your career may go in stages, with recognition in one post and none in the next. Keep a record of what you have done; it helps you ask for the right thing at the right time.',
    effort:
      'Recognition at work may be slow, or fall to somebody else, before it comes to you. Skills that can be shown, and a senior who knows your work, tend to change that.',
  },
};
