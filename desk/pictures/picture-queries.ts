import { useQuery } from "@tanstack/react-query";
import { OperationFailure } from "../../app/platform/operations.ts";
import { listPicturePlaces, readPicture } from "../../contracts/desk/pictures.ts";
import { pictureIn } from "../../contracts/picture-references.ts";
import { useDeskCall } from "../frame/session.tsx";

/** The prefix of every query for a list of pictures. */
export const PICTURES_KEY = ["desk", "pictures"];

export function pictureKey(id: string) {
  return ["desk", "picture", id];
}

/** The current state of a picture. */
export function usePicture(id: string | undefined) {
  const call = useDeskCall();
  return useQuery({
    queryKey: pictureKey(id ?? ""),
    queryFn: ({ signal }) => call(readPicture, { id: id ?? "" }, signal),
    enabled: id !== undefined,
    staleTime: 0,
    retry: (count, error) =>
      count < 2 && !(error instanceof OperationFailure && error.code === "not_found"),
  });
}

/** Where a picture is used now. */
export function usePicturePlaces(id: string) {
  const call = useDeskCall();
  return useQuery({
    queryKey: [...pictureKey(id), "places"],
    queryFn: ({ signal }) => call(listPicturePlaces, { id }, signal),
    staleTime: 0,
  });
}

/**
 * The picture that a draft refers to, with its current facts: empty until they are known, and when
 * it is gone.
 */
export function useNamedPicture(named: string) {
  const id = pictureIn(named);
  const { data, error } = usePicture(id);
  return {
    picture: data,
    address: id === undefined ? named : (data?.address ?? ""),
    isGone: error instanceof OperationFailure && error.code === "not_found",
  };
}
