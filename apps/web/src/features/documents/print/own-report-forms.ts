export { LetterheadForm } from './letterhead-form.tsx';
export { TemplateForm } from './template-form.tsx';
