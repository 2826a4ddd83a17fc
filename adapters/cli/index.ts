/** The commands `chat`, `token` and `import`, which the composition gives a connection, people and a terminal. */
export type { ChatClient, ChatConnection, ChatTarget } from './chat-client.ts';
export { serviceUrl, WrongUsage } from './chat-options.ts';
export { type ChatNeeds, runChat } from './run-chat.ts';
export { type ImportConnection, type ImportNeeds, type ImportWish, runImport } from './run-import.ts';
export { type DemoPerson, runToken, type TokenNeeds } from './run-token.ts';
export { openTerminal, type Terminal } from './terminal.ts';
