export { AvatarGroup, type AvatarGroupProps } from './avatar-group.tsx';
export { Avatar, type AvatarProps } from './avatar.tsx';
