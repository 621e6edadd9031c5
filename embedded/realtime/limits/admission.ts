import type { Limits } from "./limits.ts";
import { createTokenBucket } from "./token-bucket.ts";

type Network = {
  open: number;
  entryCharacters: number;
  fresh: ReturnType<typeof createTokenBucket>;
  isReported: boolean;
};

/** When to try again if others have to leave first. */
const FULL_RETRY_SECONDS = 30;

/** A socket's part of its network's share of our memory. */
export type Room = {
  /** For the entries of its channels, which are judged at each change. @returns false if they do not fit. */
  take(characters: number): boolean;
  giveBack(characters: number): void;
  /** How much may be left unread. */
  unsentBytes(): number;
};

/**
 * Counts the sockets of each network, so that none can take all of them or keep the server busy
 * with handshakes. The counters live in this process: a restart resets them.
 * @param onRefusal called once per network, until it has been quiet.
 */
export function createAdmission(
  limits: Pick<
    Limits,
    | "connectionsPerNetwork"
    | "newConnectionsPerMinute"
    | "newConnectionsAtOnce"
    | "entryCharactersPerConnection"
    | "entryCharactersPerNetwork"
    | "unsentBytes"
    | "unsentBytesPerNetwork"
  >,
  onRefusal: (network: string) => void,
) {
  const networks = new Map<string, Network>();

  const find = (name: string): Network => {
    const known = networks.get(name);
    if (known) return known;
    const fresh = createTokenBucket(
      limits.newConnectionsPerMinute / 60,
      limits.newConnectionsAtOnce,
    );
    const network = { open: 0, entryCharacters: 0, fresh, isReported: false };
    networks.set(name, network);
    return network;
  };

  return {
    /** Whether the network may open one more: null, or after how many whole seconds to try again. */
    refusal(name: string): number | null {
      const network = find(name);
      const isFull = network.open >= limits.connectionsPerNetwork;
      if (!isFull && network.fresh.take(1)) return null;
      if (!network.isReported) onRefusal(name);
      network.isReported = true;
      return isFull ? FULL_RETRY_SECONDS : Math.ceil(network.fresh.secondsUntil(1));
    },
    /** Counts a socket that has opened, until it leaves. */
    enter(name: string): { room: Room; leave(): void } {
      const network = find(name);
      network.open++;
      let own = 0;
      return {
        room: {
          take(characters) {
            const fits =
              own + characters <= limits.entryCharactersPerConnection &&
              network.entryCharacters + characters <= limits.entryCharactersPerNetwork;
            if (!fits) return false;
            own += characters;
            network.entryCharacters += characters;
            return true;
          },
          giveBack(characters) {
            own -= characters;
            network.entryCharacters -= characters;
          },
          unsentBytes: () =>
            Math.min(limits.unsentBytes, limits.unsentBytesPerNetwork / network.open),
        },
        leave() {
          network.open--;
        },
      };
    },
    /** Forgets networks that would be treated like new ones: their names come from outside. */
    forgetQuiet(): void {
      for (const [name, { open, fresh }] of networks) {
        if (open === 0 && fresh.secondsUntil(limits.newConnectionsAtOnce) === 0) {
          networks.delete(name);
        }
      }
    },
    /** How many networks are kept in memory. */
    size: () => networks.size,
  };
}
