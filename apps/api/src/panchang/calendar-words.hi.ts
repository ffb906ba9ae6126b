import type { CalendarWords } from './calendar-words.en.ts';

/** Words of a festival calendar, in Hindi. */
export const calendarWordsHi: CalendarWords = {
  lists: {
    all: 'पर्व और व्रत',
    festivals: 'पर्व',
    ekadashi: 'एकादशी',
    pradosh: 'प्रदोष व्रत',
    sankashti: 'संकष्टी चतुर्थी',
    vinayaka: 'विनायक चतुर्थी',
    purnima: 'पूर्णिमा',
    amavasya: 'अमावस्या',
    sankranti: 'संक्रांति',
    eclipses: 'ग्रहण',
  },
  name: (list, place) => (place ? `${list}, ${place}` : list),
  span: (start, end) => `${start} से ${end}`,
  locale: 'hi-IN',
  on: (clock, date) => `${date}, ${clock}`,
  hour: (what, when) => `${what}: ${when}।`,
  enters: (when) => `सूर्य का राशि में प्रवेश: ${when}।`,
  breakFast: 'पारण',
  breakFastOf: (fast) => `पारण: ${fast}`,
  observedIn: (region) => `${region}।`,
  hourOf: (festival, what) => `${festival}: ${what}`,
  sutakOf: (eclipse) => `सूतक: ${eclipse}`,
  sutak: (from, gentle) => `सूतक ${from} से शुरू होता है; बच्चों, बुज़ुर्गों और बीमारों के लिए ${gentle} से।`,
  seen: (when) => `यहाँ दिखेगा: ${when}।`,
  notSeen: (eclipse) => `${eclipse} (यहाँ नहीं दिखेगा)`,
  noSutak: 'यह यहाँ नहीं दिखेगा, इसलिए सूतक नहीं माना जाता।',
  penumbral: 'चंद्रमा केवल थोड़ा धुँधला होता है, इसलिए सूतक नहीं माना जाता।',
};
