export { JsonForm, type JsonFormProps, type JsonValue } from './json-form.tsx';
