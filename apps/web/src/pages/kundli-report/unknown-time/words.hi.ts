export { dayWordsHi as hi } from '@jyoti/reports';
