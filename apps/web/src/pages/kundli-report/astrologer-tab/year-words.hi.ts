export { yearWordsHi as hi } from '@jyoti/reports';
