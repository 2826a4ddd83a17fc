import { parseArgs } from 'node:util';
import { Language } from '../../contracts/chat.ts';

export const CHAT_HELP = `Talks with the assistant.

  npm run chat -- "message"      one turn
  npm run chat                   a conversation, line by line; /new starts another one, /quit ends, /help tells more

In a conversation at a terminal the assistant may ask; Ctrl-C stops an answer, and pressed again only the waiting for it.

  --user <id>            as this person of the demo (npm run -s token -- --list); default: the first
  --conversation <id>    goes on with this conversation
  --language <code>      answer in ${Language.options.join(', ')}; default: the language of the message
  --json                 prints the final ChatOutput and nothing else
  --url <url>            talks to the service at this address; default: ORIA_URL, else the local one
  --help                 prints this

Exit codes: 0 answered, 1 failed, 2 wrong usage, 130 interrupted.
`;

export interface ChatOptions {
  /** Absent: interactive. */
  readonly message: string | undefined;
  readonly user: string | undefined;
  readonly conversation: string | undefined;
  readonly language: Language | undefined;
  readonly url: string | undefined;
  readonly json: boolean;
  readonly help: boolean;
}

/** Something was asked that the command does not know, in words for whoever typed it. */
export class WrongUsage extends Error {}

/** `node:util` says what is wrong in its first sentence; the rest is about how parsers work. */
export const parsed = <Result>(parse: () => Result): Result => {
  try {
    return parse();
  } catch (error) {
    throw new WrongUsage(error instanceof Error ? error.message.replace(/\. .*$/s, '.') : 'Wrong usage.');
  }
};

/** Where the service is, as `name` says it. @throws WrongUsage */
export const serviceUrl = (name: string, text: string): string => {
  // `localhost:3000` is a URL too, of the scheme `localhost`.
  const { protocol } = (URL.canParse(text) && new URL(text)) || {};
  if (protocol !== 'http:' && protocol !== 'https:') {
    throw new WrongUsage(`${name} must be a URL that begins with http:// or https://.`);
  }
  return text;
};

/** @throws WrongUsage */
export const readChatOptions = (argv: readonly string[]): ChatOptions => {
  const { values, positionals } = parsed(() =>
    parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        user: { type: 'string' },
        conversation: { type: 'string' },
        language: { type: 'string' },
        url: { type: 'string' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false, short: 'h' },
      },
    }),
  );
  const language = values.language === undefined ? undefined : Language.safeParse(values.language);
  if (language && !language.success) throw new WrongUsage(`--language is one of ${Language.options.join(', ')}.`);
  const url = values.url === undefined ? undefined : serviceUrl('--url', values.url);
  const message = positionals.length === 0 ? undefined : positionals.join(' ');
  // A variable that is empty by mistake should not open a conversation.
  if (message?.trim() === '') throw new WrongUsage('The message is empty.');
  if (values.json && message === undefined && !values.help) throw new WrongUsage('--json needs a message.');
  return {
    message,
    user: values.user,
    conversation: values.conversation,
    language: language?.data,
    url,
    json: values.json,
    help: values.help,
  };
};
