import { Link, useSearchParams } from "react-router";
import { useMessages } from "../../app/i18n/messages-context.tsx";
import { Tabs } from "../../app/ui/tabs.tsx";
import { PICTURE_KINDS, type PictureKind } from "../../contracts/pictures.ts";
import { useMember } from "../frame/session.tsx";
import { AddressForm, UploadButton } from "./bring-in.tsx";
import { PictureList, type PictureListView } from "./picture-list.tsx";
import { UploadList } from "./upload-list.tsx";
import { useGiven } from "./use-given.ts";
import { usePictureUploads } from "./use-uploads.ts";

/** The pictures of articles and the logos of companies. The address can be shared. */
export function PicturesScreen() {
  const t = useMessages("deskPictures");
  const member = useMember();
  const [search, setSearch] = useSearchParams();
  const kind = PICTURE_KINDS.find((one) => one === search.get("kind")) ?? "photo";
  const view: PictureListView = {
    kind,
    search: (search.get("q") ?? "").slice(0, 100),
    page: Math.min(10_000, Math.max(1, Math.trunc(Number(search.get("page"))) || 1)),
  };
  const show = (change: Partial<PictureListView>) => {
    const { search: wanted, page } = { ...view, page: 1, ...change };
    setSearch(addressOf(kind, wanted, page), { replace: true });
  };
  return (
    <>
      <h1 className="text-2xl font-bold">{t("heading")}</h1>
      <div className="mt-3">
        <Tabs
          label={t("kinds")}
          tabs={PICTURE_KINDS.map((one) => ({
            to: `/pictures?${addressOf(one, "", 1)}`,
            text: t(`kind_${one}`),
            isCurrent: one === kind,
          }))}
        />
      </div>
      {member.may("write") ? <BringIn key={kind} kind={kind} /> : null}
      <PictureList
        key={kind}
        view={view}
        onView={show}
        around={(picture, shown) => (
          <Link
            to={`/pictures/${picture.id}`}
            className="block rounded-xl hover:opacity-85 focus-visible:outline-offset-4"
          >
            {shown}
          </Link>
        )}
      />
    </>
  );
}

function addressOf(kind: PictureKind, search: string, page: number): URLSearchParams {
  return new URLSearchParams({
    ...(kind !== "photo" && { kind }),
    ...(search !== "" && { q: search }),
    ...(page > 1 && { page: String(page) }),
  });
}

/**
 * Adds pictures by a button, by dropping files anywhere, or by pasting a picture or its address.
 */
function BringIn({ kind }: { kind: PictureKind }) {
  const t = useMessages("deskPictures");
  const { uploads, addFiles, addAddress, clear } = usePictureUploads(kind);
  const isOver = useGiven({
    isOff: false,
    onGiven: ({ files, address }) => {
      if (files.length > 0) addFiles(files);
      else if (address) addAddress(address);
    },
  });
  return (
    <>
      <div
        className={`mt-4 rounded-2xl border-2 border-dashed p-4 ${isOver ? "border-leaf bg-sunken" : "border-line"}`}
      >
        <div className="flex flex-wrap items-center gap-3">
          <UploadButton several className="button-leaf" onFiles={addFiles}>
            {t("upload")}
          </UploadButton>
          <div className="min-w-0 flex-1 basis-72">
            <AddressForm onAddress={addAddress} />
          </div>
        </div>
        <p className="mt-2 text-sm text-muted">{t("bringInHint")}</p>
      </div>
      <UploadList uploads={uploads} onClear={clear} />
    </>
  );
}
