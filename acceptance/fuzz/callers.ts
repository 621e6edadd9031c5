import fc from "fast-check";
import { type Header, hostileText, mostly } from "./hostile.ts";

/** How many people there are to act as; placeholders such as `~token3~` wrap round. */
export const PEOPLE = 80;

const person = fc.nat(PEOPLE - 1);

const bearer = (token: string): Header => ["Authorization", `Bearer ${token}`];
const key = (name: string): Header => ["apikey", name];

/** Somebody signed in. */
export const member: fc.Arbitrary<Header[]> = person.map((index) => [
  key("~publishable~"),
  bearer(`~token${index}~`),
]);

/** The caller of a backend service: a visitor, a member, the operator, or nobody it knows. */
export const caller: fc.Arbitrary<Header[]> = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Header[]>([key("~publishable~")]) },
  { weight: 6, arbitrary: member },
  { weight: 2, arbitrary: fc.constant<Header[]>([key("~secret~")]) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(mostly(fc.constant("~publishable~"), hostileText, 2), hostileText)
      .map(([name, token]) => [key(name), bearer(token.slice(0, 3000))]),
  },
);
