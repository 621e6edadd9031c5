import { Fragment, type ReactNode } from "react";
import { joinNames } from "../../contracts/lists.ts";
import { useLanguage } from "./messages-context.tsx";

/** Links in a row, joined as the language joins names. */
export function Joined(props: {
  links: readonly { key: string; name: string; link: ReactNode }[];
}) {
  const language = useLanguage();
  const { links } = props;
  const text = joinNames(
    links.map(({ name }) => name),
    language,
  );
  let read = 0;
  return links.map(({ key, name, link }) => {
    const at = text.indexOf(name, read);
    const between = text.slice(read, at);
    read = at + name.length;
    return (
      <Fragment key={key}>
        {between}
        {link}
      </Fragment>
    );
  });
}
