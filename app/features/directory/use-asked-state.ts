import { useNavigation } from "react-router";
import {
  type Directory,
  type ListState,
  readListState,
} from "../../../contracts/directory-view.ts";

/**
 * The state that the reader has requested: the filters show it at once, while its list is loading.
 */
export function useAskedState(directory: Directory, loaded: ListState): ListState {
  const { location } = useNavigation();
  if (location?.pathname !== directory.path) return loaded;
  return readListState(new URLSearchParams(location.search), directory);
}
