import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import type pg from "pg";
import { WebSocketServer } from "ws";
import type { Identity } from "../gateway/identity.ts";
import type { Log } from "../log.ts";
import type { VerifyToken } from "./channel/session.ts";
import { createFanOut } from "./fan-out/fan-out.ts";
import { createAdmission } from "./limits/admission.ts";
import { DEFAULT_LIMITS, type Limits } from "./limits/limits.ts";
import { openChangeStream } from "./replication/change-stream.ts";
import { createBroadcastEndpoint } from "./rooms/broadcast-endpoint.ts";
import { createPresence } from "./rooms/presence.ts";
import { createRooms } from "./rooms/rooms.ts";
import { type Connection, serveConnection } from "./socket/connection.ts";
import { createSubscribe } from "./subscriptions/subscriber.ts";
import { createSubscriptions } from "./subscriptions/subscriptions.ts";
import { createCatalogue } from "./visibility/catalogue.ts";
import { createVisibility } from "./visibility/visibility.ts";
import type { ProtocolVersion } from "./wire/frames.ts";

export type Realtime = {
  /**
   * Takes over an upgrade whose apikey the gateway has already checked (a bad key was answered with
   * 401).
   */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer, identity: Identity): void;
  /** Handles HTTP requests; `path` is the part after `/realtime/v1`. */
  handle(
    request: IncomingMessage,
    response: ServerResponse,
    identity: Identity,
    path: string,
    query: string,
  ): Promise<void>;
  /** Resolves when the change stream is (again) being read. */
  ready(): Promise<void>;
  /** Whether the change stream is being read right now. */
  isRunning(): boolean;
  /** Tells every socket that the server goes away, and waits a moment for their farewell. */
  closeSockets(): Promise<void>;
  figures(): RealtimeFigures;
  close(): Promise<void>;
};

/** What is open now, and totals since the start. */
export type RealtimeFigures = {
  sockets: number;
  channels: number;
  opened: number;
  refused: number;
  /** Changes read from the database. */
  changes: number;
};

export type RealtimeOptions = {
  /** Logs in as a role that may `set local role` to every identity's. */
  pool: pg.Pool;
  /** A role with REPLICATION. */
  replication: pg.ClientConfig;
  publication: string;
  verifyToken: VerifyToken;
  /**
   * Names the network of a request, within which a visitor can change address: limits count by it.
   */
  networkOf(request: IncomingMessage): string;
  onDelivered?(lagSeconds: number): void;
  log: Log;
  limits?: Partial<Limits>;
};

/** How long a client has to answer a goodbye; most need a tenth of this. */
const FAREWELL_MS = 1000;

/** Serves `/realtime/v1/websocket` and `/realtime/v1/api/broadcast`: table changes, broadcast and presence. */
export async function createRealtime(options: RealtimeOptions): Promise<Realtime> {
  const { pool, replication, publication, log } = options;
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const rooms = createRooms();
  const subscriptions = createSubscriptions();
  const catalogue = createCatalogue(pool, publication);
  const visibility = createVisibility(pool, limits.validationsWaitingPerNetwork);
  const counted = { opened: 0, refused: 0, changes: 0 };
  const { onDelivered } = options;
  const fanOut = createFanOut({
    subscriptions,
    catalogue,
    visibility,
    ...(onDelivered && { onDelivered }),
    log,
  });
  const stream = openChangeStream({
    replication,
    publication,
    onChange(change) {
      counted.changes += 1;
      return fanOut.push(change);
    },
    onRelation: catalogue.forget,
    log,
  });
  const services = {
    rooms,
    presence: createPresence(rooms),
    subscribe: createSubscribe({ ready: stream.ready, catalogue, visibility, subscriptions }),
    verifyToken: options.verifyToken,
    limits,
    log,
  };

  const broadcastEndpoint = createBroadcastEndpoint(rooms, limits.frameBytes);
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: limits.frameBytes,
    maxFragments: limits.fragmentsOfMessage,
    // A connection answers those that it counts.
    autoPong: false,
    perMessageDeflate: false,
  });
  const connections = new Set<Connection>();
  const admission = createAdmission(limits, (network) =>
    log("warn", "realtime refuses new sockets of a network that has or opens too many", {
      network,
    }),
  );
  const sweeper = setInterval(() => {
    cutIdle(connections, limits.idleMs);
    admission.forgetQuiet();
  }, limits.idleMs / 4);
  sweeper.unref();

  const closeSockets = async () => {
    await Promise.all([...connections].map((connection) => connection.close(FAREWELL_MS)));
  };

  return {
    handleUpgrade(request, socket, head, identity) {
      // Until `ws` takes over, a reset by the client would be an unheard error.
      socket.on("error", () => socket.destroy());
      if (connections.size >= limits.connections) {
        counted.refused += 1;
        return refuse(socket, "503 Service Unavailable");
      }
      const network = options.networkOf(request);
      const retryAfter = admission.refusal(network);
      if (retryAfter !== null) {
        counted.refused += 1;
        return refuse(socket, "429 Too Many Requests", `Retry-After: ${retryAfter}\r\n`);
      }
      const address = URL.parse(request.url ?? "/", "http://localhost");
      if (!address?.pathname.endsWith("/websocket")) return refuse(socket, "404 Not Found");
      const version = versionOf(address.searchParams);
      if (!version) return refuse(socket, "400 Bad Request");
      server.handleUpgrade(request, socket, head, (webSocket) => {
        const { room, leave } = admission.enter(network);
        const connection = serveConnection(services, webSocket, {
          version,
          identity,
          network,
          room,
        });
        connections.add(connection);
        counted.opened += 1;
        webSocket.on("close", () => {
          connections.delete(connection);
          leave();
        });
      });
    },
    handle: broadcastEndpoint,
    ready: stream.ready,
    isRunning: stream.isRunning,
    closeSockets,
    figures: () => ({
      ...counted,
      sockets: connections.size,
      channels: [...connections].reduce((sum, connection) => sum + connection.channelCount(), 0),
    }),
    async close() {
      clearInterval(sweeper);
      await closeSockets();
      server.close();
      await stream.close();
    },
  };
}

function cutIdle(connections: Iterable<Connection>, idleMs: number): void {
  const oldest = performance.now() - idleMs;
  for (const connection of connections) if (connection.lastHeard() < oldest) connection.cut();
}

function versionOf(searchParams: URLSearchParams): ProtocolVersion | null {
  const version = searchParams.get("vsn") ?? "1.0.0";
  return version === "1.0.0" || version === "2.0.0" ? version : null;
}

function refuse(socket: Duplex, status: string, header = ""): void {
  // If we only ended it, the connection would stay as long as the client keeps its half open.
  socket.once("finish", () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\n${header}Connection: close\r\nContent-Length: 0\r\n\r\n`);
}
