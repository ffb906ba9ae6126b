export { doshasWordsHi as hi } from '@jyoti/reports';
