const paths = {
  search: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm5 11.5L20.5 20.5",
  globe:
    "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3.5 9.5h17M3.5 14.5h17M12 3c-5 6-5 12 0 18M12 3c5 6 5 12 0 18",
  menu: "M4 7h16M4 12h16M4 17h16",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4",
  person: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20.5c1-4 4-6 7.5-6s6.5 2 7.5 6",
  arrow: "M5 12h14M13 6l6 6-6 6",
  share: "M12 15V3.5M8 7.5l4-4 4 4M5 12.5v7h14v-7",
  link: "M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-6-6l-1.5 1.5M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 6 6l1.5-1.5",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  close: "M6 6l12 12M18 6 6 18",
  bookmark: "M6.5 4h11v16.5L12 16l-5.5 4.5Z",
  download: "M12 4v11M8 11.5l4 4 4-4M5 19.5h14",
  upload: "M12 15.5v-11M8 8.5l4-4 4 4M5 19.5h14",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9.25a2.75 2.75 0 1 0 0 5.5 2.75 2.75 0 0 0 0-5.5",
  eyeOff:
    "M4 4l16 16M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.9 3.6M6.2 7.6A15.4 15.4 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4-.9",
  check: "M5 12.5l4.5 4.5L19 7.5",
  file: "M7 3.5h7l4.5 4.5V20.5H7ZM14 3.5V8h4.5",
  image: "M4 5h16v14H4ZM4 16l5-5 4.5 4.5L16 13l4 4M15.5 9.5h.01",
  trash: "M5 7h14M10 7V4.5h4V7M7 7l.8 13h8.4L17 7",
  lock: "M6 11h12v9H6ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
  mail: "M3.5 6h17v12.5h-17ZM4 6.5l8 6.5 8-6.5",
} as const;

export function Icon({ name, className }: { name: keyof typeof paths; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={className ?? "size-5"}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  );
}
