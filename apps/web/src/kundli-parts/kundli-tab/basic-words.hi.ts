export { basicWordsHi as hi } from '@jyoti/reports';
