export { SignArch, type SignArchProps } from './sign-arch.tsx';
