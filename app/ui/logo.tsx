/** The mark: a seed that has just opened, one leaf each way. */
export function Logo(props: {
  className?: string;
  /** Its place within another drawing. */
  place?: { x: number; y: number; width: number; height: number };
}) {
  return (
    <svg
      viewBox="0 0 32 32"
      className={props.className}
      {...props.place}
      aria-hidden="true"
      focusable="false"
    >
      <path fill="var(--sprout)" d="M16 17C16 9.5 10.5 5 3 5c0 8 5 12 13 12Z" />
      <path fill="var(--leaf)" d="M16 17c0-6 4.5-10.5 13-10.5C29 13.5 24 17 16 17Z" />
      <path
        fill="var(--turmeric)"
        d="M16 16c4 3.2 5.5 5.6 5.5 8a5.5 5.5 0 0 1-11 0c0-2.4 1.5-4.8 5.5-8Z"
      />
    </svg>
  );
}
