/** What is said of a PDF while it is made, and in it, in English. */
export const en = {
  download: 'Download PDF',
  making: 'Making the PDF',
  cancel: 'Cancel',
  failed: 'The PDF could not be made. Printing the page works all the same.',
  done: (file: string) => `${file} is saved.`,
  contents: 'Contents',
  /** In the document; `{scripts}` stands for the names of scripts. */
  missing:
    'Some letters ({scripts}) have no shape in the typefaces of this document and stand as question marks. They are kept in its text: copied from here, they are whole.',
  /** On the page, once it is saved. */
  unshaped: (scripts: string) =>
    `Letters of these scripts have no shape in it and stand as question marks: ${scripts}.`,
};
