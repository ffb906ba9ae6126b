/** Texts of every report, in English. */
export const en = {
  whatsApp: 'Send by WhatsApp',
  share: 'Share',
  hasBirth: 'The link contains the birth details.',
  withoutBirth: 'Share without name and birth',
  link: {
    title: 'Link without name and birth',
    text: 'Whoever has the link can open the chart and its main points. The name is never shown.',
    showsBirth: 'Show date, time and place of birth',
    note: 'Even without them, an astrologer can estimate the date of birth from the chart. You can withdraw the link at any time.',
    make: 'Make the link',
    making: 'Making the link...',
    failed: 'The link could not be made. Please try again.',
    made: 'Your link is ready:',
    manage: 'See or withdraw your links',
  },
  tradition:
    'This report follows an astrological tradition. It is not medical, legal or financial advice.',
};

export type CommonReportWords = typeof en;
