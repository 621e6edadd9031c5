import { Markdown } from "@tiptap/markdown";
import { EditorContent, useEditor } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import { useEffect, useRef } from "react";
import { useMessages } from "../../app/i18n/messages-context.tsx";
import { Field } from "../../app/ui/form/field.tsx";
import type { ArticleText } from "../../contracts/desk/article.ts";
import { LANGUAGE_NAMES, LANGUAGE_TAGS, type Language } from "../../contracts/languages.ts";

/** One language of an article: title, excerpt, body and what its picture shows. */
export function TextEditor(props: {
  language: Language;
  text: ArticleText;
  problemOf(field: string): string | undefined;
  onChange(part: Partial<ArticleText>): void;
}) {
  const { language, text, problemOf, onChange } = props;
  const t = useMessages("deskDocuments");
  const lang = LANGUAGE_TAGS[language];
  return (
    <>
      <Field label={t("title")} problem={problemOf("title")}>
        {(control) => (
          <input
            {...control}
            className="input"
            lang={lang}
            maxLength={300}
            value={text.title}
            onChange={(event) => onChange({ title: event.target.value })}
          />
        )}
      </Field>
      <Field label={t("excerpt")} problem={problemOf("excerpt")}>
        {(control) => (
          <textarea
            {...control}
            className="input !min-h-20"
            lang={lang}
            maxLength={1000}
            value={text.excerpt}
            onChange={(event) => onChange({ excerpt: event.target.value })}
          />
        )}
      </Field>
      <Field label={t("body")} problem={problemOf("body")}>
        {(control) => (
          <Body
            id={control.id}
            describedBy={control["aria-describedby"]}
            label={`${t("body")} (${LANGUAGE_NAMES[language]})`}
            lang={lang}
            markdown={text.body}
            onChange={(body) => onChange({ body })}
          />
        )}
      </Field>
      <Field label={t("imageAlt")} hint={t("imageAltHint")} problem={problemOf("imageAlt")}>
        {(control) => (
          <input
            {...control}
            className="input"
            lang={lang}
            maxLength={500}
            value={text.imageAlt}
            onChange={(event) => onChange({ imageAlt: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}

const HEADING = 2;

function Body(props: {
  id: string;
  describedBy: string | undefined;
  label: string;
  lang: string;
  markdown: string;
  onChange(markdown: string): void;
}) {
  const t = useMessages("deskDocuments");
  const { id, describedBy, label, lang, markdown, onChange } = props;
  /** What the editor itself has said last: only another text is put into it. */
  const said = useRef(markdown);
  const tell = useRef(onChange);
  tell.current = onChange;
  const editor = useEditor({
    extensions: [
      StarterKit.configure({ heading: { levels: [2, 3, 4] }, underline: false }),
      Markdown,
    ],
    content: markdown,
    contentType: "markdown",
    injectCSS: false,
    editorProps: {
      attributes: {
        id,
        lang,
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": label,
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
      <div role="toolbar" aria-label={t("tools")} className="flex flex-wrap border-b border-line">
        {tools.map((tool) => (
          <button
            key={tool.word}
            type="button"
            aria-label={t(tool.word)}
            title={t(tool.word)}
            aria-pressed={tool.is}
            className="size-10 font-semibold hover:bg-sunken aria-pressed:text-leaf"
            // The selection must stay where it is.
            onMouseDown={(event) => event.preventDefault()}
            onClick={tool.do}
          >
            <span aria-hidden="true">{tool.mark}</span>
          </button>
        ))}
      </div>
      <EditorContent editor={editor} className="article-body !mt-0 !max-w-none" />
    </div>
  );
}
