const paths = {
  search: "M10.5 4a6.5 6.5 0 1 0 0 13 6.500 6.500 0 0 0 0-13Zm5 11.500L20.500 20.500",
  globe:
    "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3.500 9.500h17M3.500 14.500h17M12 3c-5 6-5 12 0 18M12 3c5 6 5 12 0 18",
  menu: "M4 7h16M4 12h16M4 17h16",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.500v2M12 19.500v2M2.500 12h2M19.500 12h2M5.300 5.300l1.400 1.400M17.300 17.300l1.400 1.400M5.300 18.700l1.400-1.400M17.300 6.700l1.400-1.400",
  person: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.500 20.500c1-4 4-6 7.500-6s6.500 2 7.500 6",
  arrow: "M5 12h14M13 6l6 6-6 6",
  share: "M12 15V3.500M8 7.500l4-4 4 4M5 12.500v7h14v-7",
  link: "M10 14a4 4 0 0 0 6 .500l3-3a4 4 0 0 0-6-6l-1.500 1.500M14 10a4 4 0 0 0-6-.500l-3 3a4 4 0 0 0 6 6l1.500-1.500",
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
