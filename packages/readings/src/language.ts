export { languages as readingLanguages, type Language as ReadingLanguage } from '@jyoti/language';
