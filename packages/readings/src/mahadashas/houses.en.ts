import type { StagesByHouse } from './mahadashas.types.ts';

/** What a period does through the house that {lord} is in, for four stages of life. */
export const periodHousesEn: StagesByHouse = {
  1: {
    child: {
      past: '{Lord} is in your first house, so the family probably adjusted to your temper and energy more than you adjusted to theirs.',
      ahead:
        'Because {lord} is in the first house, the child’s own energy sets the pace at home; let small decisions be the child’s.',
    },
    young: {
      past: 'With {lord} in your first house, these were years of finding out who you were, in looks, in company and in what you refused to do.',
      ahead:
        '{Lord} is in your first house: expect your looks, habits and opinions to change, and give yourself room to try things out.',
    },
    adult: {
      past: '{Lord} sits in your first house, so the changes of that time were probably of your own making, and people may have begun to see you differently.',
      ahead:
        '{Lord} is in your first house, which makes this a personal period: your energy, appearance and direction matter more than what others plan for you.',
    },
    elder: {
      past: 'With {lord} in the first house, keeping your independence probably mattered most to you.',
      ahead:
        '{Lord} is in your first house, so independence matters. Arrange the day to suit your own energy and say plainly which help you want.',
    },
  },
  2: {
    child: {
      past: 'It works from your second house: meals, relatives and the way people spoke at home are likely to be your clearest memories.',
      ahead:
        'From the second house it works through food, family and first words; a child tends to copy the tone heard at table.',
    },
    young: {
      past: 'Through your second house it drew attention to family expectations and to money of your own, perhaps for the first time.',
      ahead:
        'It works from your second house, so family expectations and the first money of your own become real subjects.',
    },
    adult: {
      past: 'As {lord} is in the second house, earning, saving and the needs of relatives probably shaped your choices.',
      ahead:
        'Since {lord} is in the second house, money, family and plain speaking come to the front. A savings habit begun now tends to last.',
    },
    elder: {
      past: 'From the second house it kept family and savings in view, and perhaps old recipes and songs as well.',
      ahead:
        'From the second house it turns you to family and savings. Tell your relatives where things are kept, and enjoy the table.',
    },
  },
  3: {
    child: {
      past: 'Siblings, cousins and neighbours were probably your world, since {lord} is in the third house.',
      ahead:
        'With {lord} in the third house, brothers, sisters and playmates are the best teachers, and busy hands keep the peace.',
    },
    young: {
      past: 'The third house made you rely on your own effort: a skill, a sport, long talks with siblings and friends.',
      ahead:
        '{Lord} is in your third house. Practise one skill until it is yours, and let siblings or friends see you try.',
    },
    adult: {
      past: 'Much of that period probably came down to your own effort, short journeys, calls and messages; the third house is one of effort.',
      ahead:
        'From the third house, results come through your own initiative: asking, writing, selling, travelling short distances. What you begin matters more than what you are given.',
    },
    elder: {
      past: 'The third house kept you in touch with siblings and neighbours, and may have given you a hobby.',
      ahead:
        'The third house favours neighbours, siblings and anything done by hand. A short daily errand on foot keeps both mood and company.',
    },
  },
  4: {
    child: {
      past: 'Home, and your mother above all, was the centre of those years; a move of house would have been felt strongly.',
      ahead:
        'As {lord} is in the fourth house, home is the centre. Keep the bedroom, the bedtime and the favourite corner the same where you can.',
    },
    young: {
      past: 'Schooling and life at home were probably hard to separate then, for {lord} is in your fourth house.',
      ahead:
        'The fourth house links study with home: a quiet desk and your mother’s support may matter more than the name of the college.',
    },
    adult: {
      past: 'With {lord} in the fourth house, a house, a vehicle, land or the care of your mother may have claimed much of your time.',
      ahead:
        '{Lord} is in the fourth house, so home comes first: buying or repairing, moving, or caring for your mother. Peace of mind depends on it.',
    },
    elder: {
      past: 'In those years a comfortable, familiar home probably meant more than going anywhere.',
      ahead:
        'With {lord} in the fourth house, comfort at home is worth spending on: light, railings, a good chair, old friends invited in.',
    },
  },
  5: {
    child: {
      past: '{Lord} is in your fifth house, and play, stories and being praised for them probably made those years.',
      ahead:
        'The fifth house is one of play and imagination. Stories, drawing, music and games tend to teach this child faster than drill.',
    },
    young: {
      past: 'Studies, talent and first affections would have been the subjects of that time, as {lord} is in the fifth house.',
      ahead:
        'Through the fifth house it favours study and talent, and hearts tend to be given easily. Enjoy both, and keep up with the work.',
    },
    adult: {
      past: 'Children, teaching, study or something creative probably gave those years their pleasure, for the fifth is a happy house.',
      ahead:
        '{Lord} is in your fifth house, a happy one: children, study, teaching and creative work tend to repay attention. Go slowly with speculation.',
    },
    elder: {
      past: 'Young people, whether your own or other people’s, were probably the joy of that time.',
      ahead:
        'From the fifth house it favours the company of the young and something to learn for its own sake.',
    },
  },
  6: {
    child: {
      past: 'Small illnesses, school routine or rivalry may have come up more than you would have liked, and you learned to cope early.',
      ahead:
        'The sixth house asks for routine: regular meals, hand-washing, sleep. Small rivalries at school pass faster when adults stay calm.',
    },
    young: {
      past: 'Examinations and competitors probably set the pace, since {lord} is in your sixth house.',
      ahead:
        '{Lord} is in the sixth house, the house of examinations and rivals. A timetable serves you better than talent alone.',
    },
    adult: {
      past: 'Work may have been heavy then, with debts, disputes or other people’s problems to deal with; the sixth house rewards those who persist.',
      ahead:
        '{Lord} is in your sixth house, so work, competition and small obstacles fill the days. Clear them one at a time; borrowing needs a plan for repayment.',
    },
    elder: {
      past: 'Routine was probably your best ally, and quarrels were seldom worth the effort.',
      ahead:
        'With {lord} in the sixth house, keep routines simple and disputes short. Helping somebody regularly may suit you surprisingly well.',
    },
  },
  7: {
    child: {
      past: '{Lord} is in the seventh house, and you probably measured yourself against a friend or cousin of the same age.',
      ahead:
        'Through the seventh house a child learns by sharing. One good friend of the same age is worth more than a crowd.',
    },
    young: {
      past: 'Close friendships taught you a great deal in those years, some of it by falling out and making up.',
      ahead:
        'With {lord} in the seventh house, you learn through close friends and companions. Notice who listens when you speak.',
    },
    adult: {
      past: 'Marriage, a partner or clients were probably at the centre, because {lord} is in your seventh house.',
      ahead:
        '{Lord} is in your seventh house, so partnership is the main subject: marriage, an associate, clients. Fair terms stated early make the rest easier.',
    },
    elder: {
      past: 'One companion, or the absence of one, probably shaped your days more than anything else.',
      ahead:
        'Through the seventh house, companionship is the theme. Give the person beside you, or an old friend, the best hours of the day.',
    },
  },
  8: {
    child: {
      past: 'There may have been changes at home that nobody explained to you, and you may have become a good observer because of them.',
      ahead:
        'The eighth house may mean changes that the child has not asked for. A plain explanation, repeated as often as needed, gives security.',
    },
    young: {
      past: 'Your plans may have been upset more than once, for {lord} is in the eighth house, and private questions went deep.',
      ahead:
        '{Lord} is in your eighth house: plans may change at short notice. Talk over private worries with somebody older whom you trust.',
    },
    adult: {
      past: 'That time may have had sudden turns, shared or inherited money, or a subject studied in depth; the eighth house seldom keeps to the plan.',
      ahead:
        '{Lord} is in the eighth house, where plans change and deeper interests grow. Keep papers complete and a reserve in hand, and research may go very well.',
    },
    elder: {
      past: 'You may have had to let some things go in those years, and may have found more calm in it than expected.',
      ahead:
        'In the eighth house it favours quiet interests and settled papers. Changes are easier when the family has talked them over.',
    },
  },
  9: {
    child: {
      past: 'Your father, grandparents or the faith of the family probably left a deep impression then.',
      ahead:
        'The ninth house draws a child to grandparents, stories of faith and journeys with the family. Such memories tend to last.',
    },
    young: {
      past: 'A teacher, your father or a journey may have shown you a larger world, as {lord} is in the ninth house.',
      ahead:
        '{Lord} is in your ninth house, a fortunate one for higher study. Look for a teacher, and be ready to travel for one.',
    },
    adult: {
      past: 'Good fortune in that period probably came through a person: a mentor, your father, a teacher. Long journeys or belief may also have mattered.',
      ahead:
        'With {lord} in the ninth house, help tends to come through elders, teachers, belief and long journeys. It is one of the kinder places for a period.',
    },
    elder: {
      past: 'Pilgrimage, scripture or the memory of your teachers may have given those years their meaning.',
      ahead:
        'The ninth house favours faith, pilgrimage and gratitude to teachers. Travel in company and at an easy pace.',
    },
  },
  10: {
    child: {
      past: 'Adults may have expected much of you, since {lord} is in the tenth house; early duties tend to leave an early seriousness.',
      ahead:
        'The tenth house can give a child duties early. A small job that is done well and thanked for is enough.',
    },
    young: {
      past: 'Thoughts of a career, or the first job, probably arrived while others were still playing.',
      ahead:
        '{Lord} is in the tenth house: a first job or a clear ambition may come early. Ask people how they spend their working day.',
    },
    adult: {
      past: 'Your work was probably visible then. {Lord} is in the tenth house, so posts, promotions and public duty would have set the timetable.',
      ahead:
        'From the tenth house it puts work first: responsibility, reputation, dealings with superiors. Effort is seen now, so choose carefully what you are seen doing.',
    },
    elder: {
      past: 'People may still have come to you about work, and being useful probably kept you well.',
      ahead:
        'As {lord} is in the tenth house, people may still want your experience. Advise more than you manage, and finish on time.',
    },
  },
  11: {
    child: {
      past: 'You probably had many playmates, or one admired elder sibling, and some wishes were granted.',
      ahead:
        'Friends and an elder brother, sister or cousin tend to matter in the eleventh house. A group activity suits well.',
    },
    young: {
      past: 'A circle of friends probably decided much, including how you earned your first money.',
      ahead:
        '{Lord} is in your eleventh house: friends open doors, and a first income may come through them. Choose company with care.',
    },
    adult: {
      past: 'Income and contacts probably grew, because the eleventh house is the one of gains; some friends of that time may still be in your life.',
      ahead:
        '{Lord} is in the eleventh house, the house of gains. Income, friends and long-held wishes tend to move forward, above all when you ask for help.',
    },
    elder: {
      past: 'Old friends and wishes fulfilled late may be what you remember of those years.',
      ahead: 'From the eleventh house it favours friends and small wishes that were put off.',
    },
  },
  12: {
    child: {
      past: 'You may have spent time away from home or in a world of your own; sleep and dreams may have been a subject.',
      ahead:
        'The twelfth house makes for an imaginative child who needs sleep, privacy and reassurance when plans take the family elsewhere.',
    },
    young: {
      past: 'A hostel, another city or long hours alone may belong to that time, with expenses larger than expected.',
      ahead:
        'With {lord} in the twelfth house, study or work far from home is possible. Budget before you go, and call home on a fixed day.',
    },
    adult: {
      past: 'Expenses, distance or work that few people saw may have marked those years; the twelfth house gives its rewards inwardly.',
      ahead:
        '{Lord} is in your twelfth house, so money and energy flow outward: distant places, hospitals or ashrams, charity, rest. A budget keeps the generous part a pleasure.',
    },
    elder: {
      past: 'Quiet, prayer and giving may have come naturally, and noise may have tired you.',
      ahead:
        'The twelfth house suits retreat, prayer and giving. Keep nights restful and let somebody reliable help with the accounts.',
    },
  },
};
