export { astrologerGlossaryHi as hi } from '@jyoti/reports';
