import { EditorContent, useEditor } from "@tiptap/react";
import { useEffect, useRef } from "react";
import { useMessages } from "../../app/i18n/messages-context.tsx";
import { useMayChange } from "../ui/may-change.tsx";
import { BODY_EXTENSIONS } from "./body-markdown.ts";

const HEADING = 2;

/** Markdown, edited as it will look. */
export function BodyEditor(props: {
  id: string;
  describedBy: string | undefined;
  label: string;
  lang: string;
  markdown: string;
  onChange(markdown: string): void;
}) {
  const t = useMessages("deskDocuments");
  const mayChange = useMayChange();
  const { id, describedBy, label, lang, markdown, onChange } = props;
  /** The Markdown that the editor reported last: only a different text is put into it. */
  const said = useRef(markdown);
  const tell = useRef(onChange);
  tell.current = onChange;
  const editor = useEditor({
    extensions: BODY_EXTENSIONS,
    content: markdown,
    editable: mayChange,
    contentType: "markdown",
    injectCSS: false,
    editorProps: {
      attributes: {
        id,
        lang,
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": label,
        ...(!mayChange && { "aria-readonly": "true", tabindex: "0" }),
        ...(describedBy && { "aria-describedby": describedBy }),
      },
    },
    onUpdate: ({ editor: changed }) => {
      said.current = changed.getMarkdown();
      tell.current(said.current);
    },
  });
  useEffect(() => {
    if (!editor || markdown === said.current) return;
    said.current = markdown;
    editor.commands.setContent(markdown, { contentType: "markdown", emitUpdate: false });
  }, [editor, markdown]);
  if (!editor) return null;
  const tools = [
    {
      word: "toolHeading",
      mark: "H",
      is: editor.isActive("heading"),
      do: () => editor.chain().focus().toggleHeading({ level: HEADING }).run(),
    },
    {
      word: "toolBold",
      mark: "B",
      is: editor.isActive("bold"),
      do: () => editor.chain().focus().toggleBold().run(),
    },
    {
      word: "toolItalic",
      mark: "I",
      is: editor.isActive("italic"),
      do: () => editor.chain().focus().toggleItalic().run(),
    },
    {
      word: "toolList",
      mark: "•",
      is: editor.isActive("bulletList"),
      do: () => editor.chain().focus().toggleBulletList().run(),
    },
    {
      word: "toolQuote",
      mark: "”",
      is: editor.isActive("blockquote"),
      do: () => editor.chain().focus().toggleBlockquote().run(),
    },
  ] as const;
  return (
    <div className="desk-editor rounded-lg border border-field-line bg-surface">
      {mayChange ? (
        <div role="toolbar" aria-label={t("tools")} className="flex flex-wrap border-b border-line">
          {tools.map((tool) => (
            <button
              key={tool.word}
              type="button"
              aria-label={t(tool.word)}
              title={t(tool.word)}
              aria-pressed={tool.is}
              className="size-10 font-semibold hover:bg-sunken aria-pressed:text-leaf"
              // Keep the selection in the editor.
              onMouseDown={(event) => event.preventDefault()}
              onClick={tool.do}
            >
              <span aria-hidden="true">{tool.mark}</span>
            </button>
          ))}
        </div>
      ) : null}
      <EditorContent editor={editor} className="article-body !mt-0 !max-w-none" />
    </div>
  );
}
