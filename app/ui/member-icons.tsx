import { IconPath } from "./icons.tsx";

const paths = {
  upload: "M12 15.5v-11M8 8.5l4-4 4 4M5 19.5h14",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9.25a2.75 2.75 0 1 0 0 5.5 2.75 2.75 0 0 0 0-5.5",
  eyeOff:
    "M4 4l16 16M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.9 3.6M6.2 7.6A15.4 15.4 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4-.9",
  check: "M5 12.5l4.5 4.5L19 7.5",
  cross: "M7 7l10 10M17 7 7 17",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  dash: "M6 12h12",
  chevron: "M6 9l6 6 6-6",
  hollow: "M12 5.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Z",
  question: "M8.5 9.2a3.5 3.5 0 1 1 5.2 3c-1.1.6-1.7 1.2-1.7 2.5M12 18h.01",
  pencil: "M4.5 19.5l1-4.5L16 4.5l3.5 3.5L9 18.5ZM13.5 7l3.5 3.5",
  file: "M7 3.5h7l4.5 4.5V20.5H7ZM14 3.5V8h4.5",
  image: "M4 5h16v14H4ZM4 16l5-5 4.5 4.5L16 13l4 4M15.5 9.5h.01",
  trash: "M5 7h14M10 7V4.5h4V7M7 7l.8 13h8.4L17 7",
  mail: "M3.5 6h17v12.5h-17ZM4 6.5l8 6.5 8-6.5",
  lock: "M6.5 11h11v9h-11ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
  link: "M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7L12 17",
  target: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z",
  people:
    "M9 11a3.25 3.25 0 1 0 0-6.5 3.25 3.25 0 0 0 0 6.5ZM3 19.5c.6-3.4 3-5 6-5s5.4 1.6 6 5M15.5 4.7a3.25 3.25 0 0 1 0 6.1M17.5 14.8c1.9.7 3.1 2.2 3.5 4.7",
} as const;

export type MemberIconName = keyof typeof paths;

/** Icons that only the account's pages use: they stay out of what Home loads. */
export function MemberIcon({ name, className }: { name: MemberIconName; className?: string }) {
  return <IconPath path={paths[name]} className={className} />;
}
