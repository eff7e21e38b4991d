// MailDev ships no types: this is the part of it that the mailbox uses.
declare module 'maildev' {
  import type { Readable } from 'node:stream';

  type Answer = (error: Error | null, text?: string) => void;
  type OnData = (stream: Readable, session: unknown, callback: Answer) => void;

  export type MailServer = {
    store: { time: string | Date }[];
    smtp: { onData: OnData; listen(port: number, host: string, callback: () => void): void };
  };

  export default function maildev(config: {
    ip: string;
    smtp: number;
    web: number;
    webIp: string;
    mailDirectory: string;
    silent: boolean;
  }): MailServer;
}
