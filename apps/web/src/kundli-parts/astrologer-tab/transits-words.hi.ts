export { transitsWordsHi as hi } from '@jyoti/reports';
