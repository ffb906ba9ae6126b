export { kundliWordsHi as hi } from '@jyoti/reports';
