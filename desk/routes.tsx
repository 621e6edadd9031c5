import { createBrowserRouter, redirect } from "react-router";
import { DocumentList } from "./documents/document-list.tsx";
import { DuplicatesScreen } from "./duplicates/duplicates-screen.tsx";
import { DeskFrame } from "./frame/desk-frame.tsx";
import { NotHere } from "./frame/not-here.tsx";
import { ImportScreen } from "./imports/import-screen.tsx";
import { ImportsScreen } from "./imports/imports-screen.tsx";
import { ActsScreen } from "./staff/acts-screen.tsx";
import { StaffScreen } from "./staff/staff-screen.tsx";

/** The screens of the desk; what is heavy is loaded when it is opened. */
export function createDeskRouter() {
  return createBrowserRouter(
    [
      {
        element: <DeskFrame />,
        children: [
          { index: true, loader: () => redirect("/articles") },
          { path: "articles", element: <DocumentList kind="article" /> },
          {
            path: "articles/:id",
            lazy: async () => {
              const { ArticleScreen } = await import("./articles/article-screen.tsx");
              return { Component: ArticleScreen };
            },
          },
          { path: "import", element: <ImportsScreen /> },
          { path: "import/:id", element: <ImportScreen /> },
          { path: "duplicates", element: <DuplicatesScreen /> },
          { path: "staff", element: <StaffScreen /> },
          { path: "acts", element: <ActsScreen /> },
          { path: "*", element: <NotHere /> },
        ],
      },
    ],
    { basename: "/desk" },
  );
}
