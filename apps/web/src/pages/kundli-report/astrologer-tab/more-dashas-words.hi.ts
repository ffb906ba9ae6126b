export { moreDashasWordsHi as hi } from '@jyoti/reports';
