import { Price } from './index.ts';

export const WithItsUnit = () => <Price amount={30} per="minute" />;

export const WithoutAUnit = () => <Price amount={30} />;

export const Parts = () => <Price amount={1050} listPrice={2100} per="session" savings />;
