export { ErrorSummary, type ErrorSummaryProps } from './error-summary.tsx';
export { useFormContext, type FieldErrors, type FormContextValue } from './form-context.ts';
export { Form, type FormProps } from './form.tsx';
