/** Texts of every report, in English. */
export const en = {
  tradition:
    'This report follows an astrological tradition. It is not medical, legal or financial advice.',
};

export type CommonReportWords = typeof en;
