/**
 * A person whose token the auth service has just vouched for. Made by server/operations/authenticate.ts
 * alone; the protected field keeps a plain object, or an id from a request, from standing in for it.
 */
export class Actor {
  protected readonly vouchedFor = true;
  readonly userId: string;
  readonly email: string;
  readonly sessionId: string;

  constructor(person: { userId: string; email: string; sessionId: string }) {
    this.userId = person.userId;
    this.email = person.email;
    this.sessionId = person.sessionId;
  }
}
