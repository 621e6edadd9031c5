import { createBrowserRouter, redirect } from "react-router";
import { DocumentList } from "./documents/document-list.tsx";
import { DeskFrame } from "./frame/desk-frame.tsx";
import { NotHere } from "./frame/not-here.tsx";
import { OperatorScreen } from "./operator/operator-screen.tsx";
import { ActsScreen } from "./staff/acts-screen.tsx";
import { StaffScreen } from "./staff/staff-screen.tsx";
import { TodayScreen } from "./today/today-screen.tsx";

/** The screens of the desk; what is heavy is loaded when it is opened. */
export function createDeskRouter() {
  return createBrowserRouter(
    [
      {
        element: <DeskFrame />,
        // Until a screen that is loaded later is there: the frame follows at once.
        hydrateFallbackElement: <></>,
        children: [
          { index: true, loader: () => redirect("/today") },
          { path: "articles", element: <DocumentList kind="article" /> },
          {
            path: "articles/:id",
            lazy: async () => {
              const { ArticleScreen } = await import("./articles/article-screen.tsx");
              return { Component: ArticleScreen };
            },
          },
          { path: "today", element: <TodayScreen /> },
          { path: "pages", element: <DocumentList kind="page" /> },
          {
            path: "pages/:id",
            lazy: async () => {
              const { PageScreen } = await import("./pages/page-screen.tsx");
              return { Component: PageScreen };
            },
          },
          { path: "settings", element: <OperatorScreen /> },
          { path: "staff", element: <StaffScreen /> },
          { path: "acts", element: <ActsScreen /> },
          { path: "*", element: <NotHere /> },
        ],
      },
    ],
    { basename: "/desk" },
  );
}
