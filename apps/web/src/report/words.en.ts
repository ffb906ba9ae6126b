/** Texts of every report, in English. */
export const en = {
  whatsApp: 'Send by WhatsApp',
  share: 'Share',
  hasBirth: 'The link contains the birth details.',
  tradition:
    'This report follows an astrological tradition. It is not medical, legal or financial advice.',
};

export type CommonReportWords = typeof en;
