import { Logo } from './index.ts';

export const NameOnly = () => <Logo />;

export const WithSlogan = () => <Logo name="Jyoti: India’s trusted stars" />;
