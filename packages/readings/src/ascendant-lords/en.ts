import type { AscendantLordTexts } from './ascendant-lords.types.ts';

/** Texts on the lord of the ascendant: the graha, its placement, its strength. */
export const ascendantLordsEn: AscendantLordTexts = {
  grahas: {
    sun: 'Your chart is led by the Sun, so you probably want to answer for your own decisions and are hurt more by disrespect than by difficulty.',
    moon: 'The Moon leads your chart. You sense the mood of a room quickly, and your own energy tends to follow sleep, food and company.',
    mars: 'Mars leads your chart: you would rather act than wait, and you tend to be at your best with a clear task in front of you.',
    mercury:
      'With Mercury as your guide you tend to think by talking, writing or counting, and boredom tires you more than work does.',
    jupiter:
      'Jupiter leads your chart, which usually makes for goodwill and a wish to understand the meaning of things, sometimes ahead of the details.',
    venus:
      'Venus leads your chart. You notice what is pleasant, fair or well made, and tend to persuade people by liking them.',
    saturn:
      'Saturn leads your chart, so you may have felt older than your years when young and younger as you age; your patience tends to pay off.',
  },
  houses: {
    1: 'Placed in the rising sign itself, it tends to keep your life in your own hands; when you are rested, the rest often follows.',
    2: 'It puts much of your energy into family, food and what can be kept, and your voice may be what strangers remember.',
    3: 'It sends your energy into your own efforts: what you make, write, repair or sell matters more than what you inherit.',
    4: 'It turns you towards home and roots; you make your best decisions where you feel safe.',
    5: 'It looks for joy and expression, so a life without something to create or someone to teach may feel too narrow.',
    6: 'It gives you a taste for solving problems, and a risk of making other people’s problems your own.',
    7: 'It makes you look for yourself in others: a partner, a rival or a client may change your course more than a plan does.',
    8: 'It takes you below the surface of things. You may begin again more than once, and usually know more than you say.',
    9: 'It gives you something to believe in, and elders, teachers or journeys often arrive at the right moment.',
    10: 'It ties your sense of self to work and public duty, so choose work that you would be glad to be known for.',
    11: 'It leads you through friends and aims: the circle you keep may decide how far you get.',
    12: 'It draws you inward or far away. Quiet, service and distant places may suit you better than the crowded centre.',
  },
  strength: {
    exalted:
      'This leader of the chart is exalted, a real advantage: you may recover from setbacks sooner than others expect.',
    own: 'It is in a sign of its own, so you know your mind, and others know where they are with you.',
    debilitated:
      'It is debilitated, which often makes a person underrate what is in fact a strength. When people praise you, they probably mean it.',
  },
  combust:
    'It is also combust, close to the Sun, and seniors or family may speak for you until you insist on speaking.',
};
