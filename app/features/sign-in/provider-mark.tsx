import type { Provider } from "./offered-providers.ts";

/** The providers' familiar logos. */
export function ProviderMark({ provider }: { provider: Provider }) {
  return (
    <svg viewBox="0 0 24 24" className="size-5 shrink-0" aria-hidden="true" focusable="false">
      {provider === "google" ? (
        <>
          <path
            fill="#4285f4"
            d="M22.5 12.3c0-.8-.1-1.5-.2-2.2H12v4.2h5.9a5 5 0 0 1-2.2 3.3v2.7h3.5c2.1-1.9 3.3-4.7 3.3-8Z"
          />
          <path
            fill="#34a853"
            d="M12 23c3 0 5.5-1 7.2-2.7l-3.5-2.7c-1 .6-2.2 1-3.7 1-2.9 0-5.3-1.9-6.2-4.5H2.2v2.8A11 11 0 0 0 12 23Z"
          />
          <path
            fill="#fbbc05"
            d="M5.8 14.1a6.6 6.6 0 0 1 0-4.2V7.1H2.2a11 11 0 0 0 0 9.8l3.6-2.8Z"
          />
          <path
            fill="#ea4335"
            d="M12 5.4c1.6 0 3.1.6 4.2 1.6l3.1-3.1A11 11 0 0 0 2.2 7.1l3.6 2.8C6.7 7.3 9.1 5.4 12 5.4Z"
          />
        </>
      ) : (
        <>
          <circle cx="12" cy="12" r="11" fill="#0866ff" />
          <path
            fill="#fff"
            d="m16.6 15 .5-3.2H14V9.7c0-.9.4-1.7 1.8-1.7h1.4V5.3s-1.3-.2-2.5-.2c-2.5 0-4.1 1.5-4.1 4.3v2.4H7.8V15h2.8v7.9a11 11 0 0 0 3.4 0V15h2.6Z"
          />
        </>
      )}
    </svg>
  );
}
