/** Terraces under a low sun, and the seed in front: drawn here, so that it costs no request. */
export function HeroPicture() {
  return (
    <svg
      viewBox="0 0 560 400"
      className="hidden w-full rounded-3xl md:block"
      aria-hidden="true"
      focusable="false"
    >
      <path fill="#f6dfae" d="M0 0h560v400H0z" />
      <circle cx="396" cy="128" r="62" fill="#e9a23b" />
      <path fill="#9ccbb0" d="M0 190c70-60 130-70 190-30s120 30 180-10 130-40 190 0v250H0z" />
      <path fill="#62b187" d="M0 240c90-40 170-40 260-6s190 24 300-22v188H0z" />
      <path fill="#3fa66b" d="M0 288c110-34 220-26 320 2s170 14 240-16v126H0z" />
      <path
        fill="none"
        stroke="#f7f1e3"
        strokeWidth="3"
        opacity=".55"
        d="M0 262c90-34 176-34 262-4s186 22 298-20M0 310c110-30 216-22 316 4s176 12 244-14"
      />
      <path fill="#0f5a45" d="M0 340c130-30 250-18 350 2s150 6 210-12v70H0z" />
      <path fill="#0a4535" d="M0 372c150-22 380-16 560-6v34H0z" />
      <g transform="translate(120 84)">
        <path fill="#16382c" d="M88 178c0 62-4 92-8 128h16c2-40 4-70 4-128z" />
        <path fill="#0f5a45" d="M94 186C94 110 50 66-22 66c0 80 44 120 116 120z" />
        <path fill="#3fa66b" d="M94 186c0-60 44-112 136-112 0 74-52 112-136 112z" />
        <path
          fill="none"
          stroke="#f7f1e3"
          strokeWidth="3"
          opacity=".6"
          d="M94 186C76 130 40 94-4 78M94 186c20-46 62-86 118-100"
        />
        <path fill="#d9503f" d="M56 318c0-26 14-42 32-54 20 12 34 28 34 54a33 33 0 0 1-66 0z" />
        <path fill="#f2b8b5" d="M68 312c0-16 6-26 14-34-2 14-2 26 2 40-8 4-16 2-16-6z" />
      </g>
    </svg>
  );
}
