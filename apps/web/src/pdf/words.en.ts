/** Words of the PDF button, and those that every PDF has, in English. */
export const en = {
  download: 'Download PDF',
  making: 'Making the PDF',
  cancel: 'Cancel',
  failed: 'We couldn’t make the PDF. You can still print the page.',
  done: (file: string) => `${file} is saved.`,
  contents: 'Contents',
  /** In the document; `{scripts}` is replaced by the names of scripts. */
  missing:
    'This PDF’s fonts lack some letters ({scripts}), so they show as question marks. Copy the text and they will be correct.',
  /** On the page, after the download. */
  unshaped: (scripts: string) =>
    `The PDF’s fonts lack letters of these scripts, so they show as question marks: ${scripts}.`,
};
