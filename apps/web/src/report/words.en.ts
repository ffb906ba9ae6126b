/** The sentences that every report has, in English. */
export const en = {
  tradition:
    'This report follows an astrological tradition. It is not medical, legal or financial advice.',
};

export type CommonReportWords = typeof en;
