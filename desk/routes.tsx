import { createBrowserRouter, redirect } from "react-router";
import { DocumentList } from "./documents/document-list.tsx";
import { DuplicatesScreen } from "./duplicates/duplicates-screen.tsx";
import { FeedsScreen } from "./feeds/feeds-screen.tsx";
import { DeskFrame } from "./frame/desk-frame.tsx";
import { NotHere } from "./frame/not-here.tsx";
import { ImportScreen } from "./imports/import-screen.tsx";
import { ImportsScreen } from "./imports/imports-screen.tsx";
import { OperatorScreen } from "./operator/operator-screen.tsx";
import { PeopleScreen } from "./people/people-screen.tsx";
import { PicturesScreen } from "./pictures/pictures-screen.tsx";
import { CaseScreen } from "./queue/case-screen.tsx";
import { QueueScreen } from "./queue/queue-screen.tsx";
import { ActsScreen } from "./staff/acts-screen.tsx";
import { StaffScreen } from "./staff/staff-screen.tsx";
import { StoriesScreen } from "./stories/stories-screen.tsx";
import { StoryScreen } from "./stories/story-screen.tsx";
import { TodayScreen } from "./today/today-screen.tsx";

/** The screens of the desk; heavy ones are loaded when they are opened. */
export function createDeskRouter() {
  return createBrowserRouter(
    [
      {
        element: <DeskFrame />,
        // Nothing until a lazy screen is loaded: the frame appears at once.
        hydrateFallbackElement: <></>,
        children: [
          { index: true, loader: () => redirect("/today") },
          { path: "articles", element: <DocumentList key="article" kind="article" /> },
          {
            path: "articles/:id",
            lazy: async () => {
              const { ArticleScreen } = await import("./articles/article-screen.tsx");
              return { Component: ArticleScreen };
            },
          },
          { path: "today", element: <TodayScreen /> },
          { path: "pages", element: <DocumentList key="page" kind="page" /> },
          {
            path: "pages/:id",
            lazy: async () => {
              const { PageScreen } = await import("./pages/page-screen.tsx");
              return { Component: PageScreen };
            },
          },
          { path: "settings", element: <OperatorScreen /> },
          { path: "queue", element: <QueueScreen /> },
          { path: "queue/:id", element: <CaseScreen /> },
          { path: "people", element: <PeopleScreen /> },
          {
            path: "people/:id",
            lazy: async () => {
              const { PersonScreen } = await import("./people/person-screen.tsx");
              return { Component: PersonScreen };
            },
          },
          { path: "startups", element: <DocumentList key="startup" kind="startup" /> },
          {
            path: "startups/:id",
            lazy: async () => {
              const { StartupScreen } = await import("./companies/startup-screen.tsx");
              return { Component: StartupScreen };
            },
          },
          { path: "investors", element: <DocumentList key="investor" kind="investor" /> },
          {
            path: "investors/:id",
            lazy: async () => {
              const { InvestorScreen } = await import("./companies/investor-screen.tsx");
              return { Component: InvestorScreen };
            },
          },
          { path: "rounds", element: <DocumentList key="round" kind="round" /> },
          {
            path: "rounds/:id",
            lazy: async () => {
              const { RoundScreen } = await import("./rounds/round-screen.tsx");
              return { Component: RoundScreen };
            },
          },
          { path: "pictures", element: <PicturesScreen /> },
          {
            path: "pictures/:id",
            lazy: async () => {
              const { PictureScreen } = await import("./pictures/picture-screen.tsx");
              return { Component: PictureScreen };
            },
          },
          { path: "stories", element: <StoriesScreen /> },
          { path: "stories/:id", element: <StoryScreen /> },
          { path: "feeds", element: <FeedsScreen /> },
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
