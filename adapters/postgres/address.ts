/** Where a PostgreSQL server is and who asks. `host` may be the directory of a Unix socket. */
export interface ServerAddress {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly database: string;
}
