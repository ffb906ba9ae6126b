export { ErrorSummary, type ErrorSummaryProps } from './errors/error-summary.tsx';
export { FormBoundary } from './form-boundary.tsx';
export { useFormContext, type FieldErrors, type FormContextValue } from './form-context.ts';
export { Form, type FormProps } from './form.tsx';
