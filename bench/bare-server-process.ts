import { once } from "node:events";
import { createServer } from "node:http";
import { recordedAnswer } from "./bare-server.ts";

/** The least that a Node server can do: the same bytes for every request. */

const [message] = await once(process, "message");
const { status, headers, body } = recordedAnswer.parse(message);
const server = createServer((_request, response) => {
  response.writeHead(status, headers);
  response.end(body);
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (address !== null && typeof address !== "string") process.send?.(address.port);
});
process.on("disconnect", () => process.exit());
