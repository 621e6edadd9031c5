import { type ReactNode, useId, useState } from "react";
import { useMessages } from "../../app/i18n/messages-context.tsx";
import { LONGEST_PICTURE_URL, PICTURE_MIME_TYPES } from "../../contracts/desk/pictures.ts";

/** A button that opens the device's files. */
export function UploadButton(props: {
  several?: boolean;
  className?: string;
  onFiles(files: File[]): void;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <span className="relative inline-flex">
      <input
        id={id}
        type="file"
        multiple={props.several ?? false}
        accept={PICTURE_MIME_TYPES.join(",")}
        className="peer sr-only"
        onChange={(event) => {
          props.onFiles([...(event.target.files ?? [])]);
          // So that the same file can be chosen again.
          event.target.value = "";
        }}
      />
      <label
        htmlFor={id}
        className={`button cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-leaf ${props.className ?? ""}`}
      >
        {props.children}
      </label>
    </span>
  );
}

/** Takes in a picture from its address on another host. */
export function AddressForm(props: { onAddress(url: string): void; autoFocus?: boolean }) {
  const t = useMessages("deskPictures");
  const [url, setUrl] = useState("");
  const id = useId();
  return (
    <form
      className="flex min-w-0 flex-wrap items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        const wanted = url.trim();
        if (wanted === "") return;
        props.onAddress(wanted);
        setUrl("");
      }}
    >
      <label htmlFor={id} className="sr-only">
        {t("address")}
      </label>
      <input
        id={id}
        type="url"
        required
        maxLength={LONGEST_PICTURE_URL}
        className="input min-w-0 flex-1 basis-52"
        placeholder="https://"
        value={url}
        // biome-ignore lint/a11y/noAutofocus: it appears at the press of whoever wants to write in it
        autoFocus={props.autoFocus ?? false}
        onChange={(event) => setUrl(event.target.value)}
      />
      <button type="submit" className="button button-quiet">
        {t("takeIn")}
      </button>
    </form>
  );
}
