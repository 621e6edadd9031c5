import { data } from "react-router";
import {
  type Directory,
  type ListState,
  readListState,
} from "../../../contracts/directory-view.ts";
import { loadMessages, requestLanguage } from "../../i18n/locale-files.server.ts";
import { publicBackendAddress, visitorReader } from "../../platform/backend-address.server.ts";
import type { Reader } from "../../platform/backend-context.tsx";
import { readingFailure } from "../../platform/reading-failure.ts";
import type { Facets } from "./facets.ts";
import type { ListPage } from "./list-page.ts";

/** The data of a directory's page: its list, or why it could not be read. */
export async function loadDirectory<Row>(
  request: Request,
  source: {
    directory: Directory;
    read(client: Reader, state: ListState): Promise<ListPage<Row>>;
    count(client: Reader, state: ListState): Promise<Facets>;
  },
) {
  const language = requestLanguage(request);
  const state = readListState(new URL(request.url).searchParams, source.directory);
  const shared = {
    language,
    messages: loadMessages(language, "directory", "labels", "saved", "status"),
    siteUrl: publicBackendAddress().siteUrl,
    state,
  };
  const reader = visitorReader();
  try {
    const [page, facets] = await Promise.all([
      source.read(reader, state),
      source.count(reader, state),
    ]);
    return data({ ...shared, list: { page, facets }, failure: null });
  } catch (error) {
    const failure = readingFailure(error, `${source.directory.path} could not be read`);
    return data({ ...shared, list: null, failure }, failure.response);
  }
}
