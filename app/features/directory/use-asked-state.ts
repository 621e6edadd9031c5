import { useNavigation } from "react-router";
import {
  type Directory,
  type ListState,
  readListState,
} from "../../../contracts/directory-view.ts";

/** What the reader has asked for: shown in the filters at once, while its list is still on its way. */
export function useAskedState(directory: Directory, loaded: ListState): ListState {
  const { location } = useNavigation();
  if (location?.pathname !== directory.path) return loaded;
  return readListState(new URLSearchParams(location.search), directory);
}
