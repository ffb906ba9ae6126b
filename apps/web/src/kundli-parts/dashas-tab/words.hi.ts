export { dashasWordsHi as hi } from '@jyoti/reports';
