/** What is said of a PDF while it is made, and in it, in English. */
export const en = {
  download: 'Download PDF',
  making: 'Making the PDF',
  cancel: 'Cancel',
  failed: 'We couldn’t make the PDF. You can still print the page.',
  done: (file: string) => `${file} is saved.`,
  contents: 'Contents',
  /** In the document; `{scripts}` stands for the names of scripts. */
  missing:
    'This PDF’s fonts lack some letters ({scripts}), so they show as question marks. Copy the text and they will be correct.',
  /** On the page, once it is saved. */
  unshaped: (scripts: string) =>
    `The PDF’s fonts lack letters of these scripts, so they show as question marks: ${scripts}.`,
};
