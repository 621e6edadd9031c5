/**
 * Creates each `Intl` formatter once per language and options: creating one takes as long as
 * rendering ten table rows, and a page needs hundreds.
 */
function kept<Options, Format>(
  make: (tag: string, options?: Options) => Format,
): (tag: string, options?: Options) => Format {
  const formats = new Map<string, Format>();
  return (tag, options) => {
    const key = tag + JSON.stringify(options);
    const format = formats.get(key) ?? make(tag, options);
    formats.set(key, format);
    return format;
  };
}

export const numberFormat = kept(
  (tag, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options),
);
export const dateFormat = kept(
  (tag, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, options),
);
export const relativeTimeFormat = kept(
  (tag, options?: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(tag, options),
);
export const listFormat = kept(
  (tag, options?: Intl.ListFormatOptions) => new Intl.ListFormat(tag, options),
);
export const collator = kept((tag) => new Intl.Collator(tag));
export const pluralRules = kept((tag) => new Intl.PluralRules(tag));

/** A formatted number with a real minus sign: Intl's hyphen is narrower than a plus. */
export function withMinus(formatted: string): string {
  return formatted.replace("-", "−");
}
