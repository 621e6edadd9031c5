import { createServer } from "node:http";

/**
 * A server with one fault per address, for testing the detection of faults. It prints its port
 * first.
 */
const server = createServer((request, response) => {
  switch (request.url) {
    case "/fails":
      response.writeHead(500).end("A fault");
      return;
    case "/is-busy":
      response.writeHead(503, { "retry-after": "1" }).end();
      return;
    case "/is-silent":
      return;
    case "/hangs-up":
      response.destroy();
      return;
    case "/ends":
      throw new TypeError("A fault that nobody catches");
    case "/logs":
      console.error(JSON.stringify({ level: 50, msg: "Something failed", error: "A fault" }));
      response.end("fine");
      return;
    case "/prints":
      console.error("Warning: somebody forgot this");
      response.end("fine");
      return;
    default:
      response.end("fine");
  }
});

server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (address !== null && typeof address === "object") console.log(address.port);
});
