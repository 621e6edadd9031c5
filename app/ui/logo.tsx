/** The mark: a seed that has just opened, one leaf each way. */
export function Logo({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true" focusable="false">
      <path fill="var(--sprout)" d="M16 17C16 9.5 10.500 5 3 5c0 8 5 12 13 12Z" />
      <path fill="var(--leaf)" d="M16 17c0-6 4.500-10.500 13-10.500C29 13.500 24 17 16 17Z" />
      <path
        fill="var(--turmeric)"
        d="M16 16c4 3.200 5.500 5.600 5.500 8a5.500 5.500 0 0 1-11 0c0-2.400 1.500-4.800 5.500-8Z"
      />
    </svg>
  );
}
