import type { Call } from "./call.ts";
import { getBucket, listBuckets } from "./endpoints/buckets.ts";
import {
  createBucket,
  deleteBucket,
  emptyBucket,
  updateBucket,
} from "./endpoints/change-buckets.ts";
import { copyObject } from "./endpoints/copy-object.ts";
import { downloadObject, headObject } from "./endpoints/download-object.ts";
import { downloadPublic, headPublic } from "./endpoints/download-public.ts";
import { downloadSigned } from "./endpoints/download-signed.ts";
import { listObjects } from "./endpoints/list-objects.ts";
import { listObjectsV2 } from "./endpoints/list-objects-v2.ts";
import { moveObject } from "./endpoints/move-object.ts";
import { objectInfo, publicInfo } from "./endpoints/object-info.ts";
import { removeObject, removeObjects } from "./endpoints/remove-objects.ts";
import { signObject, signObjects } from "./endpoints/sign-object.ts";
import { signUpload } from "./endpoints/sign-upload.ts";
import { updateObject, uploadObject } from "./endpoints/upload-object.ts";
import { uploadSigned } from "./endpoints/upload-signed.ts";
import { notServed } from "./errors.ts";

/** Answers a request itself, or returns what to send as JSON. */
type Endpoint = (call: Call, bucketId: string, key: string) => Promise<unknown>;

type Route = {
  methods: string[];
  path: RegExp;
  /** What a policy reads with `storage.operation()`. */
  operation: string;
  endpoint: Endpoint;
  /** Whether the address needs no key: it is public, or carries its own token. */
  open?: true;
};

const refuse = (feature: string) => async () => {
  throw notServed(feature);
};
const ANY = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];

const OPEN: Route[] = [
  route("GET", "object/public/:object", "object.get_public", downloadPublic),
  route("HEAD", "object/public/:object", "object.info_public", headPublic),
  route("GET", "object/info/public/:object", "object.info_public", publicInfo),
  route("GET HEAD", "object/sign/:object", "object.get_signed", downloadSigned),
  route("PUT", "object/upload/sign/:object", "object.upload_signed", uploadSigned),
  route("GET HEAD", "render/image/(?:public|sign)/:object", "", refuse("Image transformation")),
];

/** All routes. The first match wins, so the general ones come last. */
const ROUTES: Route[] = [
  ...OPEN.map((each): Route => ({ ...each, open: true })),
  route("GET", "bucket", "bucket.list", listBuckets),
  route("POST", "bucket", "bucket.create", createBucket),
  route("GET", "bucket/:bucket", "bucket.get", getBucket),
  route("PUT", "bucket/:bucket", "bucket.update", updateBucket),
  route("POST", "bucket/:bucket/empty", "bucket.empty", emptyBucket),
  route("DELETE", "bucket/:bucket", "bucket.delete", deleteBucket),
  route("POST", "object/list/:bucket", "object.list", listObjects),
  route("POST", "object/list-v2/:bucket", "object.list_v2", listObjectsV2),
  route("POST", "object/move", "object.move", moveObject),
  route("POST", "object/copy", "object.copy", copyObject),
  route("POST", "object/sign/:bucket", "object.sign_many", signObjects),
  route("POST", "object/sign/:object", "object.sign", signObject),
  route("POST", "object/upload/sign/:object", "object.sign_upload_url", signUpload),
  route("GET", "object/info/(?:authenticated/)?:object", "object.info_authenticated", objectInfo),
  route("GET", "object/(?:authenticated/)?:object", "object.get_authenticated", downloadObject),
  route("HEAD", "object/(?:authenticated/)?:object", "object.info_authenticated", headObject),
  route("POST", "object/:object", "object.upload", uploadObject),
  route("PUT", "object/:object", "object.upload_update", updateObject),
  route("DELETE", "object/:bucket", "object.delete_many", removeObjects),
  route("DELETE", "object/:object", "object.delete", removeObject),
  route(ANY.join(" "), "render/.*", "", refuse("Image transformation")),
  route(`${ANY.join(" ")} OPTIONS`, "upload/resumable.*", "", refuse("Resumable upload (TUS)")),
  route(ANY.join(" "), "s3.*", "", refuse("The S3 protocol")),
  route(ANY.join(" "), "vector.*", "", refuse("Vector buckets")),
  route(ANY.join(" "), "iceberg.*", "", refuse("Analytics buckets")),
  route(ANY.join(" "), "cdn/.*", "", refuse("Purging a CDN")),
];

/** A request's endpoint with the encoded parts of its address; undefined when there is none. */
export function findRoute(method: string, path: string) {
  for (const { methods, path: pattern, operation, endpoint, open } of ROUTES) {
    const match = methods.includes(method) ? pattern.exec(path) : null;
    const { bucket = "", key = "" } = match?.groups ?? {};
    if (match) return { operation, endpoint, isOpen: open === true, bucket, key };
  }
  return undefined;
}

function route(methods: string, path: string, operation: string, endpoint: Endpoint): Route {
  const pattern = path
    .replace(":object", "(?<bucket>[^/]+)/(?<key>.+)")
    .replace(":bucket", "(?<bucket>[^/]+)");
  return {
    methods: methods.split(" "),
    path: new RegExp(`^/${pattern}$`),
    operation: `storage.${operation}`,
    endpoint,
  };
}
