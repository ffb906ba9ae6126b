/** Why no valid response was received. */
export type ConnectionCode = 'network' | 'timeout' | 'bad_response';

export const connectionMessagesEn: Record<ConnectionCode | 'offline', string> = {
  network: 'We couldn’t reach the server. Please check your connection and try again.',
  offline: 'You are offline. Please try again when you have a connection.',
  timeout: 'The server took too long to answer. Please try again.',
  bad_response: 'Something went wrong while loading. Please try again.',
};
