/**
 * A person whose token the auth service has just validated. Only server/operations/authenticate.ts
 * makes one; the protected field keeps a plain object, or an id from a request, from being passed
 * as one.
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
