/** The frame that follows new articles, as Home sends it (app/features/news/use-live-news.ts). */
export const JOIN_NEWS = JSON.stringify([
  "1",
  "1",
  "realtime:news-feed",
  "phx_join",
  {
    config: {
      broadcast: { ack: false, self: false },
      presence: { key: "", enabled: false },
      postgres_changes: [{ event: "INSERT", schema: "public", table: "news" }],
      private: false,
    },
  },
]);
