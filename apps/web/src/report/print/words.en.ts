/** Texts of the print dialog, in English. */
export const en = {
  button: 'Print or PDF',
  preparing: 'Preparing the report for printing',
  failed: 'We couldn’t prepare the report for printing. Please try again.',
  title: 'Print or save as PDF',
  scope: 'What to include',
  scopes: {
    first: 'First page only',
    current: (part: string) => `This part: ${part}`,
    short: 'Short report',
    whole: 'Whole report',
    everything: 'Everything',
    chosen: 'Let me choose',
  },
  /** The first page is part of every choice. */
  always: 'The first page is always included.',
  shortIs: (parts: string) => `First page, ${parts}`,
  everythingIs: (extra: string) => `The whole report and ${extra}`,
  parts: 'Parts',
  print: 'Print',
  save: 'Save PDF',
};
