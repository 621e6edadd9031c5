import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useLanguage, useMessages } from "../../app/i18n/messages-context.tsx";
import {
  type DeskPicture,
  LONGEST_PICTURE_SEARCH,
  listPictures,
  PICTURES_PER_PAGE,
} from "../../contracts/desk/pictures.ts";
import { numberFormat } from "../../contracts/formats.ts";
import { LANGUAGE_TAGS } from "../../contracts/languages.ts";
import type { PictureKind } from "../../contracts/pictures.ts";
import { useDeskCall } from "../frame/session.tsx";
import { Pager } from "../ui/pager.tsx";
import { Waiting } from "../ui/waiting.tsx";
import { PICTURES_KEY } from "./picture-queries.ts";
import { Thumbnail } from "./thumbnail.tsx";

export type PictureListView = { kind: PictureKind; search: string; page: number };

/** Pictures of a kind in a grid: searched by their words, page by page. */
export function PictureList(props: {
  view: PictureListView;
  onView(change: Partial<PictureListView>): void;
  /** Wraps each picture in the element that opens or chooses it. */
  around(picture: DeskPicture, shown: ReactNode): ReactNode;
}) {
  const { view, onView, around } = props;
  const t = useMessages("deskPictures");
  const language = useLanguage();
  const call = useDeskCall();
  const found = useQuery({
    queryKey: [...PICTURES_KEY, view],
    queryFn: ({ signal }) => call(listPictures, view, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const total = found.data?.total ?? 0;
  return (
    <>
      <search className="mt-4 flex flex-wrap items-center gap-3">
        <input
          type="search"
          className="input max-w-sm"
          aria-label={t("search")}
          placeholder={t("search")}
          maxLength={LONGEST_PICTURE_SEARCH}
          defaultValue={view.search}
          onChange={(event) => onView({ search: event.target.value.trim() })}
        />
        <p role="status" className="text-sm text-muted tabular-nums">
          {found.data
            ? t("found", {
                count: total,
                shown: numberFormat(LANGUAGE_TAGS[language]).format(total),
              })
            : null}
        </p>
      </search>
      {found.data ? null : <Waiting error={found.error} tryAgain={() => void found.refetch()} />}
      {total > 0 ? (
        <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(9.5rem,44%),1fr))] gap-3">
          {found.data?.pictures.map((picture) => (
            <li key={picture.id} className="min-w-0">
              {around(picture, <Shown picture={picture} />)}
            </li>
          ))}
        </ul>
      ) : null}
      {found.data && total === 0 ? (
        <p className="mt-6 text-muted">{t(view.search === "" ? "empty" : "nothingFound")}</p>
      ) : null}
      <Pager
        page={view.page}
        pages={Math.ceil(total / PICTURES_PER_PAGE)}
        onPage={(page) => onView({ page })}
      />
    </>
  );
}

function Shown({ picture }: { picture: DeskPicture }) {
  const t = useMessages("deskPictures");
  return (
    <>
      <Thumbnail
        picture={picture}
        sizes="(min-width: 40rem) 13rem, 45vw"
        className={`w-full rounded-xl ${picture.kind === "logo" ? "aspect-square" : "aspect-[4/3]"}`}
      />
      <span className="mt-1 block truncate text-sm font-medium">{picture.name}</span>
      <span className="block truncate text-xs text-muted">
        {picture.credit === "" && picture.kind === "photo" ? t("noCredit") : picture.credit}
      </span>
    </>
  );
}
